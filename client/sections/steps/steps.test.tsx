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

describe('the last word', () => {
  const html = (text: string) => renderToString(<LastWordLink text={text} href="/contact" />);

  it('is the link, and punctuation after it is not', () => {
    expect(html('Please contact us!')).toMatch(/^Please contact <a [^>]*>us<\/a>!$/);
  });

  it('may be the only one, or have an accent or an apostrophe in it', () => {
    expect(html('Café')).toMatch(/^<a [^>]*>Café<\/a>$/);
    expect(html('It’s we’re')).toMatch(/^It’s <a [^>]*>we’re<\/a>$/);
    expect(html('Us or them –')).toMatch(/^Us or <a [^>]*>them<\/a> –$/);
    expect(html('Now/later …')).toMatch(/^Now\/<a [^>]*>later<\/a> …$/);
  });

  it('is left alone when there is none', () => {
    expect(html('…')).toBe('…');
  });
});
