/** The description of GET /api/plans: its query, from the filters that the verticals declare, and its answer. */
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { FactValue } from '../../domain/plans/fact.ts';
import type { Filter } from '../../domain/plans/filter.ts';
import { maxPageSize } from '../../domain/plans/list/asked-plans.ts';
import type {
  NamedProvider,
  PageArea,
  PlanPage,
  UnpricedPlan,
} from '../../domain/plans/list/plan-page.ts';
import { sorts } from '../../domain/plans/list/rank.ts';
import { listedBy, listedVerticals } from '../../domain/plans/listed.ts';
import type { CardProvider, PlanCard } from '../../domain/plans/plan-card.ts';
import type { CardOffer } from '../../domain/plans/plan-cost.ts';
import type { Question } from '../../domain/plans/question.ts';
import { type Of, sessionEnded } from './answers.ts';
import type { ParameterObject } from './document.types.ts';
import { breakdown, together } from './energy-schemas.ts';

export function planParameters(): ParameterObject[] {
  const whole = (maximum: number): JsonSchema => ({ type: 'integer', minimum: 1, maximum });
  return [
    { ...parameter('vertical', 'The product.', { enum: [...listedVerticals] }), required: true },
    ...declared(),
    parameter('cost_min', 'Lowest estimated cost, in cents.', { type: 'integer' }),
    parameter('cost_max', 'Highest estimated cost, in cents.', { type: 'integer' }),
    parameter(
      'sort',
      '1: lowest estimated cost first. 2: highest first. ongoing, own: orders that only some verticals have; elsewhere the same as 1.',
      { enum: [...sorts] },
    ),
    parameter(
      'page',
      'Starts at 1; beyond the last page, the last one is returned.',
      whole(10_000),
    ),
    parameter('visitId', 'The visit that asks, passed on to a partner.', { type: 'string' }),
    parameter('rcCode', 'Its referral code; without it, that of the visitor’s last arrival.', {
      type: 'string',
    }),
    parameter('per_page', 'Plans on a page.', whole(maxPageSize)),
  ];
}

/** Filters and questions: one parameter per name, whose description lists every vertical that has it. */
function declared(): ParameterObject[] {
  const all = listedVerticals.flatMap((vertical) => {
    const { filters, questions } = listedBy(vertical);
    const words = (label: string) => `${label}: ${vertical}.`;
    return [
      ...Object.entries(filters).map(([name, one]) => ({
        name,
        words: words(one.label),
        schema: schemaOf(one),
      })),
      ...Object.entries(questions).map(([name, one]) => ({
        name,
        words: words(one.label),
        schema: schemaOfAnswer(one),
      })),
    ];
  });
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, own]) => {
    // Where two verticals offer different options, the last one's are shown.
    const schema = own.at(-1)?.schema ?? {};
    return parameter(name, own.map(({ words }) => words).join(' '), schema);
  });
}

export function parameter(name: string, description: string, schema: JsonSchema): ParameterObject {
  return { name, in: 'query', description, schema };
}

function schemaOf(filter: Filter): JsonSchema {
  switch (filter.kind) {
    case 'one':
      return { enum: [...filter.options] };
    case 'many':
      return { type: 'array', items: filter.options ? { enum: [...filter.options] } : {} };
    case 'least':
      return { type: 'integer', minimum: filter.min, maximum: filter.max };
    case 'flag':
      return { enum: ['1'] };
  }
}

function schemaOfAnswer(question: Question): JsonSchema {
  const { initial } = question;
  if (question.kind === 'choice') return { enum: [...question.options], default: initial };
  if (question.kind === 'text') {
    const { pattern, maxLength } = question;
    return { type: 'string', pattern: `^(?:${pattern})?$`, maxLength, default: initial };
  }
  return { type: 'number', minimum: question.min, maximum: question.max, default: initial };
}

const text = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Negative where a home is paid more than it pays. */
const wholeCents = v.pipe(v.number(), v.integer());
const fact: Of<FactValue> = v.nullable(
  v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
);

export const provider: Of<CardProvider> = v.strictObject({
  id: v.string(),
  name: v.string(),
  logo: v.nullable(v.strictObject({ url: v.string(), altText: v.string() })),
});

const offer: Of<CardOffer> = v.strictObject({
  title: v.string(),
  description: text,
  priceCents: wholeCents,
  months: v.nullable(v.number()),
  until: text,
});

const card: Of<PlanCard> = v.strictObject({
  id: v.string(),
  vertical: v.picklist(listedVerticals),
  name: v.string(),
  provider,
  inclusions: v.array(v.string()),
  ongoingCents: wholeCents,
  unit: v.string(),
  offer: v.nullable(offer),
  minimumTotalCents: wholeCents,
  estimateCents: wholeCents,
  contract: text,
  contractMonths: v.nullable(count),
  breakdown: v.exactOptional(breakdown),
  sponsored: v.boolean(),
  checkedOn: text,
  document: text,
  facts: v.record(v.string(), fact),
  place: v.nullable(count),
  reason: text,
});

export const named: Of<NamedProvider> = v.strictObject({ id: v.string(), name: v.string() });

export const pageArea: Of<PageArea> = v.strictObject({
  known: v.boolean(),
  distributors: v.array(v.string()),
  distributor: text,
});

export const unpricedPlan: Of<UnpricedPlan> = v.strictObject({
  id: v.string(),
  name: v.string(),
  providerName: v.string(),
  reason: v.string(),
});

/** Known keys only. */
export const planPage: Of<PlanPage> = v.strictObject({
  ...sessionEnded,
  plans: v.array(card),
  total: count,
  page: count,
  pages: count,
  providers: v.array(named),
  asOf: text,
  stale: v.boolean(),
  area: v.exactOptional(pageArea),
  absent: v.exactOptional(v.array(named)),
  unpriced: v.exactOptional(v.array(unpricedPlan)),
  together: v.exactOptional(together),
});
