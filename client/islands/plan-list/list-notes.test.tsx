/** The ways on from an empty list, how many plans each brings, and from one that did not come (spec: plan-lists). */
// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { allChoices } from '../../../domain/plans/list/choices.ts';
import { initialQuery, openSettings } from '../../../domain/plans/list/plan-query.ts';
import { inDom, show, texts } from '../dom.fixture.tsx';
import { EmptyNote, FailedNote } from './list-notes.tsx';

inDom();

const query = initialQuery(openSettings('broadband'));
const ways = [
  { key: 'speed', words: 'without “100 Mbps”', query },
  { key: 'contract', words: 'without “No contract”', query },
  { key: allChoices, words: 'Clear all filters', query },
];

function empty(relaxed: Readonly<Record<string, number>> | undefined) {
  return (
    <EmptyNote
      vertical="broadband"
      ways={ways}
      relaxed={relaxed}
      give={() => ({ href: '/internet/plans', onChoose: () => undefined })}
      area={null}
      postcode=""
      on={[]}
    />
  );
}

describe('an empty list', () => {
  it.each([
    {
      name: 'says how many plans each way on brings',
      relaxed: { speed: 1, contract: 12, [allChoices]: 30 },
      shown: [
        'Show 1 plan without “100 Mbps”',
        'Show 12 plans without “No contract”',
        'Clear all filters (30 plans)',
      ],
    },
    {
      name: 'leaves out a way that brings none',
      relaxed: { speed: 0, contract: 2, [allChoices]: 30 },
      shown: ['Show 2 plans without “No contract”', 'Clear all filters (30 plans)'],
    },
    {
      name: 'offers a way that was not counted, without a number',
      relaxed: { contract: 2 },
      shown: [
        'Show plans without “100 Mbps”',
        'Show 2 plans without “No contract”',
        'Clear all filters',
      ],
    },
    {
      name: 'offers all ways when nothing was counted in time',
      relaxed: undefined,
      shown: [
        'Show plans without “100 Mbps”',
        'Show plans without “No contract”',
        'Clear all filters',
      ],
    },
  ])('$name', async ({ relaxed, shown }) => {
    await show(empty(relaxed));
    expect(texts('.plan-empty li')).toEqual(shown);
  });

  it('says that there is nothing of this kind when no way brings any', async () => {
    await show(empty({ speed: 0, contract: 0, [allChoices]: 0 }));
    expect(texts('.plan-empty li')).toEqual([]);
    expect(texts('.plan-empty p')).toEqual([
      'No plans match all of your choices',
      'We have no plans of this kind at the moment.',
    ]);
  });
});

describe('a list that did not come', () => {
  const failed = (shown: boolean) => (
    <FailedNote
      noun="plans"
      shown={shown}
      onRetry={() => undefined}
      ways={[{ words: 'Leave your details', href: '/contact' }]}
    />
  );

  it('has the ways on of the page where nothing is shown', async () => {
    await show(failed(false));
    expect(texts('[role=alert] li')).toEqual(['Leave your details']);
  });

  it('leaves the visitor with the earlier one where there is one', async () => {
    await show(failed(true));
    expect(texts('[role=alert] li')).toEqual([]);
    expect(texts('[role=alert] p')).toEqual([
      'We could not update the list. These are the plans from before your last change.',
    ]);
  });
});
