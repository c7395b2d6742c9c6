/** What the contact form is given: by its section, and by the page that answers a refused post. */
import type { ContactField } from '../../../domain/forms/contact-form-rules.ts';
import type { Level } from '../../ui/text/heading.tsx';
import type { RefusedForm } from '../form/use-form-post.ts';

export interface ContactFormProps {
  /** Path of the page the form stands on. */
  readonly page: string;
  readonly submitLabel: string;
  /** What the name and address are for (Australian Privacy Principle 5). */
  readonly notice: string;
  /** Under 'Message Sent'. */
  readonly sentText: string;
  /** Rank of 'Message Sent'. */
  readonly level: Level;
  readonly refused?: RefusedForm<ContactField> | undefined;
}
