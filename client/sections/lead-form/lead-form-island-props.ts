/** From the section to its form: shared with the page that answers a refused post. */

import type { Brand } from '../../../domain/brand.ts';
import type { ConsentNotice } from '../../../domain/leads/consent-notice.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import type { LeadFormProps } from '../../islands/lead-form/lead-form-props.ts';
import type { SectionContext } from '../define-section.ts';
import type { LeadFormSection } from './lead-form.schema.ts';

/** `context.consent` is the brand's own notice; without one (gallery, tests) a plain one stands in. */
export function leadFormProps(
  section: LeadFormSection,
  context: Pick<SectionContext, 'brand' | 'path' | 'consent'>,
): LeadFormProps {
  const { vertical, fields, submitLabel, success } = section;
  const { version, notice, recipients, marketing } = noticeFor(
    context.consent ?? standIn(context.brand),
    [vertical],
  );
  return {
    vertical,
    page: context.path,
    fields,
    submitLabel,
    success,
    consent: { version, notice, recipients, marketing },
  };
}

function standIn({ legalName, name }: Brand): ConsentNotice {
  return {
    version: 'none',
    notice: `${legalName} collects these details to answer your request.`,
    recipients: 'They go to the provider you choose, and to nobody else.',
    marketing: `Yes, ${name} may email or text me about better plans. I can stop this at any time.`,
  };
}
