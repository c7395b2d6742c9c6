/** What a list says about its area, and the query for another area. */
import { describe, expect, it } from 'vitest';
import { stateAt } from '../../../../domain/address/postcode-borders.ts';
import { states } from '../../../../domain/address/states.ts';
import {
  initialQuery,
  openSettings,
  writeQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { areaWords, emptyAreaWords, homeArea, inArea } from './area-words.ts';

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

  it('keeps the state of the address within its postcode alone', () => {
    const home = { ...query, answers: { postcode: '0872', state: 'SA', distributor: '' } };
    const stateFor = (postcode: string) =>
      inArea(home, { postcode, distributor: '' }).answers?.state;
    expect(['0872', '3068'].map(stateFor)).toEqual(['SA', '']);
  });

  it('is named with the network, once that is known', () => {
    expect(areaWords({ postcode: '3068', distributor: 'Wattle Networks' })).toBe(
      'Plans for 3068, network Wattle Networks',
    );
    expect(areaWords({ postcode: '3068', distributor: '' })).toBe('Plans for 3068');
  });
});

describe('a list without plans', () => {
  it('says what to do where the area is the reason', () => {
    const asked = inArea(query, { postcode: '3068', distributor: '' });
    const words = (area: typeof known | typeof several) =>
      emptyAreaWords({ area, providers: [] }, asked);
    expect(
      emptyAreaWords({ area: { ...known, known: false }, providers: [] }, query)?.way,
    ).toContain('Enter your postcode');
    expect(words(several)?.title).toContain('all networks in 3068');
    expect(words(several)?.way).toContain('Choose your network');
  });

  it('leaves the rest to the choices', () => {
    const providers = [{ id: 'one', name: 'One' }];
    const perth = inArea(query, { postcode: '6000', distributor: '' });
    expect(emptyAreaWords({ area: known, providers }, perth)).toBeNull();
    expect(emptyAreaWords({ area: known, providers: [] }, query)).toBeNull();
    expect(emptyAreaWords({ providers: [] }, perth)).toBeNull();
  });

  it('goes by the state of an address rather than by its postcode', () => {
    const title = (postcode: string, state: string) =>
      emptyAreaWords(
        { area: known, providers: [] },
        { ...query, answers: { postcode, state, distributor: '' } },
      )?.title;
    expect(title('4825', 'NT')).toContain('No retailer on our list sells these plans in 4825');
    expect([title('4825', 'QLD'), title('0872', 'SA')]).toEqual([undefined, undefined]);
  });

  it('goes by the state that decides the list, whatever was said of another product', () => {
    const wrong = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'))
      .flatMap((postcode) => ['', ...states].map((state) => ({ postcode, state })))
      // No list has an area for the others.
      .filter(({ postcode, state }) => stateAt(postcode, state) !== null)
      .filter(({ postcode, state }) => {
        const answers = { postcode, state, distributor: '' };
        const words = emptyAreaWords({ area: known, providers: [] }, { ...query, answers });
        return (words !== null) !== /^(?:WA|NT)$/.test(stateAt(postcode, state) ?? '');
      });
    expect(wrong).toEqual([]);
  });

  it.each(['6000', '6798', '0800', '0909'])('says that homes of %s have no choice', (postcode) => {
    const asked = inArea(query, { postcode, distributor: '' });
    const area = { known: true, distributors: [], distributor: null };
    expect(emptyAreaWords({ area, providers: [] }, asked)).toEqual({
      title: `No retailer on our list sells these plans in ${postcode}`,
      way: expect.stringContaining('cannot choose their electricity retailer'),
    });
  });

  it('does not mention electricity to a visitor who asks for gas', () => {
    const asked = inArea(query, { postcode: '6000', distributor: '' });
    const gas = { ...asked, filters: { ...asked.filters, fuel: 'Gas' } };
    const area = { known: true, distributors: [], distributor: null };
    expect(emptyAreaWords({ area, providers: [] }, gas)).toEqual({
      title: 'No retailer on our list sells these plans in 6000',
      way: 'Other retailers may sell gas there.',
    });
  });
});
