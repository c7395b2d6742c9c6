/** The first 2,500 of 10,000 generated plans: the engine and the slow program agree to the cent. */
import { expect, it } from 'vitest';
import { comparedShard } from './compared.ts';
import { everyReason, fewestPriced, longEnough } from './generated/shard-expectations.ts';

it('agrees on each plan and has drawn every kind', { timeout: longEnough }, () => {
  const { disagreements, priced, reasons } = comparedShard(0);
  expect(disagreements).toEqual([]);
  expect(priced).toBeGreaterThan(fewestPriced);
  expect(reasons).toEqual(everyReason);
});
