/** Contact form: the other ways to reach the brand, and the form beside them. */
import type { ReactNode } from 'react';
import { Island } from '../../islands/runtime/island.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { SectionHead } from '../section-head.tsx';
import type { ContactFormSection } from './contact-form.schema.ts';
import { contactFormProps } from './contact-form-island-props.ts';

export function ContactFormView({ section, context }: SectionViewProps<ContactFormSection>) {
  return (
    <Frame section={section} context={context} plan="bare">
      {(surface) => (
        <div className="wrap grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-14">
          <div className="grid gap-8">
            <SectionHead section={section} context={context} surface={surface} />
            <Ways section={section} />
          </div>
          <div data-surface="card" className="hero-panel">
            <Island
              name="contact-form"
              on="interaction"
              props={contactFormProps(section, context)}
            />
          </div>
        </div>
      )}
    </Frame>
  );
}

/** Nothing when the editor gave no other way. */
function Ways({ section }: { section: ContactFormSection }) {
  const { phone, email, hours, address } = section;
  if (!phone && !email && !hours && !address) return null;
  return (
    <dl className="grid gap-5">
      {phone ? (
        <Way icon="phone" term="Call">
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        </Way>
      ) : null}
      {email ? (
        <Way icon="mail" term="Email">
          <Link href={`mailto:${email}`}>{email}</Link>
        </Way>
      ) : null}
      {hours ? (
        <Way icon="clock" term="Hours">
          <Lines text={hours} />
        </Way>
      ) : null}
      {address ? (
        <Way icon="map-pin" term="Post">
          <Lines text={address} />
        </Way>
      ) : null}
    </dl>
  );
}

function Way({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-small text-ink-soft">
        <Icon name={icon} className="text-xl text-action" />
        {term}
      </dt>
      <dd className="pl-8 font-600">{children}</dd>
    </div>
  );
}
