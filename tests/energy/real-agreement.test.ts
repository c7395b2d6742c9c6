/** The real plans in KURRAJONG_DATA's folder have a price or a reason, and agree with the slow program to the cent. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quantile } from '../../bench/print-table.ts';
import type { Household } from '../../domain/plans/energy/household.ts';
import { disagreement, type Sample, sampleOf } from './compared.ts';
import { enginePrice } from './engine-price.ts';
import { generatedHome } from './generated/generated-home.ts';
import type { PublishedAnswer } from './published-plan.ts';

const folder = process.env.KURRAJONG_DATA;
const file = folder && join(folder, 'cdr-energy-plans.json');
const there = file && existsSync(file);
const skipped = there ? '' : ' (skipped: no KURRAJONG_DATA with them)';

const answers: readonly PublishedAnswer[] = there ? JSON.parse(readFileSync(file, 'utf8')) : [];

const usual: Household = {
  kwh: 3_900,
  mj: 24_000,
  controlledLoadKwh: 0,
  controlledLoadNumber: null,
  exportKwh: 0,
  demandKw: 3,
};

const loadOf = ({ data }: PublishedAnswer) => data.electricityContract?.controlledLoad;
const usualHomeOf = (answer: PublishedAnswer): Household => ({
  ...usual,
  controlledLoadKwh: loadOf(answer) ? 2_000 : 0,
});

describe.skipIf(skipped)(`real plans${skipped}`, () => {
  it('137 of 150 have a price; 8 are wholesale, 2 flexible, 2 have a controlled load without hours, 1 has a time that cannot be read', () => {
    const prices = answers.map((answer) => enginePrice(answer, usualHomeOf(answer)));
    const reasons = prices.flatMap((price) => ('reason' in price ? [price.reason] : []));
    const counted = Object.fromEntries(
      [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
    );
    expect(prices.length - reasons.length).toBe(137);
    expect(counted).toEqual({
      wholesale: 8,
      flexible: 2,
      'unreadable-time': 1,
      'controlled-load-hours': 2,
    });
  });

  it('the slow program agrees to the cent, for the usual home and for twenty others', () => {
    const samples = answers.flatMap((answer): Sample[] => [
      sampleOf(answer, usualHomeOf(answer)),
      ...Array.from({ length: 20 }, (_, seed) =>
        sampleOf(answer, generatedHome(seed, loadOf(answer) !== undefined)),
      ),
    ]);
    expect(samples.flatMap((sample) => disagreement(enginePrice, sample) ?? [])).toEqual([]);
  });

  it('prints what a year on them costs, to show at a glance whether the engine is right', () => {
    const kinds = Map.groupBy(answers, kindOf);
    const rows = [...kinds].map(([kind, some]) => {
      const dollars = some.flatMap((answer) => {
        const price = enginePrice(answer, usualHomeOf(answer));
        return 'reason' in price ? [] : [price.cents / 100];
      });
      const [low, middle, high] = [0.05, 0.5, 0.95].map((part) => quantile(dollars, part));
      return { kind, priced: dollars.length, '5 %': low, median: middle, '95 %': high };
    });
    console.table(rows);
    const middle = rows.find(({ kind }) => kind === 'residential, single rate')?.median;
    expect(middle).toBeGreaterThan(1_200);
    expect(middle).toBeLessThan(1_900);
  });
});

function kindOf(answer: PublishedAnswer): string {
  const { customerType, electricityContract } = answer.data;
  const model = electricityContract?.pricingModel ?? 'gas';
  const words = model.replace('_CONT_LOAD', ' with controlled load').replaceAll('_', ' ');
  return `${customerType}, ${words}`.toLowerCase();
}
