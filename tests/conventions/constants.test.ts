/** The code has the numbers and messages of the specification's tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'unocss';
import { describe, expect, it } from 'vitest';
import { settings } from '../../client/islands/carousel/settings.ts';
import { columnsOf, halves } from '../../client/ui/chrome/site-footer.tsx';
import { excerpt } from '../../client/ui/text/lines.tsx';
import { limitPostcode } from '../../domain/address/places/limit-postcode.ts';
import { minimumAddressSearch, minimumPostcodeSearch } from '../../domain/address/search-rules.ts';
import { states } from '../../domain/address/states.ts';
import { minimumBundle } from '../../domain/forms/hero-rules.ts';
import { messages } from '../../domain/forms/messages.ts';
import { broadbandFilters } from '../../domain/plans/broadband/broadband-filters.ts';
import { defaultPageSize, pageMarks } from '../../domain/plans/list/pagination.ts';
import { defaultSort, orderWords } from '../../domain/plans/list/rank.ts';
import { mobileFilters } from '../../domain/plans/mobile/mobile-filters.ts';
import { verticalSlugs, verticals } from '../../domain/vertical.ts';
import { root } from '../../scripts/build/files-below.ts';
import unoConfig from '../../uno.config.ts';
import { scheduleMs } from '../../worker/leads/delivery/schedule.ts';
import { MAX_SUGGESTIONS } from '../../worker/ports/address/address.port.ts';
import { numbersIn, quotedIn, specifiedRows, specifiedValue } from './specified-values.ts';

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const said = (heading: string, row: string) => specifiedValue(specification, heading, row);
const numbers = (heading: string, row: string) => numbersIn(said(heading, row));
const client = (name: string) => readFileSync(join(root, 'client', name), 'utf8');

describe('the specified numbers', () => {
  it('of carousels', () => {
    expect(numbers('Carousels', 'autoplay, speed, resize debounce')).toEqual([
      settings.autoplay,
      settings.speed,
      settings.resizeDebounce,
    ]);
    expect(numbers('Carousels', 'swipe threshold, edge friction')).toEqual([
      settings.swipeThreshold,
      settings.edgeFriction,
    ]);
  });

  it('of slides in view', () => {
    const sheet = client('styles/carousel.css');
    const wide = sheet.split('@media ').map((part) => ({
      from: 16 * Number(/^\(min-width: ([\d.]+)em\)/.exec(part)?.[1] ?? 0),
      part,
    }));
    /** A row's breakpoints, each with the number of slides in view from there: px at a 16 px font. */
    const seen = (row: string) =>
      Object.fromEntries(
        wide.flatMap(({ from, part }) => {
          const count = new RegExp(`\\.${row} \\{\\s*--seen: (\\d+);`).exec(part)?.[1];
          return count === undefined ? [] : [[from, Number(count)]];
        }),
      );
    expect(sheet).toMatch(/^\.slides \{[^}]*--seen: 1;/m);
    const [three = 0, two = 0, below = 0, one, narrow = 0, above = 0] = numbers(
      'Carousels',
      'industries',
    );
    expect(seen('row-industries')).toEqual({ [narrow]: two, [below]: three });
    expect(one).toBe(1);
    const larger = wide.find(({ part }) => /\[data-centre\].*> \* \{\s*scale: 1\./.test(part));
    expect(larger?.from).toBe(above + 1);
    const voices = numbers('Carousels', 'testimonials');
    expect(voices).toEqual([3, 2, expect.any(Number), 1, expect.any(Number)]);
    expect(seen('row-voices')).toEqual({ [voices[4] ?? 0]: 2, [voices[2] ?? 0]: 3 });
  });

  it('of widths in em, so that larger text gets the layout of a narrower window', async () => {
    const sheets = readdirSync(join(root, 'client/styles')).filter((name) => name.endsWith('.css'));
    const uno = await createGenerator(unoConfig);
    const { css } = await uno.generate('sm:grid md:grid lg:grid xl:grid max-lg:hidden');
    const queries = [...sheets.map((name) => client(`styles/${name}`)), css].flatMap(
      (sheet) => sheet.match(/@media [^{]*/g) ?? [],
    );
    expect(queries.filter((query) => query.includes('em)')).length).toBeGreaterThan(15);
    expect(queries.filter((query) => /\dpx/.test(query.replace(' - 0.1px', '')))).toEqual([]);
  });

  it('of the address search', () => {
    expect(numbers('Address entry', 'search starts').slice(0, 2)).toEqual([
      minimumAddressSearch,
      minimumPostcodeSearch,
    ]);
    const [most, high = 0, low = 0, width] = numbers('Address entry', 'list');
    expect(MAX_SUGGESTIONS).toBe(most);
    // Four steps of the spacing scale make 1rem.
    const heights = `max-h-${low * 4} md:max-h-${high * 4} `;
    expect(client('islands/address-box/address-options.tsx')).toContain(heights);
    expect(client('islands/address-box/address-box.tsx')).toContain(`max-w-[${width}px]`);
  });

  it('of a bundle and of the address by hand', () => {
    expect(numbers('Bundle', 'products that make a bundle')).toEqual([minimumBundle]);
    expect(said('Manual address', '`State`')).toContain(`${states.join(', ')}, `);
    const [digits] = numbers('Constants', 'postcode');
    expect(limitPostcode('30001')).toHaveLength(digits ?? 0);
  });

  it('of plan lists', () => {
    expect(numbers('Plan lists', 'per page')).toEqual([defaultPageSize]);
    const [named = 0] = numbers('Plan lists', 'page links');
    expect(pageMarks(1, named)).toHaveLength(named);
    expect(pageMarks(1, named + 1)).toContain('…');
    const [first = '', second = ''] = said('Plan lists', 'sort').split(', 2 ');
    expect(first).toBe(`${defaultSort} ${orderWords(1).toLowerCase()} (default)`);
    expect(orderWords(2).toLowerCase()).toBe(`${second} estimated cost`);
    const { min, max, step, initial, suffix, appliedAfterMs } = mobileFilters.data;
    expect(numbers('Plan lists', 'data usage')).toEqual([min, max, step, initial, appliedAfterMs]);
    expect(quotedIn(said('Plan lists', 'data usage'))).toEqual([suffix]);
  });

  it('of the options of filters on the wire', () => {
    const { use, kind } = mobileFilters;
    expect(said('Plan lists', 'connection (mobile), plan type')).toBe(
      [use, kind]
        .map(({ options, wire }) => `${options[0]} ${wire.first}, other ${wire.first + 1}`)
        .join('; '),
    );
    const { connection, technology, speed, modem } = broadbandFilters;
    expect(numbers('Plan lists', 'broadband options')).toEqual([1, 0]);
    expect([connection, technology].map(({ wire }) => wire.first)).toEqual([1, 1]);
    expect([speed, modem].map(({ wire }) => wire.first)).toEqual([0, 0]);
  });

  it('of pages', async () => {
    const [breakpoint] = numbers('Constants', 'mobile breakpoint');
    const uno = await createGenerator(unoConfig);
    const { css } = await uno.generate('md:hidden', { preflights: false });
    const query = `@media (min-width: ${(breakpoint ?? 0) / 16}em)`;
    expect(css).toContain(query);
    expect(client('styles/media.css')).toContain(query);
    const [offset] = numbers('Constants', 'scroll offset');
    expect(client('styles/base.css')).toContain(`scroll-padding-top: ${offset}px;`);
    const links = Array.from({ length: 20 }, (_, index) => index);
    expect(numbers('Constants', 'footer links')).toEqual([
      columnsOf(links)[0]?.length,
      halves(links).length,
    ]);
    const [characters = 0] = numbers('Constants', 'blog and news excerpts');
    expect(excerpt('a'.repeat(characters))).toBe('a'.repeat(characters));
    expect(excerpt('a'.repeat(characters + 1))).toBe(`${'a'.repeat(characters)}…`);
  });

  it('of verticals', () => {
    const [, ...rows] = specifiedRows(specification, 'Verticals');
    const code = (text: string) => `\`${text}\``;
    expect(
      rows.map(([slug, id, ...paths]) => [slug, id?.startsWith('none') ? 'none' : id, ...paths]),
    ).toEqual(
      verticalSlugs.map((slug) => {
        const { serviceId, basicInfoPath, productPath, storageKey } = verticals[slug];
        const id = serviceId === null ? 'none' : String(serviceId);
        return [code(slug), id, code(basicInfoPath), code(productPath), code(storageKey)];
      }),
    );
  });

  it('of the schedule of deliveries', () => {
    const units = { '': 1, s: 1_000, min: 60_000, h: 3_600_000 };
    const pauses = [...said('Delivery', 'schedule').matchAll(/(\d+)(?: (s|min|h))?,/g)].map(
      ([, count, unit = '']) => Number(count) * units[unit as keyof typeof units],
    );
    expect(pauses).toEqual(scheduleMs);
  });
});

describe('the specified messages', () => {
  const { required, bundleMinimum, tooLong: _ours, ...fixed } = messages;
  const known = new Set([...Object.values(fixed), ...['{label}', 'Address'].map(required)]);

  it.each([
    ['Validation', 14],
    ['Manual address', 7],
  ])('of %s are in the code, word for word', (heading, least) => {
    const found = specifiedRows(specification, heading).flatMap(([, , message = '']) =>
      quotedIn(message),
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
    expect(found.filter((message) => !known.has(message))).toEqual([]);
  });

  it('of a bundle that is too small is in the code, word for word', () => {
    expect(quotedIn(said('Bundle', 'fewer chosen than the minimum'))).toEqual([
      bundleMinimum(0).replace('0', '{N}'),
    ]);
  });
});

describe('the reading of the specification', () => {
  const planted =
    "# S\n\n## Lists\n\n| | |\n|---|---|\n| per page | 5, or 10.5 |\n| twice | 1 |\n| twice | 2 |\n\n## Words\n\n| per page | 'Ten' |\n";

  it('finds a row below its own heading', () => {
    expect(numbersIn(specifiedValue(planted, 'Lists', 'per page'))).toEqual([5, 10.5]);
    expect(quotedIn(specifiedValue(planted, 'Words', 'per page'))).toEqual(['Ten']);
  });

  it.each([
    ['Gone', 'per page', '0 headings "Gone"'],
    ['Lists', 'gone', '0 rows "gone"'],
    ['Lists', 'twice', '2 rows "twice"'],
  ])('fails on %s, %s', (heading, row, message) => {
    expect(() => specifiedValue(planted, heading, row)).toThrow(message);
  });
});
