/** Props of the lead-capture form, from its section, and of the form on the page that answers a refused post. */
import type { ManualField } from '../../../domain/address/manual-address.ts';
import type { LeadField, LeadFieldType } from '../../../domain/forms/lead-form-rules.ts';
import type { ConsentNotice } from '../../../domain/leads/consent-notice.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { NoticeWords } from '../form/collection-notice.tsx';
import type { RefusedForm } from '../form/use-form-post.ts';

/** Words of the success dialog; `{name}` stands for the visitor's name (spec: lead-form). */
export interface SuccessWords {
  readonly heading: string;
  readonly headingContent: string;
  readonly subHeading: string;
  readonly content: string;
}

/** The content of a refused post, so that nothing typed is lost. */
export interface RefusedLead extends RefusedForm<LeadFieldType> {
  readonly marketing: boolean;
  /** `manual`: the seven fields are on the page. */
  readonly entry: 'search' | 'manual';
  readonly manual: Readonly<Partial<Record<ManualField, string>>>;
  /** Addresses found for what was typed, to choose from. */
  readonly choices: readonly { readonly line: string; readonly id: string }[];
  /** Words found in place of mistyped ones. */
  readonly repaired?: readonly string[] | undefined;
  /** Id of the address that was chosen before. */
  readonly selected?: string | undefined;
}

export interface LeadFormProps {
  readonly vertical: VerticalSlug;
  /** Path of the form's page, where the server looks up its fields. */
  readonly page: string;
  readonly fields: readonly LeadField[];
  readonly submitLabel: string;
  readonly success: SuccessWords;
  /** The collection notice; its version is stored with the lead. */
  readonly consent: NoticeWords & Pick<ConsentNotice, 'version'>;
  /** The page's id, filled in by the page cache: it shows when the form was opened. */
  readonly submissionId: string;
}

export interface RefusedLeadFormProps extends LeadFormProps {
  /** The page's heading. */
  readonly title: string;
  readonly refused: RefusedLead;
}
