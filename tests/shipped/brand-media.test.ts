/** Drawings have their stated sizes and contain nothing but shapes, because they are served unchanged. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { badgeKinds } from '../../domain/badges.ts';
import type { BrandPicture } from '../../domain/brand.ts';

const folder = fileURLToPath(new URL('../../brands/', import.meta.url));
const files = globSync('*/media/*.svg', { cwd: folder }).sort();
const read = (file: string) => readFileSync(folder + file, 'utf8');
const MAX_BYTES = 12_288;
const MAX_MEDIA_BYTES = 150_000;
const allowed =
  /^(?:svg|g|defs|use|path|rect|circle|ellipse|line|polygon|polyline|clipPath|mask|filter|fe[A-Z]\w+)$/;

describe.each(brands)('$slug', ({ slug, logo, mark, verticals }) => {
  it.each([
    ['logo', logo],
    ['mark', mark],
  ] as const)('%s is where its path says, in the stated size', (_name, picture: BrandPicture) => {
    expect(picture.src).toMatch(new RegExp(`^/media/${slug}/[a-z0-9-]+\\.svg$`));
    expect(sizeOf(read(picture.src.replace(/^\/media\/([^/]+)\//, '$1/media/')))).toEqual([
      picture.width,
      picture.height,
    ]);
  });

  it('has the logo for dark grounds in the same size', () => {
    expect(sizeOf(read(`${slug}/media/logo-light.svg`))).toEqual([logo.width, logo.height]);
  });

  it('has a drawing for the hero, each of its verticals, the three steps and the badges', () => {
    const badges = badgeKinds.map((kind) => `badge-${kind.replace(' ', '-')}`);
    const names = ['hero', ...verticals, 'step-address', 'step-compare', 'step-switch', ...badges];
    expect(names.filter((name) => !existsSync(`${folder}${slug}/media/${name}.svg`))).toEqual([]);
  });
});

describe.each(brands)('the film and the sound of $slug', ({ slug }) => {
  const bytes = (file: string) => readFileSync(`${folder}${slug}/media/${file}`);
  const film = bytes('film-day-of-sun.webm');
  const sound = bytes('sound-night.ogg');

  it('are what their names say, and small', () => {
    // Matroska's EBML header (RFC 8794 §11.2.1) with WebM's type; an Ogg page (RFC 3533 §6) with Opus.
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(film.subarray(0, 64).includes('webm')).toBe(true);
    expect(sound.subarray(0, 4).toString()).toBe('OggS');
    expect(sound.subarray(0, 64).includes('OpusHead')).toBe(true);
    expect(Math.max(film.length, sound.length)).toBeLessThan(MAX_MEDIA_BYTES);
  });

  it('have captions that follow one another to the end of the film', () => {
    const text = bytes('film-day-of-sun.vtt').toString();
    expect(text).toMatch(/^WEBVTT\n\n/);
    const times = [...text.matchAll(/^00:(\S+) --> 00:(\S+)$/gm)];
    expect(times.map(([, from]) => from).slice(1)).toEqual(
      times.map(([, , to]) => to).slice(0, -1),
    );
    expect([times[0]?.[1], times.at(-1)?.[2]]).toEqual(['00.000', '09.000']);
  });
});

describe.each(files)('%s', (file) => {
  const svg = read(file);

  it('is small, and its view box is its size', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
    const [width, height] = sizeOf(svg);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it('is well formed and made of shapes only', () => {
    expect(faults(svg)).toEqual([]);
  });

  it('refers only to ids that it contains', () => {
    const references = [...svg.matchAll(/\bhref="([^"]*)"|url\(([^)]*)\)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map((match) => `#${match[1]}`));
    expect(references.filter((reference) => !ids.has(reference))).toEqual([]);
  });
});

describe('faults', () => {
  it.each([
    '<svg><g></svg>',
    '<svg><script>1</script></svg>',
    '<svg><style>a{}</style></svg>',
    '<svg><path style="fill:red"/></svg>',
    '<svg><path onclick="x()"/></svg>',
    '<svg><path d=M0/></svg>',
    '<svg>text</svg>',
    '<!DOCTYPE svg><svg/>',
    '<svg/><svg/>',
  ])('are found in %s', (svg) => {
    expect(faults(svg)).not.toEqual([]);
  });
});

function sizeOf(svg: string): [width: number, height: number] {
  const size = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)"/.exec(
    svg,
  );
  return [Number(size?.[1]), Number(size?.[2])];
}

/** The faults that stop a text being an SVG of plain shapes: open tags, text, scripts, styles, handlers. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let roots = 0;
  const between = svg.replace(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g, (...tag) => {
    const [, closing, name = '', attributes = '', empty] = tag as string[];
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}>`);
      return '';
    }
    if (!allowed.test(name)) found.push(`<${name}>`);
    const banned = /\s(?:style|class|on\w+|xlink:href)=/.exec(attributes);
    if (banned) found.push(`<${name}${banned[0]}`);
    if (open.length === 0) roots += 1;
    if (!empty) open.push(name);
    return '';
  });
  if (between.trim() !== '') found.push(between.trim());
  if (open.length > 0) found.push(`not closed: ${open.join(' ')}`);
  if (roots !== 1) found.push(`${roots} roots`);
  return found;
}
