/** A comparison of plans of one kind: a row for each fact, with a cell for each plan and whether the cells differ. */
import { type Fact, factWords, foldedWords, notGiven } from '../fact.ts';
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import { documentsOf, type PlanDocument } from '../plan-documents.ts';
import { highestMarks } from './compare-marks.ts';
import { priceRows } from './compare-prices.ts';
import { type CompareRow, cell, differenceOf, type Plans, textRow } from './compare-row.ts';

/** @param plans of one kind: plans that cannot replace each other have separate rows */
export function compareRows(plans: Plans): CompareRow[] {
  const [first] = plans;
  if (!first) return [];
  return [
    ...priceRows(plans, listedBy(first.vertical).comparable),
    ...contractRows(plans),
    ...factRows(plans, listedBy(first.vertical).facts),
    ...inclusionsRows(plans),
    ...documentRows(plans, listedBy(first.vertical).document.term),
  ];
}

/** The rows for a visitor who wants only differences; those the law requires with a price stay. */
export function differingRows(rows: readonly CompareRow[]): CompareRow[] {
  return rows.filter(({ difference, owed }) => difference !== 'same' || owed);
}

/** True for plans with bills, which have a contract and inclusions: a missing one was not given by the provider. */
function areBilled(plans: Plans): boolean {
  return plans.some(({ vertical }) => listedBy(vertical).comparable.billed?.now !== undefined);
}

/** None for kinds of plan without contracts: a loan, a card. */
function contractRows(plans: Plans): CompareRow[] {
  if (!areBilled(plans) && plans.every(({ contract }) => contract === null)) return [];
  return [
    textRow(plans, {
      label: 'Contract',
      word: 'contract',
      textOf: ({ contract }) => contract ?? notGiven,
    }),
  ];
}

function factRows(plans: Plans, facts: Readonly<Record<string, Fact<never>>>): CompareRow[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact.term ? [factRow(plans, name, fact)] : [],
  );
}

function factRow(plans: Plans, name: string, fact: Fact<never>): CompareRow {
  const { term = '', word = term.toLowerCase(), note, best, owed } = fact;
  const values = plans.map(({ facts }) => facts[name] ?? null);
  const marks = best && highestMarks(values.map(best.number), best.word, best.less);
  const textOf = ({ facts }: PlanCard) => factWords(fact, facts[name] ?? null);
  const row = textRow(plans, {
    label: term,
    word,
    textOf,
    ...(marks && { marks }),
    ...(note && { note }),
    ...(owed && { owed }),
  });
  const cells = row.cells.map((one, index) => {
    const folded = foldedWords(fact, values[index] ?? null);
    return folded ? { ...one, lines: folded.items, opener: folded.opener } : one;
  });
  return { ...row, cells };
}

/** None for kinds of plan without inclusions. */
function inclusionsRows(plans: Plans): CompareRow[] {
  if (!areBilled(plans) && plans.every(({ inclusions }) => inclusions.length === 0)) return [];
  const cells = plans.map((plan) =>
    plan.inclusions.length > 0
      ? { ...cell(plan, [...new Set(plan.inclusions)]), list: true as const }
      : cell(plan, [notGiven]),
  );
  const difference = differenceOf(cells.map((one) => ({ ...one, lines: [...one.lines].sort() })));
  return [{ label: 'Inclusions', word: 'inclusions', note: null, cells, difference, owed: false }];
}

function documentRows(plans: Plans, first: string): CompareRow[] {
  const shared = { note: null, difference: null, owed: true };
  const names = new Set([first, ...plans.flatMap(documentsOf).map(({ name }) => name)]);
  const linked = (plan: PlanCard, document: PlanDocument | undefined) => ({
    ...cell(plan, document ? [] : [notGiven]),
    ...(document && { href: document.href }),
  });
  return [
    ...[...names].map((name) => ({
      label: name,
      word: name.toLowerCase(),
      ...shared,
      cells: plans.map((plan) =>
        linked(
          plan,
          documentsOf(plan).find((one) => one.name === name),
        ),
      ),
    })),
    {
      label: 'Last checked',
      word: 'last checked',
      ...shared,
      cells: plans.map((plan) => ({
        ...cell(plan, plan.checkedOn ? [] : [notGiven]),
        day: plan.checkedOn ?? undefined,
      })),
    },
  ];
}
