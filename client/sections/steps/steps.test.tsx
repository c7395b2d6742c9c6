/** Steps: the first one links to /contact (spec: sections). */
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { stepsExamples } from './steps.section.ts';
import { LastWordLink } from './steps.tsx';

describe('steps', () => {
  it.each(['default', 'rows', 'longest'] as const)(
    'link the last word of the first step’s last paragraph, once (%s)',
    (name) => {
      const html = renderSection(stepsExamples[name], exampleContext());
      expect(html.match(/<a [^>]*href="\/contact[^"]*"/g)).toHaveLength(1);
    },
  );
});

it.each(['cards', 'rows'])('%s draw a step’s icon, and number the others', (layout) => {
  const [first, ...others] = stepsExamples.default.steps;
  const section = { type: 'steps', layout, steps: [{ ...first, icon: 'phone' }, ...others] };
  const marks = renderSection(section, exampleContext()).match(/"step-number">.*?<\/span>/g);
  expect(marks?.[0]).toContain('i-lucide-phone');
  expect(marks?.slice(1)).toEqual(['"step-number">2</span>', '"step-number">3</span>']);
});

describe('the last word', () => {
  const html = (text: string) => renderToString(<LastWordLink text={text} href="/contact" />);

  it('is the link, and punctuation after it is not', () => {
    expect(html('Please contact us!')).toMatch(/^Please contact <a [^>]*>us<\/a>!$/);
  });

  it('may be the only one, or have an accent or an apostrophe in it', () => {
    expect(html('Café')).toMatch(/^<a [^>]*>Café<\/a>$/);
    expect(html('It’s we’re')).toMatch(/^It’s <a [^>]*>we’re<\/a>$/);
    expect(html('Us or them –')).toMatch(/^Us or <a [^>]*>them<\/a> –$/);
  });

  it.each([
    ['It may cost $5.50.', '$5.50'],
    ['See www.x.com/a.', 'www.x.com/a'],
    ['Now/later …', 'Now/later'],
    ['Ask us (or “them”)!', 'them'],
    ['Call us\u00A0👋', 'us'],
    ['Read the Smiths’.', 'Smiths'],
  ])('of “%s” is “%s”, whole and without the marks around it', (text, word) => {
    expect(/>([^<]*)<\/a>/.exec(html(text))?.[1]).toBe(word);
    expect(html(text).replace(/<[^>]*>/g, '')).toBe(text);
  });

  it('is left alone when there is none', () => {
    expect(html('…')).toBe('…');
  });
});
