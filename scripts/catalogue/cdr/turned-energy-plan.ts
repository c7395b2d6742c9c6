/** Turns a plan of the Consumer Data Right into one of ours, or says why it is refused. */
import * as v from 'valibot';
import { cutWords, firstWords } from '../../../domain/cut-words.ts';
import { type EnergyPlan, energyPlan } from '../../../domain/plans/energy/energy-plan.ts';
import { unpricedReasons } from '../../../domain/plans/energy/energy-words.ts';
import { plansOfAnswer } from './cdr-answers.ts';
import { type CdrNotes, newNotes } from './cdr-notes.ts';
import { type CdrContract, type CdrPlan, cdrPlan } from './cdr-plan.schema.ts';
import { feedInOf } from './feed-in-entries.ts';
import { discountsOf } from './plan-discounts.ts';
import { exitFeeOf, feesOf, isSaidByAmount } from './plan-fees.ts';
import { documentOf, planIdOf, providerOf } from './plan-identity.ts';
import { benefitEndsOf, longestTerm, termDay, termOf } from './plan-term.ts';
import { areaOf } from './sold-area.ts';
import { type ReadTariff, tariffOf } from './tariff/cdr-tariff.ts';
import { followsMarket } from './wholesale-words.ts';

export interface TurnedPlan {
  readonly provider: { readonly id: string; readonly name: string };
  readonly plan: EnergyPlan;
}

interface TurnSettings {
  /** Decides what has ended. */
  readonly day: string;
  /** The day when the answer's file was written; missing for an answer of `day`. */
  readonly writtenOn?: string;
}

/**
 * @param answer one answer, or the plan in it
 * @throws Error with the reason why the plan is refused
 */
export function turnedEnergyPlan(answer: unknown, settings: TurnSettings): TurnedPlan {
  const [document] = plansOfAnswer(answer) ?? [answer];
  const plan = parsed(cdrPlan, document);
  const provider = providerOf(plan);
  return { provider, plan: parsed(energyPlan, documentFor(plan, provider.id, settings)) };
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, document: unknown): T {
  const result = v.safeParse(schema, document);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const reason = issue.received === 'undefined' ? 'is missing' : issue.message;
  throw new Error([v.getDotPath(issue), reason].filter(Boolean).join(': '));
}

function documentFor(
  plan: CdrPlan,
  providerId: string,
  { day, writtenOn = day }: TurnSettings,
): object {
  const notes = newNotes();
  const { electricityContract: power, gasContract: gas } = plan;
  const contracts = [power, gas].filter((one) => one !== undefined);
  const [first] = contracts;
  if (!first) throw new Error('electricityContract, gasContract: both are missing');
  const tariffs = {
    ...(power ? { electricity: tariffOf(power, 'electricity', notes) } : {}),
    ...(gas ? { gas: tariffOf(gas, 'gas', notes) } : {}),
  };
  const feedIn = tariffs.electricity
    ? feedInOf(power?.solarFeedInTariff ?? [], tariffs.electricity.reading, day)
    : [];
  const beside = besideThePrice(contracts, plan, { notes, day });
  if (contracts.some((one) => followsMarket(plan.displayName, one)))
    notes.unpriced.add('wholesale');
  if (contracts.some(({ pricingModel }) => /^FLEXIBLE/.test(pricingModel ?? ''))) {
    notes.unpriced.add('flexible');
  }
  return {
    vertical: 'energy',
    id: planIdOf(plan.brand, plan.planId),
    providerId,
    name: firstWords(200, plan.displayName, plan.planId),
    checkedOn: writtenOn < day ? writtenOn : day,
    planId: plan.planId,
    customer: plan.customerType?.toUpperCase() === 'BUSINESS' ? 'Business' : 'Residential',
    ...tariffsOf(tariffs),
    ...given(
      'unpriced',
      unpricedReasons.find((reason) => notes.unpriced.has(reason)),
    ),
    flags: [...notes.flags],
    // Start costs are published only as fees, and only some homes are charged those.
    onceCents: null,
    ...beside,
    feedIn,
    ...given('area', areaOf(plan.geography)),
    contract: longestTerm(contracts.map(({ termType }) => termOf(termType))),
    ...daysOf(plan, day),
    ...given('basicPlanInformation', documentOf(plan)),
  };
}

function tariffsOf(tariffs: {
  readonly electricity?: ReadTariff;
  readonly gas?: ReadTariff;
}): object {
  return {
    ...given('electricity', tariffs.electricity?.tariff),
    ...given('gas', tariffs.gas?.tariff),
  };
}

function besideThePrice(
  contracts: readonly CdrContract[],
  plan: CdrPlan,
  { notes, day }: { readonly notes: CdrNotes; readonly day: string },
): object {
  const listed = contracts.flatMap((one) => feesOf(one, notes));
  const exitFeeCents = exitFeeOf(contracts, listed);
  const fees = listed.filter((fee) => !isSaidByAmount(fee, exitFeeCents));
  const ends = cutWords(contracts.flatMap((one) => benefitEndsOf(one) ?? []).join(' '), 1_000);
  const metering = (plan.meteringCharges ?? []).map(({ displayName, description }) => ({
    name: firstWords(120, displayName) ?? 'Metering',
    ...given('words', cutWords(description, 500)),
    per: 'event',
  }));
  return {
    inclusions: contracts
      .flatMap(({ incentives = [] }) => incentives)
      .flatMap((one) => cutWords(inOneLine(one.displayName, one.description), 200) ?? []),
    ...discountsOf(plan, day),
    fees: [...fees, ...metering],
    ...given('exitFeeCents', exitFeeCents),
    ...given('benefitEnds', ends),
    eligibility: contracts
      .flatMap(({ eligibility = [] }) => eligibility)
      .flatMap((one) => cutWords(inOneLine(one.information, one.description), 500) ?? []),
  };
}

/** `name: more`, without repeating itself. */
function inOneLine(name: string | undefined, more: string | undefined): string {
  return name && more && name !== more ? `${name}: ${more}` : (name ?? more ?? '');
}

/** On offer from one day until before another; a plan has ended from the second day on. */
function daysOf({ effectiveFrom, effectiveTo }: CdrPlan, day: string): object {
  const from = termDay('effectiveFrom', effectiveFrom);
  const until = termDay('effectiveTo', effectiveTo);
  const ended = until !== undefined && until <= day;
  return {
    ...given('from', from),
    ...given('until', until),
    ...given('endedOn', ended ? until : undefined),
  };
}

function given<K extends string, T>(key: K, value: T | undefined): { [key in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [key in K]: T });
}
