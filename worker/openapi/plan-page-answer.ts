/** A page of plans as a schema: known keys only. */
import * as v from 'valibot';
import type { FactValue } from '../../domain/plans/fact.ts';
import type { NamedProvider, PlanPage } from '../../domain/plans/list/plan-page.ts';
import { listedVerticals } from '../../domain/plans/listed.ts';
import type { CardOffer, CardProvider, PlanCard } from '../../domain/plans/plan-card.ts';

/** A schema of what the code has a type for already. */
type Of<T> = v.GenericSchema<unknown, T>;

const text = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const fact: Of<FactValue> = v.nullable(
  v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
);

const provider: Of<CardProvider> = v.strictObject({
  id: v.string(),
  name: v.string(),
  logo: v.nullable(v.strictObject({ url: v.string(), altText: v.string() })),
});

const offer: Of<CardOffer> = v.strictObject({
  title: v.string(),
  description: text,
  priceCents: count,
  months: v.nullable(v.number()),
  until: text,
});

const card: Of<PlanCard> = v.strictObject({
  id: v.string(),
  vertical: v.picklist(listedVerticals),
  name: v.string(),
  provider,
  inclusions: v.array(v.string()),
  ongoingCents: count,
  unit: v.string(),
  offer: v.nullable(offer),
  minimumTotalCents: count,
  estimateCents: count,
  contract: text,
  contractMonths: v.nullable(count),
  sponsored: v.boolean(),
  checkedOn: text,
  criticalInformation: text,
  facts: v.record(v.string(), fact),
  place: v.nullable(count),
  reason: text,
});

const named: Of<NamedProvider> = v.strictObject({ id: v.string(), name: v.string() });

export const planPage: Of<PlanPage> = v.strictObject({
  plans: v.array(card),
  total: count,
  page: count,
  pages: count,
  providers: v.array(named),
  asOf: text,
  stale: v.boolean(),
});
