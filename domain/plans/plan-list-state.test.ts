/** The address of a list: what it says, and that nothing in it can break the page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states, widgetOf } from './plan-list.fixture.ts';
import { initialState, readState, writeState } from './plan-list-state.ts';

const mobile = widgetOf('mobile');
const broadband = widgetOf('broadband');
const read = (query: string, widget = broadband) => readState(new URLSearchParams(query), widget);

describe('the state of a list', () => {
  it.each([mobile, broadband, widgetOf('broadband', { technologyType: 'HFC' })])(
    'is the same after a way through the address: %o',
    (widget) => {
      fc.assert(
        fc.property(states(widget), (state) => {
          expect(readState(writeState(state, widget), widget)).toEqual(state);
        }),
      );
    },
  );

  it('leaves the first state out of the address', () => {
    for (const widget of [mobile, broadband]) {
      expect(String(writeState(initialState(widget), widget))).toBe('');
    }
  });

  it('starts at 30 GB, lowest first, on page 1 (spec: plan-lists)', () => {
    expect(read('', mobile)).toMatchObject({ data: 30, sort: 1, page: 1, providers: [] });
  });

  it.each([
    ['data=95', 90],
    ['data=34', 30],
    ['data=-3', 0],
    ['data=0', 0],
    ['data=x', 30],
    ['data=', 30],
    ['data=1e99', 90],
  ])('takes %s as %i GB', (query, data) => {
    expect(read(query, mobile).data).toBe(data);
  });

  it('asks for nothing that is not offered', () => {
    const narrow = widgetOf('broadband', { speedList: [50, 100], modemList: [] });
    const state = read('speed=25&speed=100&modem=Included&technology=Pigeon&sort=3', narrow);
    expect(state).toMatchObject({ speeds: [100], modems: [], technology: null, sort: 1 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999'])('takes page %s as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('survives whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('page', 'data', 'provider', 'speed', 'sort', 'technology', '__proto__'),
            fc.string(),
          ),
        ),
        (pairs) => {
          const state = read(String(new URLSearchParams(pairs)), mobile);
          expect(state.providers.every((id) => /^[\w-]{1,64}$/.test(id))).toBe(true);
          expect(state.data % 10).toBe(0);
        },
      ),
    );
  });
});
