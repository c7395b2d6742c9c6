/** What a list says of its area, and what another area asks for. */
import { describe, expect, it } from 'vitest';
import { initialQuery, openSettings, writeQuery } from '../../../domain/plans/list/plan-query.ts';
import { areaWords, asksNetwork, emptyAreaWords, homeArea, inArea } from './area-words.ts';

const settings = openSettings('energy');
const query = { ...initialQuery(settings), page: 3 };
const known = { known: true, distributors: [], distributor: 'Wattle Networks' };
const several = { known: true, distributors: ['Wattle', 'Mulga'], distributor: null };

describe('the area of a home', () => {
  it('goes into the URL, and begins again at page 1', () => {
    const next = inArea(query, { postcode: '3068', distributor: 'Wattle Networks' });
    expect(String(writeQuery(next, settings))).toBe('postcode=3068&distributor=Wattle+Networks');
    expect(homeArea(next)).toEqual({ postcode: '3068', distributor: 'Wattle Networks' });
    expect(homeArea(query)).toEqual({ postcode: '', distributor: '' });
  });

  it('is said with the network, once that is known', () => {
    expect(areaWords({ postcode: '3068', distributor: 'Wattle Networks' })).toBe(
      'Plans for 3068, network Wattle Networks',
    );
    expect(areaWords({ postcode: '3068', distributor: '' })).toBe('Plans for 3068');
  });

  it('has a network to choose while there are several', () => {
    expect([known, several, undefined].map(asksNetwork)).toEqual([false, true, false]);
    expect(asksNetwork({ ...several, distributor: 'Wattle' })).toBe(false);
  });
});

describe('a list without plans', () => {
  it('says what to do where the area is why', () => {
    const asked = inArea(query, { postcode: '3068', distributor: '' });
    expect(emptyAreaWords({ ...known, known: false }, query)?.way).toContain('Enter your postcode');
    expect(emptyAreaWords(several, asked)?.title).toContain('all networks of 3068');
    expect(emptyAreaWords(several, asked)?.way).toContain('Choose your network');
  });

  it('leaves the rest to the choices', () => {
    expect(emptyAreaWords(known, query)).toBeNull();
    expect(emptyAreaWords(undefined, query)).toBeNull();
  });
});
