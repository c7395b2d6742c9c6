/** Lead-capture form: title, what the visitor gets out of it, and the form beside it. */
import { Island } from '../../islands/runtime/island.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import type { LeadFormSection } from './lead-form.schema.ts';
import { leadFormProps } from './lead-form-island-props.ts';

export function LeadFormView({ section, context }: SectionViewProps<LeadFormSection>) {
  const id = `s${context.index}-benefits`;
  const Title = itemLevel(section) === 2 ? 'h2' : 'h3';
  return (
    <Frame section={section} context={context} plan="bare">
      {(surface) => (
        <div className="wrap grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-14">
          <div className="grid gap-8">
            <SectionHead section={section} context={context} surface={surface} />
            {section.benefits.length > 0 ? (
              <div>
                {/* The list has its own title on small screens, where it is apart from the form's (spec: lead-form). */}
                <Title id={id} className="mb-4 text-h4 lg:sr-only">
                  {section.benefitsTitle}
                </Title>
                <ul aria-labelledby={id} className="grid gap-3">
                  {section.benefits.map((benefit) => (
                    <li key={benefit} className="flex items-start gap-2.5">
                      <Icon name="check" className="mt-[0.2em] text-[1.15em] text-action" />
                      {benefit}
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          <div data-surface="card" className="hero-panel">
            <Island name="lead-form" on="interaction" props={leadFormProps(section, context)} />
          </div>
        </div>
      )}
    </Frame>
  );
}
