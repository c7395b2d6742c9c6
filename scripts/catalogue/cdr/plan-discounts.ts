/** Discounts: the guaranteed ones, and words for the conditional ones (rule 10). */

import { cutWords, firstWords } from '../../../domain/cut-words.ts';
import type { CdrContract, CdrDiscount, CdrPlan } from './cdr-plan.schema.ts';
import { heldDays } from './plan-term.ts';
import { exact, type Fuel } from './tariff/tariff-unit.ts';

interface Percentage {
  readonly percent: number;
  readonly on: 'bill' | 'usage';
  /** On a plan with both fuels, the fuel of the contract. */
  readonly fuel?: Fuel;
}

export interface ReadDiscounts {
  readonly guaranteed: object[];
  readonly conditional: object[];
}

/** @param day discounts that ended before it are left out */
export function discountsOf(
  { electricityContract, gasContract }: CdrPlan,
  day: string,
): ReadDiscounts {
  const both = electricityContract && gasContract;
  const power = discountsIn(electricityContract, day, both && { fuel: 'electricity' });
  const gas = discountsIn(gasContract, day, both && { fuel: 'gas' });
  return {
    guaranteed: [...power.guaranteed, ...gas.guaranteed],
    conditional: [...power.conditional, ...gas.conditional],
  };
}

function discountsIn(
  contract: CdrContract | undefined,
  day: string,
  own: Pick<Percentage, 'fuel'> | undefined,
): ReadDiscounts {
  const read: ReadDiscounts = { guaranteed: [], conditional: [] };
  for (const discount of contract?.discounts ?? []) {
    const percentage = percentageOf(discount, own);
    const held = heldDays('discounts', { endDate: discount.endDate }, day);
    if (percentage?.percent === 0 || held.ended) continue;
    const plain = firstWords(held.words ? 90 : 120, discount.displayName) ?? 'Discount';
    const name = held.words ? `${plain} (${held.words})` : plain;
    if (percentage && discount.type?.toUpperCase() === 'GUARANTEED') {
      read.guaranteed.push({ name, ...percentage });
    } else {
      const condition = conditionOf(discount) ?? plain;
      read.conditional.push({ name, condition, ...percentage });
    }
  }
  return read;
}

/** A percentage off the whole bill or off usage; a rate below 1 is a fraction. */
function percentageOf(
  { percentOfBill, percentOfUse }: CdrDiscount,
  own: Pick<Percentage, 'fuel'> | undefined,
): Percentage | undefined {
  const rate = percentOfBill?.rate ?? percentOfUse?.rate;
  if (rate === undefined) return undefined;
  const percent = rate < 1 ? exact(rate * 100) : rate;
  return { percent, on: percentOfBill ? 'bill' : 'usage', ...own };
}

const categories: Readonly<Record<string, string>> = {
  PAY_ON_TIME: 'For paying on time.',
  DIRECT_DEBIT: 'For paying by direct debit.',
};

/** The retailer's words, followed by the amount if they do not mention one. */
function conditionOf(discount: CdrDiscount): string | undefined {
  const { description, category, fixedAmount, percentOverThreshold } = discount;
  const words = cutWords(description, 440) ?? categories[category ?? ''];
  const amount = fixedAmount
    ? `$${fixedAmount.amount}, as the retailer states it.`
    : percentOverThreshold && `${percentageOver(percentOverThreshold)}.`;
  return cutWords([words, /[$%]/.test(words ?? '') ? '' : amount].filter(Boolean).join(' '), 500);
}

function percentageOver({ rate, usageAmount }: NonNullable<CdrDiscount['percentOverThreshold']>) {
  const percent = rate < 1 ? exact(rate * 100) : rate;
  return usageAmount === undefined
    ? `${percent}% off usage above a threshold`
    : `${percent}% off usage above ${usageAmount}`;
}
