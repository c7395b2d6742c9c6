/** Text box: an editor's colour and size apply in every look. */
import { expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';

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
