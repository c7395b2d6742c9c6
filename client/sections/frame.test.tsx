/** The frame: anchors, backgrounds and spacing, which work the same for every section. */
import { describe, expect, it } from 'vitest';
import { faqAnchor } from './faq/faq.schema.ts';
import { exampleContext, renderSection } from './section.fixture.tsx';

const box = (fields: Record<string, unknown>) =>
  renderSection({ type: 'text-box', description: 'Words', ...fields }, exampleContext());

describe('frame', () => {
  it('takes the editor’s anchor', () => {
    expect(box({ anchor: 'note' })).toMatch(/^<section id="note"/);
  });

  it('has its type’s own anchor only once on a page', () => {
    const faq = { type: 'faq', topics: [{ title: 'Why?', content: [{ paragraph: 'So.' }] }] };
    const ids = [false, true].map(
      (repeats) =>
        /^<section(?: id="([^"]*)")?/.exec(renderSection(faq, exampleContext({ repeats })))?.[1],
    );
    expect(ids).toEqual([faqAnchor, undefined]);
  });

  it('is named by its heading when it has one', () => {
    expect(box({ title: 'T' })).toMatch(/aria-labelledby="s1-title".*<h2 id="s1-title"/);
    expect(box({})).not.toContain('aria-labelledby');
  });

  it.each([
    ['none', 'unspaced'],
    ['small', 'py-8 md:py-12'],
    ['normal', 'py-section'],
  ])('has %s spacing', (spacing, classes) => {
    expect(/^<section(?: class="([^"]*)")?/.exec(box({ spacing }))?.[1] ?? '').toBe(classes);
  });

  it('sets black or white on a colour of the CMS', () => {
    expect(box({ bgColor: '#fff' })).toMatch(/c-bg-ffffff.*data-surface="light"/);
    expect(box({ bgColor: '#102030' })).toMatch(/c-bg-102030.*data-surface="dark"/);
  });
});
