/** Saves how far a visitor got, with the visit (spec: gateway). */
import { callGateway } from './gateway-call.ts';

/**
 * Outlives the page that it is sent from.
 * @throws Error when it could not be saved, logged already (spec: states)
 */
export async function saveProgress(
  visitId: string,
  data: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const body = { ...data, visit_id: visitId };
  const saved = await callGateway(
    { path: '/visit/progress', method: 'POST', body },
    { keepalive: true },
  );
  if (saved !== undefined) return;
  const error = new Error('Progress of the visit could not be saved');
  reportError(error);
  throw error;
}
