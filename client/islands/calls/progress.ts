/** Saves a visitor's progress on the visit's record (spec: gateway). */
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { callGateway } from './gateway-call.ts';
import { storedVisitId } from './stored.ts';

/**
 * The call outlives the page it is sent from.
 * @throws Error when it could not be saved; already logged (spec: states)
 */
export async function saveProgress(
  visitId: string,
  data: Readonly<Record<string, string | number | boolean>>,
  rcCode = '',
): Promise<void> {
  const body = { ...data, visit_id: visitId };
  const saved = await callGateway(
    { path: '/visit/progress', method: 'POST', body, ...(rcCode && { rcCode }) },
    { keepalive: true },
  );
  if (saved !== undefined) return;
  const error = new Error('Progress of the visit could not be saved');
  reportError(error);
  throw error;
}

/**
 * Tells the visit which plan the visitor chose, if there is a visit. The sign-up does not wait for it.
 * @param journey the visit of the journey that the list is part of, and its referral code
 */
export function rememberChosenPlan(
  vertical: ListedVertical,
  planId: string,
  journey: { readonly visitId?: string | undefined; readonly rcCode?: string } = {},
): void {
  const { visitId = storedVisitId(vertical), rcCode } = journey;
  if (!visitId) return;
  // saveProgress has logged the failure; the visitor is leaving and can do nothing about it.
  saveProgress(visitId, { vertical, plan_id: planId, step: 'apply' }, rcCode).catch(
    () => undefined,
  );
}
