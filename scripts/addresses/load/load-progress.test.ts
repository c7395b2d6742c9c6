/** The progress of a load, on a terminal and in a file. */
import { expect, it } from 'vitest';
import { progressLine, showProgress } from './load-progress.ts';

it('reports progress, speed and remaining time', () => {
  const state = { phase: 'loading', done: 600, total: 1_200, seconds: 10, before: 100 } as const;
  expect(progressLine(state)).toBe(
    'loading   [############............]  50 %  600 addresses, 50 addresses/s, 0:12 left',
  );
  expect(
    progressLine({ ...state, phase: 'counting', done: 0, total: 0, before: 0, seconds: 0 }),
  ).toBe('counting  [########################] 100 %  0 MB');
});

it.each([
  [true, 2, /^\r/],
  [false, 1, /^counting .*\n$/],
])(
  'overwrites one line on a terminal (%s), or else adds a line now and then',
  (isTTY, times, form) => {
    const written: string[] = [];
    let now = 0;
    const progress = showProgress({ isTTY, write: (text) => written.push(text) }, () => now);
    for (; now < 300; now += 100) progress.at('counting', now * 1e6, 1e9);
    expect(written).toHaveLength(times);
    for (const line of written) expect(line).toMatch(form);
    now = 10_000;
    progress.at('sorting', 1e6, 1e9);
    expect(written.at(-1)).toMatch(/sorting/);
  },
);
