/** Image-text group: the shares of its three layouts, alternating sides, and its two other forms (spec: sections). */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { imageTextExamples } from './image-text.section.ts';

const { rows } = imageTextExamples.aboutUs;
const group = (change: object) =>
  renderSection({ type: 'image-text', rows, ...change }, exampleContext());

describe('image-text group', () => {
  it.each([
    [undefined, 5, 7],
    ['default', 5, 7],
    ['25/75', 3, 9],
    ['50/50', 6, 6],
  ])(
    'in the layout %s gives the picture %i and the words %i of twelve',
    (layout, picture, words) => {
      const html = group(layout === undefined ? {} : { layout });
      expect(html).toContain(`class="md:col-span-${picture}"`);
      expect(html).toMatch(
        new RegExp(`class="grid gap-4 justify-items-start md:col-span-${words}"`),
      );
    },
  );

  it('puts pictures left and right in turn, and first on a phone', () => {
    const three = [rows[0], rows[0], rows[0]].map((row, index) => ({ ...row, title: `${index}` }));
    const html = group({ rows: three });
    const sides = [...html.matchAll(/<div class="md:col-span-5( md:order-last)?"><img/g)];
    expect(sides.map(([, right]) => right !== undefined)).toEqual([false, true, false]);
  });

  it('has a form of its own for aboutUs and for steps, and a grid for anything else', () => {
    const forms = [group({ section: 'aboutUs' }), group({ section: 'steps' }), group({})];
    expect(forms.map((html) => html.includes('<ol class="stops"'))).toEqual([false, true, false]);
    expect(forms.map((html) => html.includes('class="row"'))).toEqual([false, false, true]);
    for (const html of forms) for (const { title } of rows) expect(html).toContain(title);
  });
});
