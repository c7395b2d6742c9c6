/** HTML block: no known payload survives, and what editors paste does. */
import { describe, expect, it } from 'vitest';
import { querySlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { cleanHtml } from './clean-html.ts';
import { htmlBlockExamples } from './html-block.section.ts';
import { decorateHtml } from './html-block.tsx';
import { payloads } from './xss.data.ts';

const allowed = new Set(
  'p br hr h2 h3 h4 h5 h6 blockquote cite q pre code kbd samp address div span strong b em i u s small sub sup mark abbr del ins dfn time ul ol li dl dt dd details summary figure figcaption table caption thead tbody tfoot tr th td a img'.split(
    ' ',
  ),
);

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Every tag of the text as the strictest parser would see it: from each `<` to the next `>`. */
function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<\/?([^\s/>]*)([^>]*)>?/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  }));
}

describe('cleanHtml', () => {
  it('is tried with more than two hundred payloads', () => {
    expect(new Set(payloads).size).toBeGreaterThan(200);
  });

  it.each(payloads.map((payload) => [payload.slice(0, 60), payload] as const))(
    'holds %s',
    (_name, payload) => {
      const html = cleanHtml(payload);
      for (const { name, attributes } of tagsOf(html)) {
        expect(allowed).toContain(name);
        for (const [key, value] of attributes) {
          expect(key).not.toMatch(/^on|^style$|^class$|^name$|^srcset$|^target$|^ping$|^form/i);
          if (key === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/);
          if (key === 'src') expect(value).toMatch(/^\/media\/(?!.*\.\.)/);
          if (key === 'id') expect(value).toMatch(/^html-[\w-]+$/);
        }
      }
      expect(html).not.toMatch(/[\uE000-\uE00F]/);
      expect(html).not.toContain('\0');
    },
  );

  it('keeps what editors paste', () => {
    const pasted =
      '<h2 id="a">A</h2><p>1 &lt; 2 <strong>b</strong> <a href="/energy">e</a> <a href="mailto:a@b.example">m</a></p><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(cleanHtml(pasted)).toBe(pasted.replace('id="a"', 'id="html-a"'));
  });

  it('drops headings that say nothing', () => {
    const empty = '<h1></h1><h2> <b>&nbsp;</b></h2><h3><a href="/energy"> </a></h3>';
    const picture = '<h2><img src="/media/a/b.svg" alt="A" width="4" height="3"></h2>';
    expect(cleanHtml(`a${empty}b`)).toBe('ab');
    expect(cleanHtml(picture)).toMatch(/^<h2><img .*<\/h2>$/);
    const linked = picture.replace(/(<img[^>]*>)/, '<a href="/energy">$1</a>');
    expect(cleanHtml(linked)).toMatch(/^<h2><a .*<img .*<\/h2>$/);
    expect(cleanHtml(`${picture}<h2></h2>`)).toBe(cleanHtml(picture));
    expect(cleanHtml('<h2>A <b>b</b></h2><h3><b>c</b></h3>')).toBe(
      '<h2>A <b>b</b></h2><h3><b>c</b></h3>',
    );
  });

  it('prefixes ids and the links to them, and leaves links to the page’s own anchors', () => {
    expect(cleanHtml('<p id="a">x</p><p id="a">y</p><a href="#a">a</a><a href="#cta">c</a>')).toBe(
      '<p id="html-a">x</p><p>y</p><a href="#html-a">a</a><a href="#cta">c</a>',
    );
  });

  it('keeps pictures of ours with their size, and no others', () => {
    expect(cleanHtml('<img src="/media/a/b.svg" alt="" width="4" height="3">')).toBe(
      '<img src="/media/a/b.svg" alt="" width="4" height="3" loading="lazy" decoding="async" />',
    );
    expect(cleanHtml('<p>a<img src="/media/a/b.svg">b</p>')).toBe('<p>ab</p>');
  });
});

describe('decorateHtml', () => {
  it('skips no rank', () => {
    expect(decorateHtml('<h2>a</h2><h5>b</h5><h3>c</h3><h2>d</h2>', 3)).toBe(
      '<h3 class="text-h3">a</h3><h4 class="text-h4">b</h4><h4 class="text-h4">c</h4><h3 class="text-h3">d</h3>',
    );
  });

  it('gives the site’s links their slot, but not text that looks like one', () => {
    expect(decorateHtml(cleanHtml('<a title="t" href="/energy">e</a> &lt;a href="/x"'), 2)).toBe(
      `<a title="t" href="/energy${querySlot}">e</a> &lt;a href="/x"`,
    );
  });
});

describe('the view', () => {
  it('of a second block keeps its ids and the links to them apart, and leaves other links and words', () => {
    const html =
      '<p>Write <code>&lt;p id="html-a"&gt;</code></p><a id="b" href="#a">a</a><p id="a">x</p><a href="#html-c">c</a>';
    const second = renderSection({ type: 'html-block', html }, exampleContext({ repeats: true }));
    expect(second).toContain(
      '<p>Write <code>&lt;p id="html-a"&gt;</code></p><a href="#s1-html-a" id="s1-html-b">a</a><p id="s1-html-a">x</p><a href="#html-c">c</a>',
    );
    const first = renderSection({ type: 'html-block', html }, exampleContext());
    expect(first).toContain('<a href="#html-a" id="html-b">a</a><p id="html-a">x</p>');
  });

  it('drops what the odd example tries', () => {
    const html = renderSection(htmlBlockExamples.odd, exampleContext());
    expect(html).not.toMatch(/javascript:|onclick|onerror|<iframe|<script|tracker\.example|fixed/);
    expect(html).toContain('Pasted from elsewhere');
  });

  it('refuses a block with nothing left', () => {
    const html = '<script>alert(1)</script>';
    expect(() => renderSection({ type: 'html-block', html }, exampleContext())).toThrow(
      /Everything in this HTML is removed/,
    );
  });
});
