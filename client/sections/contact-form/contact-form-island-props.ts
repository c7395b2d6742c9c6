/** From the section to its form: shared with the page that answers a refused post. */
import type { Brand } from '../../../domain/brand.ts';
import type { ContactFormProps } from '../../islands/contact-form/contact-form.island.tsx';
import { below } from '../../ui/text/heading.tsx';
import { itemLevel } from '../section-head.tsx';
import type { ContactFormSection } from './contact-form.schema.ts';

/** Australian Privacy Principle 5: who collects, what for, before it is sent. */
export function contactFormProps(
  section: ContactFormSection,
  { brand, path }: { brand: Brand; path: string },
): ContactFormProps {
  const { submitLabel, sentText, title } = section;
  return {
    page: path,
    submitLabel,
    sentText,
    notice:
      section.notice ||
      `${brand.legalName} collects your name, contact details and message to answer you, and for nothing else.`,
    level: title === undefined ? itemLevel(section) : below(2),
  };
}
