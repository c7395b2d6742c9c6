/** One command at a time: a file says who has the turn, and its holder touches it for as long as it is alive. */
import { createHash, randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';

const lookMs = 200;

/**
 * Waits until nobody else has the turn. Whoever has it must not block: its timers show that it is alive.
 * A process id would not: containers give the same few to all, and hide those of the others.
 * @param turn the file
 * @param times in milliseconds: between two touches, and without one before a holder counts as dead
 * @param onWait called once when somebody else has it
 * @returns what gives the turn back, and says whether it is still held: whoever is stopped for long loses it
 */
export async function takeTurn(turn, { touchMs, deadMs }, onWait) {
  mkdirSync(dirname(turn), { recursive: true });
  const me = randomUUID();
  let watched = { sign: '', since: 0 };
  for (;;) {
    const held = holderOf(turn);
    // By this machine's running time, which stands still while it sleeps: another's clock may differ.
    const now = performance.now();
    if (held === undefined) {
      if (take(turn, me)) break;
    } else if (held.sign !== watched.sign) {
      if (watched.sign === '') onWait();
      watched = { sign: held.sign, since: now };
    } else if (now - watched.since >= deadMs && takeOver(turn, held.name, me)) {
      break;
    }
    await later(Math.min(lookMs, touchMs));
  }
  const isMine = () => holderOf(turn)?.name === me;
  const touching = setInterval(() => {
    const at = new Date();
    if (isMine()) utimesSync(turn, at, at);
  }, touchMs);
  const giveBack = () => {
    clearInterval(touching);
    if (isMine()) rmSync(turn, { force: true });
  };
  return { giveBack, isMine };
}

/** True when nobody had the turn, and it is this one's now. @param me a name that nobody else has */
export function take(turn, me) {
  const own = `${turn}-${me}`;
  try {
    return isFirst(own, turn, me);
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Of all that find a holder dead, only the one that has the claim on its place may touch the file.
 * @param dead the holder's name
 * @returns false when another has that claim, or the turn
 */
export function takeOver(turn, dead, me) {
  const own = `${turn}-${me}`;
  const claim = `${turn}-after-${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  try {
    if (!isFirst(own, claim, me)) return false;
    try {
      // Another may have had the claim, taken over and given the claim back.
      if (holderOf(turn)?.name !== dead) return false;
      renameSync(own, turn);
      return true;
    } finally {
      rmSync(claim, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** A link is made whole or not at all, so whoever sees the file can read whose it is. */
function isFirst(own, name, me) {
  writeFileSync(own, me);
  try {
    linkSync(own, name);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whose the turn is; undefined when nobody has it. */
export function holderOf(turn) {
  try {
    const name = readFileSync(turn, 'utf8');
    return { name, sign: `${name} ${statSync(turn).mtimeMs}` };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
