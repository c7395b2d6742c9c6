/** Contact form: posts without script, says what the details are for, and lists other ways to make contact. */
import { describe, expect, it } from 'vitest';
import { messageRoom } from '../../../domain/forms/contact-form-rules.ts';
import { idSlot, querySlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { contactFormExamples } from './contact-form.section.ts';

const context = exampleContext({ path: '/contact' });
const html = renderSection(contactFormExamples.default, context);

describe('the contact form', () => {
  it('posts without script', () => {
    expect(html).toContain(`action="/api/contact${querySlot}"`);
    expect(html).toContain(`name="submissionId" value="${idSlot}"`);
    expect(html).toMatch(/name="page" value="\/contact"/);
    expect(html).toMatch(/<textarea[^>]*name="message"/);
  });

  it('takes no message longer than a refusal can show again', () => {
    expect(html).toMatch(new RegExp(`<textarea[^>]* maxLength="${messageRoom}"`, 'i'));
  });

  it('says who collects and what for before the button', () => {
    expect(html).toContain(`${context.brand.legalName} collects`);
    expect(html.indexOf('collects')).toBeLessThan(html.indexOf('type="submit"'));
  });

  it('leaves it to the brand’s policy who else gets the details', () => {
    const brief = renderSection(contactFormExamples.smallest, context);
    expect(brief).toContain('Our privacy policy says who else may get them.');
    expect(brief).not.toMatch(/nobody else|nothing else/i);
  });

  it('lists the other ways that it was given', () => {
    expect(html).toContain('href="tel:1800000000"');
    expect(html).toContain('href="mailto:hello@example.com"');
    expect(renderSection(contactFormExamples.smallest, context)).not.toContain('<dl');
  });

  it('dials the first number of several, and links no words without one', () => {
    const withPhone = (phone: string) =>
      renderSection({ ...contactFormExamples.smallest, phone }, context);
    expect(withPhone('1300 975 708 (24 hours)')).toContain(
      '<a href="tel:1300975708">1300 975 708 (24 hours)</a>',
    );
    expect(withPhone('by appointment')).toContain('font-600">by appointment</dd>');
  });
});
