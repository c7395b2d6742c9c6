/** Tells the visit which plan its visitor went on with. */
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { verticals } from '../../../domain/vertical.ts';
import { saveProgress } from '../calls/progress.ts';
import { pickText } from '../calls/request.ts';
import { readStored } from '../calls/stored.ts';

/** Only where there is a visit already; the way to the sign-up does not wait for it. */
export function rememberChosenPlan(vertical: ListedVertical, planId: string): void {
  const visitId = visitOf(vertical);
  if (!visitId) return;
  // Logged where it failed; the visitor is on the way and has nothing to do about it.
  saveProgress(visitId, { vertical, plan_id: planId, step: 'apply' }).catch(() => undefined);
}

function visitOf(vertical: ListedVertical): string {
  try {
    return pickText(JSON.parse(readStored(verticals[vertical].storageKey) ?? 'null'), 'visitId');
  } catch {
    return '';
  }
}
