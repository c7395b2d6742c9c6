/** Text box: an editor's colour and size apply in every look. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { contrast } from '../../ui/colour.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { noteSurface } from './note-surface.ts';

const proseOf = (change: object) => {
  const section = { type: 'text-box', description: 'A note.', ...change };
  return /class="prose ([^"]*)"/.exec(renderSection(section, exampleContext()))?.[1];
};

it.each(['note', 'plain', 'fine'])('sets “%s” in the colour that was chosen', (look) => {
  expect(proseOf({ look })).toMatch(/text-ink-soft$/);
  expect(proseOf({ look, descriptionColor: '#102030' })).toMatch(/ c-fg-102030$/);
});

it('sets a legal line small, and a size up or down from there', () => {
  const sizes = ['small', 'normal', 'large'].map((descriptionSize) =>
    proseOf({ look: 'fine', descriptionSize }),
  );
  expect(sizes.map((classes) => classes?.split(' ')[0])).toEqual([
    'text-fine',
    'text-small',
    'text-base',
  ]);
});

const marketing = brands.filter(({ style }) => style === 'marketing');
const looksOf = (change: object, brand = exampleContext().brand) =>
  renderSection({ type: 'text-box', description: 'A note.', ...change }, exampleContext({ brand }));

it('corrects a colour by the box of a note, not by the section around it', () => {
  for (const brand of marketing) {
    // Readable on paper, and no longer on the box.
    const gray = Array.from({ length: 256 }, (_, level) => level.toString(16).padStart(2, '0'))
      .map((digits) => `#${digits.repeat(3)}`)
      .findLast((hex) => contrast(hex, brand.theme.paper) >= 4.5);
    const colours = { descriptionColor: gray, title: 'T', titleColor: gray };
    const chosen = `c-fg-${gray?.slice(1)}`;
    expect(looksOf({ ...colours, look: 'plain' }, brand)).toContain(chosen);
    expect(looksOf(colours, brand)).not.toContain(chosen);
    expect(looksOf(colours, brand)).toContain('c-fg-000000');
  }
});

it.each(['#757575', '#787878', '#b5541c'])(
  'leaves out the box that would dim text on %s',
  (bgColor) => {
    expect(looksOf({ bgColor })).not.toContain('text-box-note');
    expect(looksOf({ bgColor })).toContain('text-box-plain');
  },
);

it.each(['#ffffff', '#102030', undefined])('keeps the box on %s', (bgColor) => {
  for (const brand of brands) expect(looksOf({ bgColor }, brand)).toContain('text-box-note');
});

it('knows the washes of the style sheet', () => {
  const file = fileURLToPath(new URL('../../styles/surfaces.css', import.meta.url));
  const washes = [...readFileSync(file, 'utf8').matchAll(/--wash: (.*);/g)].map(([, wash]) => wash);
  expect(washes).toEqual([
    'color-mix(in srgb, var(--on-primary) 12%, transparent)',
    'rgb(0 0 0 / 0.07)',
    'rgb(255 255 255 / 0.14)',
    'color-mix(in srgb, var(--primary) 7%, transparent)',
  ]);
  const [brand = exampleContext().brand] = marketing;
  const around = { name: 'dark', hex: '#000000', className: '' } as const;
  expect(noteSurface(brand, around)?.hex).toBe('#242424');
  expect(noteSurface(brand, { ...around, name: 'light', hex: '#ffffff' })?.hex).toBe('#ededed');
});
