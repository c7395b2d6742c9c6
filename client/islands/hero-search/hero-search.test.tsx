/** The hero search as a visitor without script gets it. */
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { idSlot, moreQuerySlot, querySlot } from '../../ui/visitor-slots.ts';
import { islandExamples } from '../island-examples.ts';
import { HeroSearch } from './hero-search.island.tsx';
import { sizeFor } from './vertical-cards.tsx';

const examples = islandExamples['hero-search'];

function render(name: string): string {
  const props = examples[name];
  if (!props) throw new Error(`No example "${name}" of hero-search`);
  return renderHtml(<HeroSearch {...props} />);
}

/** Names and values that the form would post as it is. */
function fields(html: string): string[] {
  return [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => {
    const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return `${of('type')} ${of('name')}=${of('value')}${tag.includes('checked=') ? ' checked' : ''}`;
  });
}

describe('without script', () => {
  it('is a form that posts an address with the visitor’s parameters', () => {
    const html = render('default');
    expect(html).toContain(`action="/find-address${querySlot}"`);
    expect(html).toContain('method="post"');
    expect(fields(html)).toEqual([
      `hidden submissionId=${idSlot}`,
      'hidden page=/energy',
      'hidden mode=address',
      'hidden entry=search',
      'hidden vertical=energy',
      'text address=',
    ]);
    expect(html).toContain('placeholder="Start with your address"');
    expect(html).toContain('autoComplete="address-line1"');
    expect(html).not.toContain('combobox');
  });

  it('links to the plain page for manual entry, with the default words', () => {
    expect(render('default')).toMatch(
      new RegExp(
        `href="/address\\?vertical=energy&amp;page=/energy${moreQuerySlot}"[^>]*>Can’t find your address\\? Enter it manually`,
      ),
    );
  });

  it('asks for a postcode in postcode mode, and offers no manual entry', () => {
    const html = render('postcode');
    expect(html).toContain('placeholder="Start with your postcode"');
    expect(fields(html)).toContain('hidden mode=postcode');
    expect(html).not.toContain('/address?');
  });

  it('selects the first of two products, and none of a bundle', () => {
    expect(fields(render('two')).filter((field) => field.includes('vertical'))).toEqual([
      'checkbox vertical=energy checked',
      'checkbox vertical=mobile',
    ]);
    const bundle = fields(render('bundle'));
    expect(bundle.filter((field) => field.startsWith('checkbox'))).toEqual([
      'checkbox vertical=energy',
      'checkbox vertical=mobile',
      'checkbox vertical=broadband',
    ]);
    expect(bundle).toContain('hidden bundle=1');
  });

  it('selects none of several that are not a bundle, and asks for none', () => {
    const several = fields(render('several'));
    expect(several.filter((field) => field.startsWith('checkbox'))).toEqual([
      'checkbox vertical=energy',
      'checkbox vertical=mobile',
      'checkbox vertical=broadband',
    ]);
    expect(several.join()).not.toContain('bundle');
    expect(render('several')).not.toContain('bundle=1');
  });

  it('uses the editor’s words and unfolds the popup', () => {
    const html = render('bundle');
    for (const words of ['Where do you live?', 'Street and suburb', 'Compare plans', 'Type it in'])
      expect(html).toContain(words);
    expect(html).toMatch(
      /<details><summary[^>]*>.*Why your address<\/summary>.*Prices depend on it/,
    );
  });

  it('puts the classes of the colours it is given into the HTML, so that the page links their rules', () => {
    const html = render('bundle');
    expect(html).toContain('c-fg-aa0000');
    expect(html).toContain('c-bg-ffcc00 c-fg-1c1c1c');
  });
});

it('makes cards smaller the more there are: at most 2, 3 or 6, or more', () => {
  const sizes = [1, 2, 3, 4, 6, 7, 8].map((count) => sizeFor(count).card);
  expect(new Set(sizes).size).toBe(4);
  expect(sizes[0]).toBe(sizes[1]);
  expect(sizes[3]).toBe(sizes[4]);
  expect(sizes[5]).toBe(sizes[6]);
});
