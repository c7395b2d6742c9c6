/** The contract that every adapter of the numbers port passes (docs/contracts/numbers.md). */
import { describe, expect, it } from 'vitest';
import type { CountedEvent } from '../../../domain/numbers/counted-event.ts';
import type { NumbersPort } from './numbers.port.ts';

/** The stored count of each event, once everything is written. */
export type KeptNumbers = readonly (CountedEvent & { readonly count: number })[];

export interface NumbersUnderTest {
  readonly port: NumbersPort;
  readonly kept: () => Promise<KeptNumbers>;
}

const page: CountedEvent = { step: 'page', brand: 'acacia', vertical: 'energy', code: 'RC-7' };
const lead: CountedEvent = { step: 'lead', brand: 'banksia', vertical: 'bundle', code: '' };

export function numbersContract(make: () => Promise<NumbersUnderTest>): void {
  describe('an adapter of the numbers port', () => {
    it('keeps an event with its step, brand, product and code, and nothing else', async () => {
      const { port, kept } = await make();
      await port.count(lead);
      expect(await kept()).toEqual([{ ...lead, count: 1 }]);
    });

    it('counts each time, and kinds apart', async () => {
      const { port, kept } = await make();
      const events = [page, lead, page, { ...page, code: '' }, page];
      await Promise.all(events.map((event) => port.count(event)));
      const rows = await kept();
      const of = (wanted: Partial<CountedEvent>) =>
        rows
          .filter(({ brand, code }) => brand === wanted.brand && code === wanted.code)
          .reduce((sum, { count }) => sum + count, 0);
      expect([page, lead, { ...page, code: '' }].map(of)).toEqual([3, 1, 1]);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    });

    it('never throws, whatever the storage says', async () => {
      const { port } = await make();
      const [first] = [page, page, page].map((event) => port.count(event));
      await expect(Promise.resolve(first)).resolves.toBeUndefined();
    });
  });
}
