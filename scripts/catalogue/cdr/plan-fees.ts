/** Fees: memberships, other fees that everybody on the plan pays each year, and fees not in the price (rule 3). */

import { cutWords } from '../../../domain/cut-words.ts';
import { startFees } from '../../../domain/plans/energy/energy-words.ts';
import type { CdrNotes } from './cdr-notes.ts';
import type { CdrContract, CdrFee } from './cdr-plan.schema.ts';
import { exact } from './tariff/tariff-unit.ts';
import { everyonePays, solarHomesPay } from './unavoidable-fee.ts';

const names: Readonly<Record<string, string>> = {
  ...startFees,
  EXIT: 'Exit fee',
  LATE_PAYMENT: 'Late payment',
  DISCONNECTION: 'Disconnection',
  DISCONNECT_MOVE_OUT: 'Disconnection when you move out',
  DISCONNECT_NON_PAY: 'Disconnection for not paying',
  RECONNECTION: 'Reconnection',
  PAYMENT_PROCESSING: 'Payment processing',
  CC_PROCESSING: 'Card payment',
  CHEQUE_DISHONOUR: 'Dishonoured cheque',
  DD_DISHONOUR: 'Dishonoured direct debit',
  MEMBERSHIP: 'Membership',
  CONTRIBUTION: 'Contribution',
  PAPER_BILL: 'Paper bill',
};

type Per = 'year' | 'month' | 'once' | 'bill' | 'event';

interface ReadFee {
  readonly name: string;
  readonly words?: string;
  readonly cents?: number;
  readonly percent?: number;
  readonly per: Per;
  readonly unavoidable?: boolean;
  readonly withSolar?: boolean;
}

/** Dollars to whole cents. */
const toCents = (dollars: number) => Math.round(exact(dollars * 100));

export function feesOf(
  { fees = [], additionalFeeInformation }: CdrContract,
  notes: CdrNotes,
): ReadFee[] {
  const more = cutWords(additionalFeeInformation, 500);
  return [
    ...fees.flatMap((fee) => {
      return fee.type?.toUpperCase() === 'MEMBERSHIP' ? membership(fee, notes) : otherFee(fee);
    }),
    ...(more === undefined
      ? []
      : [{ name: 'More about fees', words: more, per: 'event' as const }]),
  ];
}

/**
 * The most that leaving can cost, in cents.
 * @param listed fees of these contracts
 * @returns undefined if no amount is given, or if the amount is 0 and a listed exit fee says more
 */
export function exitFeeOf(
  contracts: readonly CdrContract[],
  listed: readonly ReadFee[],
): number | undefined {
  const amounts = contracts
    .flatMap(({ fees = [] }) => fees)
    .flatMap(({ type, amount }) =>
      type?.toUpperCase() === 'EXIT' && amount !== undefined ? [toCents(amount)] : [],
    );
  if (amounts.length === 0) return undefined;
  const dearest = Math.max(...amounts);
  return dearest === 0 && listed.some(({ name }) => name === names.EXIT) ? undefined : dearest;
}

const timesAYear: Readonly<Record<string, number>> = {
  FIXED: 1,
  ANNUAL: 1,
  BIANNUAL: 2,
  MONTHLY: 12,
  WEEKLY: 365 / 7,
  DAILY: 365,
};

/** Times a year: with `2_YEAR`, half the amount is due each year. */
function timesOf(term = ''): number | undefined {
  const years = Number(/^([1-5])_YEAR$/i.exec(term)?.[1] ?? 0);
  return years > 0 ? 1 / years : timesAYear[term.toUpperCase()];
}

/** A membership is in the price, as a yearly amount; without a term or an amount, the plan has no price. */
function membership({ amount, term, description }: CdrFee, notes: CdrNotes): ReadFee[] {
  const times = timesOf(term);
  if (times === undefined || amount === undefined) {
    notes.unpriced.add('membership-term');
    return [];
  }
  if (amount === 0) return [];
  const cents = toCents(amount * times);
  return [{ ...named('Membership', description), cents, per: 'year', unavoidable: true }];
}

/** True for an exit fee about which `exitFeeCents` says everything. */
export function isSaidByAmount(
  { name, words, cents, per, percent }: ReadFee,
  exitFeeCents: number | undefined,
): boolean {
  const isAmount = cents !== undefined && cents === exitFeeCents;
  return name === names.EXIT && isAmount && per === 'event' && !words && !percent;
}

function otherFee(fee: CdrFee): ReadFee[] {
  const { amount, rate, description } = fee;
  const type = fee.type?.toUpperCase() ?? '';
  // An exit fee is not yearly: only those who leave pay it.
  const year = type === 'EXIT' ? undefined : everyonePays(fee);
  const name = names[type] ?? 'Other fee';
  const base = named(name, description);
  if (year !== undefined)
    return [{ ...base, cents: toCents(year), per: 'year', unavoidable: true }];
  // All other types name a purpose, and none of them is solar.
  const solar = type === 'OTHER' || type === '' ? solarHomesPay(fee) : undefined;
  if (solar !== undefined) {
    const called = names[type] ?? 'Solar fee';
    return [{ ...named(called, description), cents: toCents(solar), per: 'year', withSolar: true }];
  }
  // A fee of 0 is not charged.
  if (amount === 0 && !rate) return [];
  if (rate === 0 && !amount) return [];
  return [{ ...base, ...amountOf(fee) }];
}

function named(name: string, description: string | undefined): { name: string; words?: string } {
  const words = cutWords(description, 500);
  return words === undefined ? { name } : { name, words };
}

/** A rate below 0.1 is a fraction: 0.0081 is 0.81 %. */
function amountOf({ amount, rate, term }: CdrFee): Pick<ReadFee, 'cents' | 'percent' | 'per'> {
  const percent = rate && (rate < 0.1 ? exact(rate * 100) : rate);
  const often = terms[term?.toUpperCase() ?? ''] ?? { times: 1, per: 'event' };
  return {
    ...(amount ? { cents: toCents(amount * often.times) } : {}),
    ...(percent ? { percent } : {}),
    per: often.per,
  };
}

const terms: Readonly<Record<string, { readonly times: number; readonly per: Per }>> = {
  ANNUAL: { times: 1, per: 'year' },
  DAILY: { times: 365, per: 'year' },
  WEEKLY: { times: 365 / 7, per: 'year' },
  MONTHLY: { times: 1, per: 'month' },
  PERCENT_OF_BILL: { times: 1, per: 'bill' },
};
