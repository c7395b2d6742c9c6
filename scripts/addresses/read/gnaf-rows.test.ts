/** Rows of G-NAF: a file that cannot be read is reported, what fails in the work on its rows is not blamed on it. */
import { expect, it } from 'vitest';
import { findGnaf } from './find-gnaf.ts';
import { inFolder, writeSmallGnaf } from './gnaf.fixture.ts';
import { eachRowOf } from './gnaf-rows.ts';
import { countRefusals, uncounted } from './refusals.ts';

const columns = { needed: ['ADDRESS_DETAIL_PID'], others: [] } as const;

it.each([['counted', countRefusals()] as const, ['not counted', uncounted] as const])(
  'a full disk while rows are sorted ends a reading whose refusals are %s, with its own reason',
  async (_, refusals) => {
    await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      const full = () => {
        throw new Error('ENOSPC: no space left on device, write');
      };
      const reading = eachRowOf(findGnaf(folder), 'ADDRESS_DETAIL', columns, refusals, full);
      await expect(reading).rejects.toThrow('ENOSPC: no space left on device');
    });
  },
);
