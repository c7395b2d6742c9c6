/** The comparison with the slow program catches every engine that has a deliberate fault. */
import { beforeAll, expect, it } from 'vitest';
import { disagreement, generatedSample, type Sample } from '../compared.ts';
import { mutated, mutatedEngine } from './mutated-engine.ts';
import { type Mutation, mutations } from './mutations.ts';

/** A twentieth of the plans that the agreement tests compare. */
let samples: readonly Sample[] = [];

beforeAll(() => {
  samples = Array.from({ length: 500 }, (_, seed) => generatedSample(seed));
});

/** Whether the mutant and the slow program price a plan differently; an engine that throws proves nothing. */
async function caught(mutation?: Mutation): Promise<boolean> {
  const engine = await mutatedEngine(mutation);
  return samples.some((sample) => {
    try {
      return disagreement(engine, sample) !== undefined;
    } catch {
      return false;
    }
  });
}

it('bundled without a fault, the engine agrees', async () => {
  expect(await caught()).toBe(false);
});

it.each(mutations)('$name: caught', async (mutation) => {
  expect(await caught(mutation)).toBe(true);
});

it('refuses a fault whose text is missing, or there more than once', () => {
  const mutation = { name: 'Fault', file: 'engine.ts', from: 'a', to: 'b' };
  expect(mutated('cat', mutation)).toBe('cbt');
  for (const source of ['dog', 'banana']) expect(() => mutated(source, mutation)).toThrow(/times/);
});

it('refuses a fault in a file that the engine does not use', async () => {
  const mutation = { name: 'Fault', file: 'vertical-of-nobody.ts', from: 'a', to: 'b' };
  await expect(mutatedEngine(mutation)).rejects.toThrow(/no part of the engine/);
});
