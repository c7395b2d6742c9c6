/** Records as readable text. Times are UTC. */

import {
  type ChosenPlan,
  estimateWords,
  isPriceConfirmed,
  planTitle,
  withoutPlan,
} from '../../domain/leads/chosen-plan.ts';
import { dollars } from '../../domain/money.ts';
import type { Health } from '../../worker/leads/records/outbox-health.ts';
import type { Common, Listed, Shown } from '../../worker/leads/records/record.types.ts';
import { type Cell, pairs, table } from './table.ts';

export function statusText({ states, breakers, suppressed }: Health, now: Date): string {
  const counts = table(
    ['brand', 'state', 'count', 'oldest', 'age'],
    states.map((row) => [
      row.brand,
      row.state,
      row.count,
      minute(row.oldest),
      age(now.getTime() - Date.parse(row.oldest)),
    ]),
  );
  const away = table(
    ['partner', 'failures in a row', 'nothing sent until'],
    breakers.map((row) => [row.partner, row.failuresInARow, second(row.openUntil)]),
  );
  return [
    states.length > 0 ? counts : 'The outbox is empty.',
    breakers.length > 0 ? away : 'No partner is failing.',
    `${suppressed} on the suppression list.`,
  ].join('\n\n');
}

export function listText(rows: readonly Listed[]): string {
  return table(
    [
      'accepted',
      'reference',
      'brand',
      'product',
      'state',
      'tries',
      'next',
      'partner',
      'last',
      'plan',
      'name',
      'email',
      'mobile',
      'suspect',
    ],
    rows.map((row) => [
      minute(row.acceptedAt),
      row.reference,
      row.brand,
      row.vertical ?? 'message',
      row.erasedAt ? `${row.deliveryState}, erased` : row.deliveryState,
      row.attempts,
      row.deliveryState === 'pending' ? minute(row.dueAt) : null,
      row.partner,
      row.lastOutcome,
      row.plans.map(({ id }) => id).join(' '),
      row.person.name,
      row.person.email,
      row.person.mobile,
      row.suspect.join(' '),
    ]),
  );
}

/** Null if all are readable. */
export function unreadableText(rows: readonly Listed[]): string | null {
  const named = rows.filter((row) => !row.isReadable).map(({ reference }) => reference);
  if (named.length === 0) return null;
  return `Cannot be read, so no partner is sent these: ${[...new Set(named)].join(', ')}. See the alert outbox_unreadable.`;
}

export function shownText(record: Shown): string {
  const deliveries = table(
    ['delivery', 'product', 'state', 'tries', 'next', 'settled', 'partner', 'last'],
    record.deliveries.map((one) => [
      one.id,
      one.vertical ?? 'message',
      one.deliveryState,
      one.attempts,
      one.deliveryState === 'pending' ? second(one.dueAt) : null,
      second(one.settledAt),
      one.partner,
      one.lastOutcome,
    ]),
  );
  const attempts = table(
    ['at', 'delivery', 'try', 'partner', 'outcome', 'status', 'ms'],
    record.attemptsMade.map((one) => [
      second(one.at),
      one.deliveryId,
      one.attempt,
      one.partner,
      one.outcome,
      one.status,
      one.ms,
    ]),
  );
  return [
    pairs(facts(record)),
    ...record.plans.map((plan) => `Plan\n${pairs(planFacts(plan))}`),
    `Sender\n${pairs(sender(record)) || 'no personal data is left'}`,
    `Consent\n${record.consent ? pairs(Object.entries(record.consent).map(toPair)) : 'none on record'}`,
    ...record.repeats.map(
      ({ acceptedAt, consent }) =>
        `Sent again ${second(acceptedAt)}\n${pairs(Object.entries(consent ?? {}).map(toPair))}`,
    ),
    `Deliveries\n${record.deliveries.length > 0 ? deliveries : 'none'}`,
    `Attempts\n${record.attemptsMade.length > 0 ? attempts : 'none'}`,
  ].join('\n\n');
}

function facts(record: Shown): (readonly [string, Cell])[] {
  return [
    ['reference', record.reference],
    ['brand', record.brand],
    ['kind', record.kind],
    ['status', record.status],
    ['accepted', second(record.acceptedAt)],
    ['withdrawn', second(record.withdrawnAt)],
    ['erased', second(record.erasedAt)],
    ['offers', record.consent?.marketing && !record.marketing ? takenBack : null],
    ['products', record.verticals.join(', ')],
    ['without a plan', withoutOne(record)],
    ['page', `${record.host}${record.page}`],
    ['referral code', record.rcCode],
    ['affiliate', record.affiliateId],
    ['lead or message id', record.id],
    ['visit id', record.visitId],
    ['suspect', record.suspect.join(', ')],
    ['readable', record.isReadable ? null : 'no: see the alert outbox_unreadable'],
  ];
}

const takenBack =
  'no: the tick was taken back since (by a later form, or by --no-marketing); a partner whose attempt was made before that may not know';

/** For a lead that names a plan, the products for which its sender chose none. */
function withoutOne({ verticals, plans }: Shown): string | null {
  return plans.length > 0 ? withoutPlan(verticals, plans).join(', ') : null;
}

function planFacts(plan: ChosenPlan): (readonly [string, Cell])[] {
  return [
    ['plan', planTitle(plan)],
    ['plan id', plan.id],
    ['product', plan.vertical],
    ['provider id', plan.providerId],
    ['price', plan.price],
    ['estimate', estimateWords(plan)],
    ['price on', plan.day],
    ['confirmed', isPriceConfirmed(plan) ? 'yes' : 'no: the sender was not shown this price'],
    ['shown when sent', money(plan.shownCents)],
    ['shown at first', money(plan.beforeCents)],
    ['document', plan.document],
  ];
}

function money(cents: number | null): string | null {
  return cents === null ? null : dollars(cents);
}

function sender({ person, postcode, state }: Common): (readonly [string, Cell])[] {
  return [
    ['name', person.name],
    ['email', person.email],
    ['mobile', person.mobile],
    ['address', person.addressLine],
    ['locality', person.locality],
    ['postcode', [state, postcode].filter(Boolean).join(' ')],
    ['message', person.message],
    ['browser', person.userAgent],
    ['screen', person.screenResolution],
    ...person.steps.map(({ at, data }) => [`step ${minute(at)}`, JSON.stringify(data)] as const),
    ['campaign', valuesText(person.campaign)],
    ['click ids', valuesText(person.clickIds)],
  ];
}

/** `utm_source=mail, utm_term=solar`: for people, so nothing is encoded. */
function valuesText(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

function toPair([name, value]: [string, unknown]): readonly [string, Cell] {
  return [name, typeof value === 'string' || value === null ? value : JSON.stringify(value)];
}

/** `2026-11-21 09:30` */
function minute(iso: string | null): string | null {
  return iso?.slice(0, 16).replace('T', ' ') ?? null;
}

function second(iso: string | null): string | null {
  return iso?.slice(0, 19).replace('T', ' ') ?? null;
}

/** `3 d 4 h`, `12 min` */
export function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
