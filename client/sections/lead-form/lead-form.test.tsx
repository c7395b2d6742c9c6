/** Lead-capture form: default words, configured fields, notice and unticked consent, all without script. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { idSlot, querySlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { leadFormSchema } from './lead-form.schema.ts';
import { leadFormExamples } from './lead-form.section.ts';

const html = renderSection(leadFormExamples.default, exampleContext({ path: '/solar' }));

describe('the lead-capture form', () => {
  it('has the default words (spec: lead-form)', () => {
    const section = v.parse(leadFormSchema, { type: 'lead-form' });
    expect(section.benefitsTitle).toBe('Benefits of Solar Power');
    expect(section.success).toMatchObject({
      heading: 'Congratulations!',
      subHeading: 'What happens next?',
    });
    expect(html).toMatch(/<h3 id="s1-benefits" class="[^"]*lg:sr-only">Benefits of Solar Power</);
  });

  it('posts without script: its id, its page, and the visitor’s campaign', () => {
    expect(html).toContain(`action="/api/lead-form${querySlot}"`);
    expect(html).toContain(`name="submissionId" value="${idSlot}"`);
    expect(html).toMatch(/name="page" value="\/solar"/);
    for (const name of ['name', 'email', 'mobNumber', 'address']) {
      expect(html).toMatch(new RegExp(`<input[^>]*\\sname="${name}"`));
    }
    expect(html).toMatch(/type="checkbox"[^>]*name="entry" value="manual"/);
  });

  it('asks only for what it is told to, in that order', () => {
    const words = renderSection(leadFormExamples.words, exampleContext());
    expect(words).not.toMatch(/<input[^>]*\sname="(?:name|email|address)"/);
    const longest = renderSection(leadFormExamples.longest, exampleContext());
    const order = [...longest.matchAll(/<input[^>]*\sname="(address|name|mobNumber|email)"/g)];
    expect(order.map((match) => match[1])).toEqual(['address', 'name', 'mobNumber', 'email']);
  });

  it('shows the brand’s notice before the button, and marketing apart, unticked', () => {
    const consent = { version: '7', notice: 'NOTICE', recipients: 'WHO', marketing: 'YES' };
    const shown = renderSection(leadFormExamples.default, exampleContext({ consent }));
    expect(shown.indexOf('>NOTICE<')).toBeGreaterThan(0);
    expect(shown.indexOf('>NOTICE<')).toBeLessThan(shown.indexOf('type="submit"'));
    expect(shown).toContain('name="consentVersion" value="7"');
    expect(shown).not.toMatch(/<input[^>]*name="marketing"[^>]*checked/);
  });

  it.each([
    [[{ type: 'name', label: 'Name' }], /nobody can reply/],
    [[{ type: 'email', label: 'Email', required: false }], /nobody can reply/],
    [
      [
        { type: 'email', label: 'A' },
        { type: 'email', label: 'B' },
      ],
      /Use each kind of field once/,
    ],
  ])('refuses fields %j', (fields, message) => {
    expect(() => v.parse(leadFormSchema, { type: 'lead-form', fields })).toThrow(message);
  });
});
