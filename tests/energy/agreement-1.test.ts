/** Seeds 0 to 4,999: the engine and the slow program agree to the cent. */
import { expect, it } from 'vitest';
import { disagreements } from './compared.ts';

it('agrees on 5,000 generated plans', () => {
  expect(disagreements(0, 5_000)).toEqual([]);
});
