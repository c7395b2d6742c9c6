/** Poisoned rich text where it is parsed and rendered: in workerd, with its own stack and a shared isolate. */
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../../../client/sections/section.fixture.tsx';
import { RichText } from '../../../client/ui/text/rich-text-view.tsx';
import { deepest, poisons } from '../../../content/model/poison.fixture.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { parseSections } from '../../../worker/content/parse-sections.ts';

describe('rich text in workerd', () => {
  it.each(poisons)('costs only its section, with a reason: $name', ({ json, says }) => {
    const log: Record<string, unknown>[] = [];
    const sections = [
      { type: 'rich-text', content: JSON.parse(json) },
      { type: 'text-box', description: 'Still here' },
    ];
    const page = {
      path: '/',
      title: 'Home',
      description: 'A page.',
      noindex: false,
      published: '2026-11-01',
      sections,
    };
    const parsed = parseSections(page, {
      brand: 'acacia',
      version: '1',
      log: (line) => log.push(line),
    });
    expect(parsed.map(({ definition }) => definition.type)).toEqual(['text-box']);
    expect(log).toMatchObject([{ event: 'section_left_out', index: 0 }]);
    expect(String(log[0]?.reason)).toMatch(says);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('renders the deepest nesting that is allowed', () => {
    const nodes = v.parse(richText, JSON.parse(deepest));
    expect(renderToString(RichText({ nodes }))).toMatch(/^(?:<blockquote[^>]*>){29}x/);
  });

  it('reports a block whose props do not fit, and shows the rest', () => {
    const html = renderSection(
      {
        type: 'rich-text',
        content: [
          { type: 'component-block', component: 'call-to-action', props: {}, children: [] },
          { type: 'component-block', component: '__proto__', props: {}, children: [] },
          { type: 'paragraph', children: [{ text: 'The rest' }] },
        ],
      },
      exampleContext(),
    );
    expect(html).toContain('The rest');
    expect(html).toMatch(/data-problem="A block of rich text cannot be shown: label/);
    expect(html).toMatch(/data-problem="Rich text names &quot;__proto__&quot;/);
  });
});
