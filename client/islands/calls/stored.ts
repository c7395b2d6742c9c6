/** Values that the browser keeps for the visitor (spec: stored-values); nothing personal. */
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { pick, pickText } from './pick.ts';

/** Storage may be switched off or full; then nothing is kept and nothing breaks. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A token is fetched again when it is next needed; a redirect carries the ids.
  }
}

/** Keeps the ids of a visit and its lead under the vertical's key (credit cards: creditCard). */
export function rememberIds(vertical: VerticalSlug, visitId: string, leadId: string): void {
  store(verticals[vertical].storageKey, JSON.stringify({ visitId, leadId }));
}

/** Empty when the browser has stored none, or none that can be read. */
export function storedVisitId(vertical: VerticalSlug): string {
  try {
    return pickText(JSON.parse(readStored(verticals[vertical].storageKey) ?? 'null'), 'visitId');
  } catch {
    return '';
  }
}

/**
 * Clears stored values when an answer ends the session. An agent error clears token, code, affiliate
 * and visits; an expired code only the code and the token (spec: session). Our own token is in a cookie
 * that scripts cannot read.
 */
export function forgetEnded(answer: unknown): void {
  const [agentError, expired] = [pick(answer, 'agentError'), pick(answer, 'expiredRcCode')];
  if (!agentError && !expired) return;
  const visits = Object.values(verticals).map((vertical) => vertical.storageKey);
  const keys = ['authToken', 'rcCode', ...(agentError ? ['affiliateName', ...visits] : [])];
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to clear.
  }
}
