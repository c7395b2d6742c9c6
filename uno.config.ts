/** UnoCSS: the utilities of Wind 3, our tokens as the theme, and each icon's place in the icon picture. */
import { defineConfig, presetWind3 } from 'unocss';
import { frame } from './client/styles/frame.shortcuts.ts';
import { hero } from './client/styles/hero.shortcuts.ts';
import { plans } from './client/styles/plans.shortcuts.ts';
import { sections } from './client/styles/sections.shortcuts.ts';
import { iconNames } from './domain/icon-names.ts';

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand', dark: 'media' })],
  // Words in sentences that happen to be utilities.
  blocklist: [
    /^h\d$/,
    'b',
    'px',
    'tab',
    'list-item',
    '!wrap',
    'container',
    'visible',
    'fixed',
    'table',
    'italic',
    'me',
    'my',
    'ms',
    'blur',
    'ring',
    'inline',
    'filter',
    'outline',
    'resize',
    'transform',
    'shadow',
  ],
  // These class names are composed when a page is rendered.
  safelist: iconNames.map((name) => `i-lucide-${name}`),
  content: {
    pipeline: { include: [/client\/.*\.(?:tsx?|json)($|\?)/] },
    filesystem: ['client/**/*.{ts,tsx}'],
  },
  theme: {
    // In em, so that larger text gets a narrower window's layout: 640, 768, 1024, 1152 and 1280 px at 16 px text.
    // From `beside` up, a list of plans has its form beside it. Only large text makes a window narrower than
    // `slim`. No class may start with one of these names and a hyphen, which would be read as a variant.
    breakpoints: { slim: '20em', sm: '40em', md: '48em', lg: '64em', beside: '72em', xl: '80em' },
    colors: {
      paper: 'var(--paper)',
      tint: 'var(--tint)',
      ink: 'var(--ink)',
      inkSoft: 'var(--ink-soft)',
      'ink-soft': 'var(--ink-soft)',
      line: 'var(--line)',
      hair: 'var(--hair)',
      card: 'var(--card)',
      wash: 'var(--wash)',
      primary: 'var(--primary)',
      primaryStrong: 'var(--primary-strong)',
      'primary-strong': 'var(--primary-strong)',
      onPrimary: 'var(--on-primary)',
      'on-primary': 'var(--on-primary)',
      accent: 'var(--accent)',
      onAccent: 'var(--on-accent)',
      'on-accent': 'var(--on-accent)',
      accentTint: 'var(--accent-tint)',
      'accent-tint': 'var(--accent-tint)',
      onAccentTint: 'var(--on-accent-tint)',
      'on-accent-tint': 'var(--on-accent-tint)',
      action: 'var(--action)',
      'action-strong': 'var(--action-strong)',
      'on-action': 'var(--on-action)',
      focus: 'var(--focus)',
      danger: 'var(--danger)',
      success: 'var(--success)',
      white: '#fff',
      black: '#000',
      current: 'currentColor',
      transparent: 'transparent',
    },
    fontFamily: { text: 'var(--font-text)', heading: 'var(--font-heading)' },
    fontSize: {
      fine: ['0.8125rem', '1.5'],
      small: ['0.9375rem', '1.55'],
      base: ['1rem', '1.6'],
      lead: ['clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', '1.55'],
      h4: ['clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)', '1.35'],
      h3: ['clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)', '1.2'],
      title: ['clamp(1.4375rem, 1.3rem + 0.7vw, 1.875rem)', '1.2'],
      h2: ['clamp(min(1.75rem, 13vw), 1.4rem + 1.6vw, 2.75rem)', '1.1'],
      display: ['clamp(min(2.5rem, 15vw), 1.5rem + 4.3vw, 5rem)', '1.02'],
      h1: ['clamp(min(2.125rem, 14vw), 1.45rem + 2.9vw, 3.75rem)', '1.06'],
    },
    borderRadius: {
      none: '0',
      card: 'var(--radius-card)',
      button: 'var(--radius-button)',
      field: 'var(--radius-field)',
      full: '9999px',
    },
    easing: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
  // Plain modern properties: the preset composes each from several variables, for older browsers.
  rules: [
    ...iconNames.map((name, index): [string, Record<string, string>] => [
      `i-lucide-${name}`,
      { 'mask-position': `0 ${((100 * index) / (iconNames.length - 1)).toFixed(4)}%` },
    ]),
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['raise-half', { translate: '0 -50%' }],
    ['sink-px', { translate: '0 1px' }],
    ['shadow-none', { 'box-shadow': 'none' }],
    [/^shadow-line-(\w+)$/, ([, name]) => ({ 'box-shadow': `inset 0 0 0 1px var(--${name})` })],
    [
      'shadow-card',
      { 'box-shadow': '0 1px 2px rgb(30 24 18 / 0.05), 0 12px 32px -16px rgb(30 24 18 / 0.18)' },
    ],
    [
      'shadow-raised',
      { 'box-shadow': '0 2px 4px rgb(30 24 18 / 0.06), 0 24px 56px -24px rgb(30 24 18 / 0.32)' },
    ],
  ],
  variants: [
    (matcher) => {
      if (!matcher.startsWith('corporate:')) return matcher;
      return {
        matcher: matcher.slice('corporate:'.length),
        selector: (selector) => `[data-style=corporate] ${selector}`,
      };
    },
  ],
  shortcuts: { ...frame, ...hero, ...sections, ...plans },
});
