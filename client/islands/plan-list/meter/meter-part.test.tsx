/** The folded line of the meter part: for whom it is there, and what opening it fetches. */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  initialQuery,
  openSettings,
  type PlanQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { find, fire, inDom, pass, show, texts } from '../../dom.fixture.tsx';
import { MeterPart, takesMeterFile } from './meter-part.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./meter-body.tsx', () => ({
  get MeterBody() {
    fetched();
    return ({ onUse }: { readonly onUse: (used: boolean) => void }) => (
      <button type="button" onClick={() => onUse(true)}>
        Body
      </button>
    );
  },
}));

inDom();

const query = initialQuery(openSettings('energy'));
const part = <MeterPart id="it" control={{ query, from: vi.fn() }} />;
const open = async () => {
  find<HTMLDetailsElement>('details').open = true;
  await fire(find('details'), new Event('toggle'));
  await act(() => vi.dynamicImportSettled());
  await pass();
};

beforeEach(() => {
  fetched.mockReset();
});

it('is there for electricity alone', () => {
  const of = (vertical: PlanQuery['vertical'], fuel?: string): PlanQuery => ({
    ...initialQuery(openSettings(vertical)),
    filters: fuel ? { fuel } : {},
  });
  expect(takesMeterFile(of('energy', 'Electricity'))).toBe(true);
  expect(takesMeterFile(of('energy', 'Dual'))).toBe(true);
  expect(takesMeterFile(of('energy'))).toBe(true);
  expect(takesMeterFile(of('energy', 'Gas'))).toBe(false);
  expect(takesMeterFile(of('mobile'))).toBe(false);
});

describe('opening it', () => {
  it('fetches its inside, and not before', async () => {
    await show(part);
    expect(fetched).not.toHaveBeenCalled();
    await open();
    expect(texts('button')).toEqual(['Body']);
    expect(texts('summary')).toEqual(['Use your own meter data']);
  });

  it('shows on the closed line that a meter is in use', async () => {
    await show(part);
    await open();
    await act(async () => find('button').click());
    expect(texts('summary')).toEqual(['Your own meter data is in use']);
  });

  it('says so where the inside cannot be fetched, and tries again', async () => {
    fetched.mockImplementation(() => {
      throw new Error('offline');
    });
    await show(part);
    await open();
    expect(texts('[role=alert]')[0]).toContain('We could not load this part.');
    fetched.mockReset();
    await open();
    expect(texts('button')).toEqual(['Body']);
    expect(texts('[role=alert]')).toEqual([]);
  });
});
