/** The lines of a smoke test: what passed, what failed and why, what could not be tried, and the last line. */
import { expect, it } from 'vitest';
import { runSmoke, type SmokeStep } from './smoke-run.ts';
import { Fault, openSite } from './smoke-site.ts';

const step = (name: string, over: Partial<SmokeStep> = {}): SmokeStep => ({
  ...{ name, needs: [], remedy: (env) => `mend ${name} of ${env}`, run: async () => 'seen' },
  ...over,
});

async function played(steps: readonly SmokeStep[], secondsEach = 0) {
  let clock = 0;
  const lines: string[] = [];
  const now = () => {
    clock += secondsEach * 1000;
    return clock;
  };
  const result = await runSmoke(steps, openSite('http://a.localhost'), (line) => lines.push(line), {
    limitMs: 20_000,
    now,
  });
  return { ...result, lines };
}

it('goes on after a failure, and leaves out what needed it', async () => {
  const { passed, failed, faults, lines } = await played([
    step('one', {
      run: async (_site, found) => {
        found.env = 'acacia-qa';
        return 'seen';
      },
    }),
    step('two', { run: () => Promise.reject(new Fault('it is down')) }),
    step('three', { needs: ['reference'] }),
    step('four'),
  ]);
  expect({ passed, failed, faults }).toEqual({ passed: 2, failed: 1, faults: ['two'] });
  expect(lines).toEqual([
    'ok    one                0 ms  seen',
    'FAIL  two                0 ms  it is down',
    '      mend two of acacia-qa',
    '--    three              0 ms  not run: it needs reference',
    'ok    four               0 ms  seen',
    'smoke: 2 passed, 1 failed',
  ]);
});

it('fails when everything passed, but slowly', async () => {
  const { faults, lines } = await played([step('one')], 8);
  expect(faults).toEqual(['in time']);
  expect(lines.at(-1)).toBe('smoke: 1 passed, 1 failed');
});

it('does not hide a mistake of its own', async () => {
  const broken = step('one', { run: () => Promise.reject(new TypeError('no such thing')) });
  await expect(played([broken])).rejects.toThrow('no such thing');
});
