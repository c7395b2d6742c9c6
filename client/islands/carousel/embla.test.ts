/** Our rules on top of Embla's: how far a finger pulls the slides, and when a swipe moves on. */
import { expect, it, vi } from 'vitest';
import { type Embla, rule } from './embla.ts';

/** Five slides of 320 px, one of them in view. */
function carousel() {
  const listeners = new Map<string, () => void>();
  const state = { down: false, target: 0, location: 0, selected: 2 };
  const settle = vi.fn();
  const scrollBounds = { constrain: settle as (pointerDown: boolean) => void };
  const engine = {
    scrollBounds,
    limit: { min: -1280, max: 0 },
    target: {
      get: () => state.target,
      set: (to: number) => {
        state.target = to;
      },
    },
    location: { get: () => state.location },
    containerRect: { width: 320 },
    dragHandler: { pointerDown: () => state.down },
  };
  const moves = { scrollNext: vi.fn(), scrollPrev: vi.fn() };
  const embla = {
    ...moves,
    internalEngine: () => engine,
    selectedScrollSnap: () => state.selected,
    on: (event: string, listener: () => void) => listeners.set(event, listener),
  };
  rule(embla as unknown as Embla);
  const send = (event: string) => listeners.get(event)?.();
  return { state, settle, moves, send, frame: () => scrollBounds.constrain(state.down) };
}

it('lets a finger pull the slides 35 % of its way past an end, and then lets them go back', () => {
  const { state, settle, frame } = carousel();
  for (const [moved, shown] of [
    [-1200, -1200],
    [-180, -1315],
    [-100, -1350],
  ] as const) {
    state.down = true;
    state.target += moved;
    frame();
    expect(state.target).toBeCloseTo(shown);
  }
  expect(settle).not.toHaveBeenCalled();
  state.down = false;
  frame();
  expect(settle).toHaveBeenCalledWith(false);
  // Another finger starts from where the slides are.
  state.down = true;
  state.target = -1380;
  frame();
  expect(state.target).toBeCloseTo(-1315);
});

it.each([
  ['to the left', -65, 2, [1, 0]],
  ['to the right', 65, 2, [0, 1]],
  ['of a fifth', -64, 2, [0, 0]],
  ['that has moved on already', -200, 3, [0, 0]],
])('moves on once after a swipe %s', (_, moved, selected, [next, previous] = []) => {
  const { state, moves, send } = carousel();
  state.location = -640;
  send('pointerDown');
  state.location += moved;
  state.selected = selected;
  send('pointerUp');
  expect(moves.scrollNext).toHaveBeenCalledTimes(next ?? 0);
  expect(moves.scrollPrev).toHaveBeenCalledTimes(previous ?? 0);
});
