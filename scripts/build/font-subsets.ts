/** Splits a font into two files: the characters that nearly every page uses, and all others. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { BrandFont } from '../../domain/brand.ts';
import { root, shortHash } from './files-below.ts';
import { writeWhole } from './whole-file.ts';

/** The first and last character of each run, in order. */
type Runs = readonly (readonly [number, number])[];

/** ASCII, plus what Australian English and our own words need: no-break space, ©, ×, dashes, quotes, …, −. */
const common: Runs = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

/** Kerning, ligatures and tabular figures; our pages use no other features. */
const features = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** The range of weights that views use from a variable font. */
export const usedWeights = { min: 400, max: 700 } as const;

export interface FontFiles {
  readonly common: Uint8Array;
  readonly all: Uint8Array;
  /** In the form of @font-face. */
  readonly weight: string;
}

/** Values of `unicode-range`, which together cover every character exactly once. */
export const ranges = { common: rangeOf(common), others: rangeOf(between(common)) } as const;

export const commonText = common
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

const { version } = createRequire(import.meta.url)('subset-font/package.json') as {
  version: string;
};
/** Cached, because a font takes about 300 ms and the development server builds on every edit. */
const cache = join(root, 'node_modules', '.cache', 'fonts');

/** Makes the same bytes on every machine: HarfBuzz and the compressor are WebAssembly. */
export async function fontFiles({ file, weight }: BrandFont): Promise<FontFiles> {
  const all = readFileSync(join(root, 'node_modules', file));
  const many = weight.includes(' ');
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(many ? { variationAxes: { wght: usedWeights } } : {}),
  } as const;
  const name = shortHash(`${version} ${shortHash(all)} ${commonText} ${JSON.stringify(options)}`);
  const kept = join(cache, `${name}.woff2`);
  if (!existsSync(kept)) {
    const made = await subsetFont(all, commonText, options);
    mkdirSync(cache, { recursive: true });
    writeWhole(kept, made);
  }
  return {
    common: readFileSync(kept),
    all,
    weight: many ? `${usedWeights.min} ${usedWeights.max}` : weight,
  };
}

function between(runs: Runs): Runs {
  const ends = [-1, ...runs.map(([, last]) => last)];
  const starts = [...runs.map(([first]) => first), 0x110000];
  return ends
    .map((end, index) => [end + 1, (starts[index] ?? 0) - 1] as const)
    .filter(([first, last]) => first <= last);
}

function rangeOf(runs: Runs): string {
  const hex = (code: number) => code.toString(16);
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}
