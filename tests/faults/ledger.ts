/** The records that the auditor reads: kills, and ledgers with one JSON object a line. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { FormKind } from './planned-forms.ts';

/** A form that a visitor has begun to send. */
export interface Asked {
  readonly what: 'asked';
  readonly id: string;
  readonly kind: FormKind;
  readonly email: string;
  readonly rc: string;
  /** What must arrive: the products, or `message`. */
  readonly items: readonly string[];
}

/** A form whose sender was told yes. */
export interface Acknowledged {
  readonly what: 'acknowledged';
  readonly id: string;
  readonly reference: string;
  readonly at: number;
}

/** A form whose sender gave up. */
interface GivenUp {
  readonly what: 'given up';
  readonly id: string;
  readonly status: number;
}

export type ClientLine = Asked | Acknowledged | GivenUp;

/** A delivery that the partner took. */
export interface Accepted {
  readonly what: 'accepted';
  readonly partner: string;
  readonly key: string;
  readonly email: string;
  readonly rc: string;
  /** The product, or `message`. */
  readonly item: string;
  readonly bodyHash: string;
  readonly at: number;
  /** False when the sender is never told. */
  readonly told: boolean;
}

/** A request that no partner would take: its signature, key or body is wrong. */
interface Unfit {
  readonly what: 'unfit';
  readonly partner: string;
  readonly reason: string;
}

/** A delivery whose answer never left the partner's machine, because the other side was gone. */
export interface Untold {
  readonly what: 'untold';
  readonly key: string;
  readonly at: number;
}

export type PartnerLine = Accepted | Unfit | Untold;

/** A kill, lasting until the worker ran again, and the keys of the deliveries it interrupted. */
export interface Kill {
  readonly from: number;
  readonly until: number;
  readonly interrupted: readonly string[];
}

/** Appends a line, which is in the file when this returns, so that it can be called before an answer is sent. */
export function appendLine(file: string, line: ClientLine | PartnerLine): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** All lines so far; none when the file does not exist. */
export function readLines<Line extends ClientLine | PartnerLine>(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}
