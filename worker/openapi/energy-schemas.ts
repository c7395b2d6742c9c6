/** The energy-only parts of an answer from GET /api/plans: price breakdowns, and electricity and gas together. */
import * as v from 'valibot';
import {
  type EnergyBreakdown,
  lineKinds,
  type PriceLine,
} from '../../domain/plans/energy/price-line.ts';
import type { HomeTogether, Together } from '../../domain/plans/energy/together.ts';
import type { Of } from './answers.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Negative where a home is paid more than it pays. */
const wholeCents = v.pipe(v.number(), v.integer());

const line: Of<PriceLine> = v.strictObject({
  kind: v.picklist(lineKinds),
  fuel: v.nullable(v.picklist(['Electricity', 'Gas'])),
  label: v.string(),
  sum: v.nullable(
    v.strictObject({
      quantity: v.number(),
      unit: v.picklist(['days', 'kWh', 'MJ', 'kW', '%']),
      centsEach: v.number(),
    }),
  ),
  cents: wholeCents,
});

export const breakdown: Of<EnergyBreakdown> = v.strictObject({
  lines: v.array(line),
  notes: v.array(v.string()),
  conditional: v.array(
    v.strictObject({ name: v.string(), condition: v.string(), cents: v.nullable(count) }),
  ),
});

const sum: Of<Together> = v.strictObject({
  plans: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      providerName: v.string(),
      yearCents: wholeCents,
      who: v.exactOptional(v.string()),
    }),
  ),
  yearCents: wholeCents,
});

export const together: Of<HomeTogether> = v.strictObject({
  cheapest: v.nullable(sum),
  ofOne: v.array(sum),
  more: count,
  gasNetworks: count,
});
