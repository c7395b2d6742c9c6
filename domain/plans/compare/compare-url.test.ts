/** The URL of a comparison survives a round trip, and its shared form has nothing about the visitor. */
import { describe, expect, it } from 'vitest';
import { comparePath, readChoice, sharedPath } from './compare-url.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('the URL of a comparison', () => {
  it('survives a round trip', () => {
    const query =
      'plans=a&plans=b&vertical=energy&kwh=5000&differences=1&leadId=l-1&visitId=v-1&plan=c';
    const { ids, view } = read(query);
    expect(comparePath(ids, view)).toBe(`/compare?${query}`);
    expect(view).toEqual({
      vertical: 'energy',
      said: { kwh: 5000 },
      differences: true,
      journey: [
        ['leadId', 'l-1'],
        ['visitId', 'v-1'],
        ['plan', 'c'],
      ],
    });
  });

  it('takes four different plans and counts the rest', () => {
    expect(read('plans=a,b,a&plans=c&plans=d,e,f')).toMatchObject({
      ids: ['a', 'b', 'c', 'd'],
      beyond: 2,
    });
  });

  it('carries answers within bounds, and ignores unknown or unreadable ones', () => {
    expect(read('plans=a&kwh=7&state=Bavaria&age=&speed=50&leadId=%3Cb%3E').view).toEqual({
      vertical: null,
      differences: false,
      journey: [],
      said: { kwh: 100 },
    });
  });

  it('is shared without the journey and without answers about the visitor', () => {
    const { ids, view } = read(
      'plans=a&state=VIC&scale=couple&age=70-over&income=tier-2&loading=9&creditRecord=Average&carried=900&transfer=800&amount=9000&leadId=l&visitId=v&plan=p&differences=1',
    );
    const shared = new URLSearchParams(sharedPath(ids, view).split('?')[1]);
    expect([...shared.keys()].toSorted()).toEqual([
      'amount',
      'differences',
      'plans',
      'scale',
      'state',
    ]);
  });

  it('keeps its product, answers and journey when the last plan is removed', () => {
    expect(comparePath([])).toBe('/compare');
    expect(comparePath([], read('kwh=5000&differences=1').view)).toBe('/compare?kwh=5000');
    const journey = [
      ['leadId', 'l'],
      ['visitId', 'v'],
    ] as const;
    expect(comparePath([], { vertical: 'energy', journey })).toBe(
      '/compare?vertical=energy&leadId=l&visitId=v',
    );
  });
});
