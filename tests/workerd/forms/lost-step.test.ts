/** A visit's step whose page is shown twice at once, which is not lost when the first call fails. */
import { expect, it } from 'vitest';
import { context } from '../../../worker/ports/gateway/gateway.contract.ts';
import {
  type GatewayPort,
  gatewayFailure,
  gatewaySuccess,
} from '../../../worker/ports/gateway/gateway.port.ts';
import { createVisitSteps } from '../../../worker/ports/gateway/visit-steps.ts';

const step = { visitId: 'v-1', vertical: 'energy', step: 'plan', facts: { plan_id: 'a' } } as const;

/** A gateway whose calls wait until the test answers them, in order. */
function heldGateway() {
  const waiting: ((taken: boolean) => void)[] = [];
  let calls = 0;
  const port: GatewayPort = {
    call: () => {
      calls += 1;
      return new Promise((resolve) => {
        waiting.push((taken) => resolve(taken ? gatewaySuccess({}) : gatewayFailure(503, 'No')));
      });
    },
  };
  const answer = async (taken: boolean) => {
    waiting.shift()?.(taken);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { steps: createVisitSteps(port, null), answer, calls: () => calls };
}

/** Attaches its handler at once, because a rejection without one counts as unhandled. */
const refused = (telling: Promise<void>) => expect(telling).rejects.toThrow('/visit/progress: 503');

it('reported twice at once is sent again when the first call fails', async () => {
  const { steps, answer, calls } = heldGateway();
  const first = steps.tell(step, context);
  await steps.tell(step, context);
  expect(calls()).toBe(1);
  await answer(false);
  expect(calls()).toBe(2);
  await answer(true);
  await first;
  await steps.tell(step, context);
  expect(calls()).toBe(2);
});

it('reported once is not sent again by itself, and one that fails twice waits for the next report', async () => {
  const { steps, answer, calls } = heldGateway();
  const alone = refused(steps.tell(step, context));
  await answer(false);
  await alone;
  const first = refused(steps.tell(step, context));
  await steps.tell(step, context);
  await answer(false);
  await answer(false);
  await first;
  expect(calls()).toBe(3);
  const next = steps.tell(step, context);
  await answer(true);
  await next;
  expect(calls()).toBe(4);
});

it('of another plan, chosen meanwhile, is not forgotten when the call before it fails', async () => {
  const { steps, answer, calls } = heldGateway();
  const first = refused(steps.tell(step, context));
  const other = { ...step, facts: { plan_id: 'b' } };
  const second = steps.tell(other, context);
  await answer(false);
  await first;
  await answer(true);
  await second;
  await steps.tell(other, context);
  expect(calls()).toBe(2);
});
