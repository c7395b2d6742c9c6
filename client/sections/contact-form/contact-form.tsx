/** Contact form: the other ways to reach the brand, with the form beside them. */
import type { ReactNode } from 'react';
import type { Brand } from '../../../domain/brand.ts';
import { shortHashOf } from '../../../domain/hex.ts';
import type { IconName } from '../../../domain/icon-names.ts';
import type { ContactFormProps } from '../../islands/contact-form/contact-form.island.tsx';
import { Island } from '../../islands/runtime/island.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { below } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import { idSlot } from '../../ui/visitor-slots.ts';
import type { SectionViewProps } from '../define-section.ts';
import { FormColumns } from '../form-columns.tsx';
import { itemLevel } from '../section-head.tsx';
import type { ContactFormSection } from './contact-form.schema.ts';
import { phoneLink } from './phone-link.ts';

export function ContactFormView({ section, context }: SectionViewProps<ContactFormSection>) {
  const props = contactFormProps(section, context);
  return (
    <FormColumns
      section={section}
      context={context}
      form={<Island name="contact-form" on="interaction" props={props} />}
    >
      <Ways section={section} />
    </FormColumns>
  );
}

/**
 * The form's props; the page that answers a refused post uses them too. The notice says who collects
 * the details, what for, who gets them and whether they go overseas (Australian Privacy Principle 5).
 */
export function contactFormProps(
  section: ContactFormSection,
  { brand, path }: { brand: Brand; path: string },
): ContactFormProps {
  const { submitLabel, sentText, title } = section;
  const notice =
    section.notice ||
    `${brand.legalName} collects your name, contact details, message and the name of your browser to answer you. Our hosting company may store them overseas. Our privacy policy says who else may get them.`;
  return {
    page: path,
    submissionId: idSlot,
    submitLabel,
    sentText,
    notice,
    consentVersion: shortHashOf(notice),
    level: title === undefined ? itemLevel(section) : below(2),
  };
}

/** Other ways to reach the brand, if the editor gave any. */
function Ways({ section }: { section: ContactFormSection }) {
  const { phone, email, hours, address } = section;
  if (!phone && !email && !hours && !address) return null;
  return (
    <dl className="grid gap-5">
      {phone ? (
        <Way icon="phone" term="Call">
          <Phone phone={phone} />
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

function Phone({ phone }: { phone: string }) {
  const href = phoneLink(phone);
  return href === undefined ? phone : <Link href={href}>{phone}</Link>;
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
