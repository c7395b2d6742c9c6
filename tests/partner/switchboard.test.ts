/** The switches strike a percentage of calls, the same ones for the same seed, count them, and refuse a wrong order. */
import { describe, expect, it } from 'vitest';
import { createSwitchboard } from './switchboard.ts';

const struckOf = (order: object, calls = 1000) => {
  const board = createSwitchboard();
  board.turn({ upstream: 'graphql', manner: 'hang', ...order });
  return Array.from({ length: calls }, () => board.next('graphql').fault ?? 'well');
};

describe('a switch', () => {
  it('strikes its share of one upstream', () => {
    const struck = struckOf({ share: 20 }).filter((fault) => fault === 'hang').length;
    expect(struck).toBeGreaterThan(150);
    expect(struck).toBeLessThan(250);
    expect(struckOf({ share: 0 })).not.toContain('hang');
    expect(struckOf({})).not.toContain('well');
    const board = createSwitchboard();
    board.turn({ upstream: 'graphql', manner: 'hang' });
    expect(board.next('api').fault).toBeUndefined();
  });

  it('strikes the same calls for the same seed, others for another', () => {
    expect(struckOf({ share: 20 })).toEqual(struckOf({ share: 20 }));
    expect(struckOf({ share: 20, seed: 2 })).not.toEqual(struckOf({ share: 20 }));
  });

  it('takes each of several manners', () => {
    expect(new Set(struckOf({ manner: ['cut', 'reset', 'bom'] }))).toEqual(
      new Set(['cut', 'reset', 'bom']),
    );
  });

  it('counts what it did, and ends with `well`', () => {
    const board = createSwitchboard();
    board.turn({ upstream: 'api', manner: 'rotate' });
    expect(board.next('api')).toEqual({ session: 'rotate' });
    board.turn({ upstream: 'api', manner: 'well' });
    expect(board.next('api')).toEqual({ session: 'well' });
    expect(board.counts()).toEqual({ api: { calls: 2, rotate: 1, well: 1 } });
  });

  it.each([
    [{ upstream: 'api', manner: 'hangs' }],
    [{ upstream: 'gateway', manner: 'hang' }],
    [{ upstream: 'api', manner: 'hang', share: 101 }],
    [{ upstream: 'api', manner: [] }],
    [null],
  ])('refuses %j', (order) => {
    expect(() => createSwitchboard().turn(order)).toThrow();
  });
});
