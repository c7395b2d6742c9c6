/** The auditor: compares what the senders were told with what the partner took. */
import { isTestEmail } from '../../domain/leads/test-lead.ts';
import type {
  Accepted,
  Acknowledged,
  Asked,
  ClientLine,
  Kill,
  PartnerLine,
  Untold,
} from './ledger.ts';

export interface Ledgers {
  readonly clients: readonly ClientLine[];
  readonly partner: readonly PartnerLine[];
  /** Injected faults, which neither ledger records. */
  readonly kills: readonly Kill[];
  readonly endedAt: number;
}

export interface Figures {
  /** Forms whose sender was told yes. */
  readonly acknowledged: number;
  readonly givenUp: number;
  /** Deliveries that were promised: a bundle promises several. */
  readonly promised: number;
  readonly delivered: number;
  /** Promised, but never taken by the partner. */
  readonly lost: number;
  /** Taken again under the same key; an injected fault must explain each repeat. */
  readonly twiceByKey: number;
  /** Of these, repeats because the partner took the delivery without saying so. */
  readonly twiceUntold: number;
  /** Of these, repeats because the worker was killed before it could record the yes. */
  readonly twiceKilled: number;
  readonly twiceUnexplained: number;
  /** Repeats that remain once the partner drops those under the same key. */
  readonly twiceAfterDedupe: number;
  readonly wrongReferral: number;
  /** Deliveries under a key that is not their form's. */
  readonly wrongKey: number;
  /** Keys that came with more than one body. */
  readonly otherBody: number;
  /** Requests with a signature, key or body that no partner would take. */
  readonly unfit: number;
  /** Deliveries sent to a partner although their email marks them as tests. */
  readonly testsPassedOn: number;
  /** Forms that were given two receipts. */
  readonly twoReceipts: number;
  /** Age of the oldest promise that was not kept. */
  readonly oldestPendingSeconds: number;
}

/** Figures that must be 0, whatever happens. */
export const promises = [
  'lost',
  'givenUp',
  'twiceUnexplained',
  'twiceAfterDedupe',
  'wrongReferral',
  'wrongKey',
  'otherBody',
  'unfit',
  'testsPassedOn',
  'twoReceipts',
] as const satisfies readonly (keyof Figures)[];

export function audit({ clients, partner, kills, endedAt }: Ledgers): Figures {
  const asked = clients.filter((line) => line.what === 'asked');
  const told = clients.filter((line) => line.what === 'acknowledged');
  const accepted = partner.filter((line) => line.what === 'accepted');
  const untold = partner.filter((line) => line.what === 'untold');
  const firstYes = new Map(told.toReversed().map((line) => [line.id, line]));
  const got = groupBy(accepted, ({ email, item }) => `${email} ${item}`);
  const owed = asked.flatMap((form) =>
    firstYes.has(form.id) ? form.items.map((item) => ({ form, item })) : [],
  );
  const missing = owed.filter(({ form, item }) => !got.has(`${form.email} ${item}`));
  const byKey = [...groupBy(accepted, ({ key }) => key).values()];
  const again = byKey.flatMap((same) => same.slice(0, -1));
  const causes = again.map((line) => causeOf(line, untold, kills));
  return {
    acknowledged: firstYes.size,
    givenUp: clients.filter((line) => line.what === 'given up').length,
    promised: owed.length,
    delivered: owed.length - missing.length,
    lost: missing.length,
    twiceByKey: again.length,
    twiceUntold: causes.filter((cause) => cause === 'untold').length,
    twiceKilled: causes.filter((cause) => cause === 'killed').length,
    twiceUnexplained: causes.filter((cause) => cause === 'nothing').length,
    twiceAfterDedupe: sum(
      [...got.values()].map((same) => new Set(same.map(({ key }) => key)).size - 1),
    ),
    ...strays(asked, accepted),
    otherBody: byKey.filter((same) => new Set(same.map(({ bodyHash }) => bodyHash)).size > 1)
      .length,
    unfit: partner.filter((line) => line.what === 'unfit').length,
    testsPassedOn: accepted.filter(({ email }) => isTestEmail(email)).length,
    twoReceipts: twoReceipts(told),
    oldestPendingSeconds: Math.round(
      Math.max(0, ...missing.map(({ form }) => endedAt - (firstYes.get(form.id)?.at ?? endedAt))) /
        1000,
    ),
  };
}

/** Why a delivery was repeated after the partner took it: an injected fault, or nothing that explains it. */
function causeOf(
  { key, at, told }: Accepted,
  untold: readonly Untold[],
  kills: readonly Kill[],
): 'untold' | 'killed' | 'nothing' {
  if (!told) return 'untold';
  if (kills.some((kill) => kill.until >= at && kill.interrupted.includes(key))) return 'killed';
  return untold.some((line) => line.key === key && line.at >= at) ? 'untold' : 'nothing';
}

/** Counts deliveries whose referral code or key is not their form's. */
function strays(asked: readonly Asked[], accepted: readonly Accepted[]) {
  const byEmail = new Map(asked.map((form) => [form.email, form]));
  const formOf = ({ email }: Accepted) => byEmail.get(email);
  const rightKey = (line: Accepted, { id, items }: Asked) =>
    items.includes(line.item) && line.key === (items.length > 1 ? `${id}.${line.item}` : id);
  return {
    wrongReferral: accepted.filter((line) => formOf(line)?.rc !== line.rc).length,
    wrongKey: accepted.filter((line) => {
      const form = formOf(line);
      return !form || !rightKey(line, form);
    }).length,
  };
}

function twoReceipts(told: readonly Acknowledged[]): number {
  const byId = [...groupBy(told, ({ id }) => id).values()];
  return byId.filter((same) => new Set(same.map(({ reference }) => reference)).size > 1).length;
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, key);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
