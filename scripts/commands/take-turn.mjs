/** One command at a time: a file names the holder of the turn, which touches it for as long as it is alive. */
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
 * Waits for the turn. The holder must not block, because its timers show that it is alive. A process id would
 * not work: containers reuse the same few ids and hide each other's processes.
 * @param turn the file
 * @param times in milliseconds: between touches, and without a touch until a holder counts as dead
 * @param onWait called once if another command has the turn
 * @returns functions to give the turn back and to check that it is still held: a long pause loses it
 */
export async function takeTurn(turn, { touchMs, deadMs }, onWait) {
  mkdirSync(dirname(turn), { recursive: true });
  const me = randomUUID();
  let watched = { sign: '', since: 0 };
  for (;;) {
    const held = holderOf(turn);
    // Monotonic time, which pauses while this machine sleeps: wall clocks differ between machines.
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

/** True if the turn was free and is now taken. @param me a unique name */
export function take(turn, me) {
  const own = `${turn}-${me}`;
  try {
    return isFirst(own, turn, me);
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Of all commands that find a holder dead, only the one with the claim on its place may touch the file.
 * @param dead the holder's name
 * @returns false if another command has that claim, or the turn
 */
export function takeOver(turn, dead, me) {
  const own = `${turn}-${me}`;
  const claim = `${turn}-after-${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  try {
    if (!isFirst(own, claim, me)) return false;
    try {
      // Another command may have claimed it, taken over and released the claim.
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

/** A hard link is atomic, so anyone who sees the file can read its holder's name. */
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

/** The holder of the turn; undefined if it is free. */
export function holderOf(turn) {
  try {
    const name = readFileSync(turn, 'utf8');
    return { name, sign: `${name} ${statSync(turn).mtimeMs}` };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
