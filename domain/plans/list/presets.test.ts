/** The presets of a list: their queries, the chosen one, and those excluded by an editor's settings. */
import { describe, expect, it } from 'vitest';
import { type ListedVertical, listedBy, listedVerticals } from '../listed.ts';
import { initialQuery, openSettings, readQuery, writeQuery } from './plan-query.ts';
import { presetsOf } from './presets.ts';

const labelsOf = (vertical: ListedVertical, settings = openSettings(vertical)) =>
  presetsOf(initialQuery(settings), settings).map(({ label }) => label);

const withPresets = listedVerticals.filter((vertical) => listedBy(vertical).presets.length > 0);

describe.each(withPresets)('presets of %s', (vertical) => {
  const settings = openSettings(vertical);

  it('belong to its list, and their URLs ask for exactly that', () => {
    expect(labelsOf(vertical)).not.toEqual([]);
    for (const { label, query } of presetsOf(initialQuery(settings), settings)) {
      const read = readQuery(new URLSearchParams(writeQuery(query, settings)), settings);
      expect(read).toEqual(query);
      const again = presetsOf(read, settings).filter(({ chosen }) => chosen);
      expect(again.map((one) => one.label)).toEqual([label]);
    }
  });

  it('keep the other choices, and return to the first page', () => {
    const query = { ...initialQuery(settings), page: 3, now: '90' };
    const filters = { ...query.filters, provider: ['plover'] };
    for (const preset of presetsOf({ ...query, filters }, settings)) {
      expect(preset.query).toMatchObject({ page: 1, now: '90' });
      expect(preset.query.filters).toMatchObject(filters);
    }
  });
});

it('presets are omitted if an editor fixed what they filter, does not offer it, or set another kind of customer', () => {
  const settings = openSettings('mobile');
  expect(labelsOf('mobile')).toHaveLength(3);
  expect(labelsOf('mobile', { ...settings, fixed: { ...settings.fixed, data: 30 } })).toEqual([]);
  const business = { ...settings, fixed: { use: 'Business' } };
  expect(labelsOf('mobile', business)).toEqual([]);
  const internet = openSettings('broadband');
  const offered = { speed: [50, 100] };
  expect(labelsOf('broadband', { ...internet, offered })).toEqual(['Two people, streaming']);
  expect(listedBy('broadband').presets).toHaveLength(3);
});
