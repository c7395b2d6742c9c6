/** The release in each database, and the database that is live. */
import type { D1Database } from '@cloudflare/workers-types';
import type { ReleaseKind } from './load/release.ts';

/** The release in a database (migrations/0002_two_slots.sql). */
export interface LoadedRelease {
  readonly id: string;
  readonly kind: ReleaseKind;
  readonly loaded_at: string;
  readonly localities: number;
  readonly streets: number;
  readonly addresses: number;
  /** 0: complete, but never switched to. The database with the highest turn is live. */
  readonly turn: number;
  /** ISO time of the last switch to it. */
  readonly switched_at: string | null;
}

/** The release in a database; null while nothing, or only part of one, is loaded. */
export async function releaseIn(db: D1Database): Promise<LoadedRelease | null> {
  return db.prepare('SELECT * FROM release').first<LoadedRelease>();
}

/** Makes a database's release live in a single write. Values: a turn above every other, and an ISO time. */
export const switchStatement = { sql: 'UPDATE release SET turn = ?1, switched_at = ?2' };

/** A database of the index, with its release. */
export interface Slot {
  readonly db: D1Database;
  readonly release: LoadedRelease | null;
}

/** The slot that answers visitors: the one with the highest turn, or the first if none was ever switched to. */
export function liveOf<Of extends { readonly release: LoadedRelease | null }>(
  slots: readonly Of[],
): Of | undefined {
  return slots.reduce<Of | undefined>(
    (best, slot) => (best && turnOf(best) >= turnOf(slot) ? best : slot),
    undefined,
  );
}

const turnOf = ({ release }: { readonly release: LoadedRelease | null }): number =>
  release?.turn ?? 0;
