/** One brand's part of its stylesheet: fonts with a metric-matched fallback, and the theme's tokens. */
import { createRequire } from 'node:module';
import { transform } from 'lightningcss';
import type { Brand, BrandFont } from '../../domain/brand.ts';
import { iconNames } from '../../domain/icon-names.ts';
import { ranges } from './font-subsets.ts';

interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

const require = createRequire(import.meta.url);

/**
 * The custom properties that client/styles and the utilities use.
 * @param icons path of the picture with all icons
 */
export function tokens({ theme }: Brand, icons: string): string {
  const { radius, fonts } = theme;
  const values: Record<string, string> = {
    paper: theme.paper,
    tint: theme.tint,
    ink: theme.ink,
    'ink-soft': theme.inkSoft,
    line: theme.line,
    primary: theme.primary,
    'primary-strong': theme.primaryStrong,
    'on-primary': theme.onPrimary,
    accent: theme.accent,
    'on-accent': theme.onAccent,
    'accent-tint': theme.accentTint,
    'on-accent-tint': theme.onAccentTint,
    focus: theme.focus,
    danger: theme.danger,
    success: theme.success,
    'radius-card': `${radius.card}px`,
    'radius-button': `${radius.button}px`,
    'radius-field': `${radius.field}px`,
    'font-text': family(fonts.text),
    'font-heading': family(fonts.heading ?? fonts.text),
    icons: `url(${icons})`,
    'icon-count': `${iconNames.length}`,
  };
  const body = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  if (fonts.text.wordSpacing) body.push(`word-spacing:${fonts.text.wordSpacing}em`);
  return `:root{${body.join(';')}}`;
}

/** The name of a font's file, before its hash. */
export function fontName({ slug }: Brand, { family }: BrandFont): string {
  return `${slug}-${family.toLowerCase().replaceAll(' ', '-')}`;
}

/** The paths of a font's two files, and their weights. */
export interface FontUrls {
  readonly common: string;
  readonly all: string;
  readonly weight: string;
}

/**
 * The web font and fallbacks with the same metrics (spec: look). A page whose font has not loaded by its first
 * paint keeps the fallback, because a late font would rewrap lines under the reader.
 */
export function fontFaces(font: BrandFont, { common, all, weight }: FontUrls): string {
  const face = (url: string, range: string, display: 'optional' | 'swap') =>
    `@font-face{font-family:"${font.family}";src:url(${url}) format("woff2");font-weight:${weight};font-style:normal;font-display:${display};unicode-range:${range}}`;
  return [
    face(common, ranges.common, 'optional'),
    // Rare characters, which no page preloads: with `optional`, a first page would never show them.
    face(all, ranges.others, 'swap'),
    ...systemFonts[font.fallback].map((system, index) => standIn(font, weight, { system, index })),
  ].join('');
}

interface SystemFont {
  /** Key in @capsizecss/metrics. */
  readonly metrics: string;
  /** System fonts with these widths, of which a system has at least one. */
  readonly names: readonly string[];
}

const systemFonts: Readonly<Record<BrandFont['fallback'], readonly SystemFont[]>> = {
  // Liberation has Arial's widths, and Roboto has them within a fifth of a percent.
  Arial: [{ metrics: 'arial', names: ['Arial', 'Liberation Sans', 'Roboto'] }],
  // Android has no Georgia.
  Georgia: [
    { metrics: 'georgia', names: ['Georgia'] },
    { metrics: 'notoSerif', names: ['Noto Serif'] },
  ],
};

/** The name of a font's fallback; browsers skip one for which the system has no font. */
const standInName = ({ family }: BrandFont, index: number) =>
  `"${family} Fallback${index === 0 ? '' : ` ${index + 1}`}"`;

interface StandIn {
  readonly system: SystemFont;
  readonly index: number;
}

function standIn(font: BrandFont, weight: string, { system, index }: StandIn): string {
  const web = metricsOf(font.metrics);
  const { xWidthAvg, unitsPerEm } = metricsOf(system.metrics);
  const regular = web.xWidthAvg / web.unitsPerEm / (xWidthAvg / unitsPerEm);
  const face = (style: string, weights: string, adjust: number) => {
    const names = system.names.map((name) => `local("${name}${style}")`);
    const percent = (value: number) => `${((value / (web.unitsPerEm * adjust)) * 100).toFixed(2)}%`;
    return `@font-face{font-family:${standInName(font, index)};src:${names.join()};font-weight:${weights};size-adjust:${(adjust * 100).toFixed(2)}%;ascent-override:${percent(web.ascent)};descent-override:${percent(Math.abs(web.descent))};line-gap-override:${percent(web.lineGap)}}`;
  };
  if (!font.boldWidth) return face('', weight, regular);
  return face('', '1 550', regular) + face(' Bold', '551 1000', font.boldWidth / 100);
}

/** Minifies with Vite's Lightning CSS, for browsers since December 2023: those listed below. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'brand.css',
    code: Buffer.from(css),
    minify: true,
    targets: {
      chrome: 120 << 16,
      firefox: 121 << 16,
      safari: (17 << 16) | (2 << 8),
      ios_saf: (17 << 16) | (2 << 8),
    },
  });
  return Buffer.from(code).toString('utf8');
}

function family(font: BrandFont): string {
  const generic = font.fallback === 'Georgia' ? 'serif' : 'sans-serif';
  const standIns = systemFonts[font.fallback].map((_, index) => standInName(font, index));
  return [`"${font.family}"`, ...standIns, font.fallback, generic].join();
}

function metricsOf(name: string): FontMetrics {
  return require(`@capsizecss/metrics/${name}`) as FontMetrics;
}
