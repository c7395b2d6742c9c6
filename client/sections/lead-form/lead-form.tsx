/** Lead-capture form: title and benefits, with the form beside them. */
import type { Brand } from '../../../domain/brand.ts';
import type { ConsentNotice } from '../../../domain/leads/consent-notice.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import type { LeadFormProps } from '../../islands/lead-form/lead-form-props.ts';
import { Island } from '../../islands/runtime/island.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { idSlot } from '../../ui/visitor-slots.ts';
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { FormColumns } from '../form-columns.tsx';
import { itemLevel } from '../section-head.tsx';
import type { LeadFormSection } from './lead-form.schema.ts';

export function LeadFormView({ section, context }: SectionViewProps<LeadFormSection>) {
  const props = leadFormProps(section, context);
  return (
    <FormColumns
      section={section}
      context={context}
      form={<Island name="lead-form" on="interaction" props={props} />}
    >
      {section.benefits.length > 0 ? (
        <Benefits section={section} id={`s${context.index}-benefits`} />
      ) : null}
    </FormColumns>
  );
}

/** The title shows on small screens only, where the list is away from the form's heading (spec: lead-form). */
function Benefits({ section, id }: { section: LeadFormSection; id: string }) {
  return (
    <div>
      <Heading level={itemLevel(section)} id={id} className="mb-4 text-h4 lg:sr-only">
        {section.benefitsTitle}
      </Heading>
      <ul aria-labelledby={id} className="grid gap-3">
        {section.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-[0.2em] text-[1.15em] text-action" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The form's props; the page that answers a refused post uses them too. Without a brand notice in
 * `context.consent` (gallery, tests), a plain one is used.
 */
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
    submissionId: idSlot,
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
    recipients:
      'They go to the provider you choose. Our privacy policy says who else may get them.',
    marketing: `Yes, ${name} may email or text me about better plans. I can stop this at any time.`,
  };
}
