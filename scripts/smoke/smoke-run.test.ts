/** The lines of a smoke test: steps that passed, failed with a reason, or were skipped, and the last line. */
import { expect, it } from 'vitest';
import { runSmoke, type SmokeStep } from './smoke-run.ts';
import { Fault, openSite } from './smoke-site.ts';

const step = (name: string, over: Partial<SmokeStep> = {}): SmokeStep => ({
  name,
  needs: [],
  remedy: ({ env, options }) => `mend ${name} of ${env}${options}`,
  run: async () => 'seen',
  ...over,
});

async function played(steps: readonly SmokeStep[], secondsEach = 0, origin = 'http://a.localhost') {
  let clock = 0;
  const lines: string[] = [];
  const now = () => {
    clock += secondsEach * 1000;
    return clock;
  };
  const result = await runSmoke(steps, openSite(origin), (line) => lines.push(line), {
    limitMs: 20_000,
    now,
  });
  return { ...result, lines };
}

it('continues after a failure, and skips the steps that depend on it', async () => {
  const { passed, failed, faults, lines } = await played([
    step('one', {
      run: async (_site, found) => {
        Object.assign(found, { brand: 'acacia', stage: 'qa' });
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

it('fails when every step passes, but too slowly', async () => {
  const { faults, lines } = await played([step('one')], 8);
  expect(faults).toEqual(['in time']);
  expect(lines.at(-1)).toBe('smoke: 1 passed, 1 failed');
});

it('starts no step once the time is up', async () => {
  const steps = ['one', 'two', 'three', 'four'].map((name) => step(name));
  const { passed, faults, lines } = await played(steps, 6);
  expect({ passed, faults }).toEqual({ passed: 2, faults: ['in time'] });
  expect(lines).toContain('--    four               0 ms  not run: out of time');
});

it('says where to mend a deployed site, as far as that is known', async () => {
  const down = step('one', { run: () => Promise.reject(new Fault('it is down')) });
  const { lines } = await played([down], 0, 'https://www.acacia.example');
  expect(lines[1]).toBe('      mend one of <brand>-<stage> --brand <slug> --stage <stage>');
});

it('does not hide its own mistakes', async () => {
  const broken = step('one', { run: () => Promise.reject(new TypeError('no such thing')) });
  await expect(played([broken])).rejects.toThrow('no such thing');
});
