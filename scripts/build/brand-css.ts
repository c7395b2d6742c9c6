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
 * @param icons path of the picture that holds all icons
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

/** Paths of a font's two files, and the weights in them. */
export interface FontUrls {
  readonly common: string;
  readonly all: string;
  readonly weight: string;
}

/** The web font and a fallback of the same metrics, so that nothing shifts (spec: look). */
export function fontFaces(font: BrandFont, { common, all, weight }: FontUrls): string {
  const web = metricsOf(font.metrics);
  const system = metricsOf(font.fallback.toLowerCase());
  const regular = web.xWidthAvg / web.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  const { boldWidth } = font;
  const face = (url: string, range: string) =>
    `@font-face{font-family:"${font.family}";src:url(${url}) format("woff2");font-weight:${weight};font-style:normal;font-display:swap;unicode-range:${range}}`;
  return [
    face(common, ranges.common),
    face(all, ranges.others),
    standIn(font, web, { adjust: regular, style: '', weights: boldWidth ? '1 550' : weight }),
    boldWidth
      ? standIn(font, web, { adjust: boldWidth / 100, style: ' Bold', weights: '551 1000' })
      : '',
  ].join('');
}

/** Of the same widths on each system: Arial's are Liberation's and, within a fifth of a percent, Roboto's. */
const systemNames = { Arial: ['Arial', 'Liberation Sans', 'Roboto'], Georgia: ['Georgia'] };

interface StandIn {
  readonly adjust: number;
  /** What its name ends with on the system. */
  readonly style: string;
  readonly weights: string;
}

function standIn(
  { family, fallback }: BrandFont,
  web: FontMetrics,
  { adjust, style, weights }: StandIn,
) {
  const percent = (value: number) => `${((value / (web.unitsPerEm * adjust)) * 100).toFixed(2)}%`;
  const names = systemNames[fallback].map((name) => `local("${name}${style}")`);
  return `@font-face{font-family:"${family} Fallback";src:${names.join()};font-weight:${weights};size-adjust:${(adjust * 100).toFixed(2)}%;ascent-override:${percent(web.ascent)};descent-override:${percent(Math.abs(web.descent))};line-gap-override:${percent(web.lineGap)}}`;
}

/** Minified with the Lightning CSS that Vite brings, for browsers of the last two years. */
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
  return `"${font.family}","${font.family} Fallback",${font.fallback},${generic}`;
}

function metricsOf(name: string): FontMetrics {
  return require(`@capsizecss/metrics/${name}`) as FontMetrics;
}
