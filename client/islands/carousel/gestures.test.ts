/** Swipes and edges with their numbers (spec: carousels), and the spring that Embla is given. */
import { describe, expect, it, vi } from 'vitest';
import { heldBack, onSidewaysWheel, swiped } from './gestures.ts';
import { emblaDuration, settings } from './settings.ts';

describe('heldBack', () => {
  it('follows the finger between the ends', () => {
    expect(heldBack(-300, -800, 0)).toBe(-300);
  });

  it('follows 35 % of its way past an end', () => {
    expect(heldBack(100, -800, 0)).toBeCloseTo(35);
    expect(heldBack(-900, -800, 0)).toBeCloseTo(-835);
  });
});

describe('swiped', () => {
  it('moves on after more than a fifth of the width', () => {
    expect(swiped(-64, 320)).toBe(0);
    expect(swiped(-65, 320)).toBe(1);
    expect(swiped(65, 320)).toBe(-1);
    expect(swiped(0, 0)).toBe(0);
  });
});

describe('a sideways wheel', () => {
  it('is one step for each gesture, and leaves the others to the page', () => {
    vi.useFakeTimers();
    const slides = new EventTarget();
    const step = vi.fn();
    const stop = onSidewaysWheel(slides as HTMLElement, step);
    /** True when the browser was left to act on it. */
    const turn = (deltaX: number, deltaY = 0, ctrlKey = false) => {
      const event = new Event('wheel', { cancelable: true });
      return slides.dispatchEvent(Object.assign(event, { deltaX, deltaY, ctrlKey }));
    };
    expect([turn(40, 50), turn(40, 0, true)]).toEqual([true, true]);
    expect([turn(20), step.mock.calls]).toEqual([false, []]);
    for (const deltaX of [20, 60, 60]) turn(deltaX);
    expect(step.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(150);
    turn(-20);
    expect(step.mock.calls).toEqual([[1]]);
    turn(-20);
    expect(step.mock.calls).toEqual([[1], [-1]]);
    vi.advanceTimersByTime(150);
    stop();
    expect([turn(90), step.mock.calls.length]).toEqual([true, 2]);
    vi.useRealTimers();
  });
});

describe('the speed', () => {
  it('brings a slide within a hundredth of its way in 500 ms', () => {
    // The recurrence of Embla's ScrollBody, which runs sixty times a second.
    const at = (ms: number) => {
      let [location, velocity] = [0, 0];
      for (let frame = 0; frame < (ms * 60) / 1000; frame++) {
        velocity = (velocity + (1 - location) / emblaDuration) * 0.68;
        location += velocity;
      }
      return Math.abs(1 - location);
    };
    expect(at(settings.speed)).toBeLessThan(0.01);
    expect(at(settings.speed * 0.6)).toBeGreaterThan(0.01);
  });
});
