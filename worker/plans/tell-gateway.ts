/** Tells the gateway about a visitor's step after the response, so that nobody waits for it. */
import type { AppContext } from '../context.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import type { VisitStep } from '../ports/gateway/visit-steps.ts';
import { visitorContext } from './askers.ts';

/** A failure costs the visitor nothing, and its log line does not name them. */
export function tellGateway(c: AppContext, step: VisitStep): void {
  const { visitSteps } = c.get('ports');
  const context = visitorContext(c, step.vertical, step.visitId);
  c.executionCtx.waitUntil(
    visitSteps.tell(step, context).catch((error: unknown) => {
      const [id, brand] = [c.get('requestId'), c.get('brand').slug];
      logLine({ event: 'visit_step_failed', id, brand, step: step.step, reason: reasonOf(error) });
    }),
  );
}
