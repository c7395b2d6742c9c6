/** The report's page and text: self-contained, the same numbers in charts and tables, nothing executable. */
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../domain/numbers/counted-event.ts';
import type { Counted } from '../../domain/numbers/funnel.ts';
import type { Numbers } from './numbers-answer.ts';
import type { ReportOptions } from './report-options.ts';
import { reportPage } from './report-page.ts';
import { reportText } from './report-text.ts';

const options: ReportOptions = {
  since: new Date('2026-11-16T02:00:00Z'),
  until: new Date('2026-11-23T02:00:00Z'),
  brand: undefined,
  stage: undefined,
  html: undefined,
};
const of = (code: string, counts: Partial<Record<Step, number>>, brand = 'acacia'): Counted[] =>
  Object.entries(counts).map(([step, count]) => ({
    step: step as Step,
    brand,
    vertical: 'energy' as const,
    code,
    count,
  }));
const counted = [
  ...of('RC-1', { page: 8000, search: 900, address: 400, submit: 300, form: 200, lead: 50 }),
  ...of('', { page: 1000, address: 50, submit: 40, form: 30, lead: 20, receipt: 70 }),
  ...of('<b>&"', { page: 5 }),
  ...of('RC-2', { submit: 20, 'sign-up': 20 }, 'banksia'),
];
const numbers: Numbers = {
  counted,
  days: counted.map((one) => ({ ...one, day: '2026-11-20' })),
};
const nothing: Numbers = { counted: [], days: [] };

describe('the report page', () => {
  const html = reportPage(numbers, options);

  it('is valid', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'long-title': 'off', 'doctype-style': 'off' },
    });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it('has no external resources', () => {
    expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\son\w+=|href=|src=/i);
  });

  it('shows codes as text', () => {
    expect(html).toContain('&#60;b&#62;&#38;&#34;');
    expect(html).not.toContain('<b>');
  });

  it('shows counts, shares and the step before which most leave', () => {
    expect(html).toContain('<span class="count">9,005</span>');
    expect(html).toContain('<strong>Leads sent (30.4% of forms shown)</strong>');
    expect(html).toContain('<th scope="row">Leads sent</th><td>70</td>');
    expect(html).toContain('20 Nov 2026</th><td>9,005</td><td>70</td>');
    expect(html.match(/<rect class="bar won"/g)).toHaveLength(2 * 8);
  });

  it('says that nothing came on the busiest day of a chart without a lead', () => {
    const [, , banksia = ''] = reportPage({ ...numbers, days: [] }, options).split('<section');
    expect(banksia.match(/<span>0 at most<\/span>/g)).toHaveLength(2);
    expect(banksia).toContain('aria-label="0 in 8 days, 0 at most; the table below has each day"');
  });

  it('says which part of the first and the last day it counts', () => {
    const partly = '<p class="note">The first day counts from 12:00, the last until 12:00';
    expect(html).toContain(`${partly}, eastern standard time.</p>`);
    const since = new Date('2026-11-15T14:00:00Z');
    const whole = reportPage(numbers, { ...options, since });
    expect(whole).toContain('<p class="note">The last day counts until 12:00, eastern');
    expect(whole).not.toContain('The first day counts');
    const today = reportPage(numbers, { ...options, since: new Date('2026-11-22T14:00:00Z') });
    expect(today).toContain('<p class="note">The day counts until 12:00, eastern');
  });

  it('shows the external sign-up only where a brand has one', () => {
    const [, acacia = '', banksia = ''] = html.split('<section');
    expect(banksia).toContain('Sent to an external sign-up');
    const chart = /<ol class="funnel">[\s\S]*?<\/ol>/.exec(acacia)?.[0];
    expect(chart).toContain('Leads sent');
    expect(chart).not.toContain('elsewhere');
  });

  it('says that these are not people', () => {
    for (const shown of [html, reportText(numbers, options)]) {
      expect(shown).toContain('counts of steps, not of people');
    }
  });

  it('says that there is nothing, and what to do', () => {
    expect(reportPage(nothing, options)).toContain('Nothing was counted for any brand');
    expect(reportText(nothing, { ...options, stage: 'qa', brand: 'acacia' })).toBe(
      'Nothing was counted for acacia on the stage qa in these days. Has it been deployed, and visited with a browser?',
    );
  });
});

describe('the report text', () => {
  const text = reportText(numbers, options);

  it('lists brands, products and codes, with the most leads first', () => {
    expect(text).toMatch(/ACACIA[\s\S]+BANKSIA/);
    expect(text).toMatch(/Energy +9005.*\n +RC-1 +8000.*\n +No code +1000.*\n +<b>&" +5/);
    expect(text).toMatch(/Leads sent +70 +30\.4% of forms shown +<- most leave before this/);
  });

  it('groups codes after the twentieth', () => {
    const many = Array.from({ length: 30 }, (_, index) => of(`c${index}`, { page: 1 })).flat();
    const folded = reportText({ counted: many, days: [] }, options);
    expect(folded.match(/^ {2}c\d+/gm)).toHaveLength(20);
    expect(folded).toMatch(/ Other codes +10/);
  });
});
