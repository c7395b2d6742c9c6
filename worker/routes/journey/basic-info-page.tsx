/** The basic-info page of a lead that exists: what was passed on, and the form that asks who the visitor is. */
import { BasicInfo } from '../../../client/journey/basic-info.tsx';
import { idSlot } from '../../../client/ui/visitor-slots.ts';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { AppContext } from '../../context.ts';
import type { LeadInput } from '../../leads/intake/lead-input.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { renderMain } from '../../render/render-main.tsx';
import { respondUncached } from '../../render/respond-uncached.tsx';

export interface BasicInfoState {
  /** What a refused post had in it. */
  readonly typed?: LeadInput;
  readonly errors?: readonly FieldError[];
  readonly status?: number;
  /** Path of the page the visitor came from. */
  readonly page: string;
}

/** Answers with the page; the address shown is the lead's own, not the query's. */
export async function basicInfoPage(
  c: AppContext,
  lead: LeadSummary,
  state: BasicInfoState,
): Promise<Response> {
  const brand = c.get('brand');
  const { site } = await c.get('content').site(brand.slug);
  const { typed, errors = [] } = state;
  const { title } = verticals[lead.vertical];
  const view = (
    <BasicInfo
      products={lead.verticals.map((slug) => verticals[slug].title)}
      address={lead.addressLine}
      hidden={{
        submissionId: typed?.submissionId || idSlot,
        leadId: lead.leadId,
        visitId: lead.visitId,
        vertical: lead.vertical,
        page: state.page,
        consentVersion: site.consent.version,
      }}
      consent={noticeFor(site.consent, lead.verticals)}
      values={{
        name: typed?.name ?? '',
        email: typed?.email ?? '',
        mobNumber: typed?.mobNumber ?? '',
      }}
      marketing={typed?.marketing ?? false}
      errors={errors}
    />
  );
  return respondUncached(c, {
    title: `${errors.length > 0 ? 'Error: ' : ''}${title}: your details`,
    description: `Tell ${brand.name} where to reach you.`,
    main: renderMain(view),
    ...(state.status ? { status: state.status } : {}),
  });
}
