/** A step of the visitor's way, told to the gateway after the answer: nobody waits for it. */
import type { AppContext } from '../context.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import type { VisitStep } from '../ports/gateway/visit-steps.ts';
import { visitorContext } from './askers.ts';

/** A failure costs the visitor nothing, and its line in the log names no visitor. */
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
