/** What a wake-up delivers first, and when it asks for the next. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { bench } from './courier.fixture.ts';
import { fanOut, handleWakeUp } from './dispatch.ts';

const outbox = createD1Outbox(env.LEADS_DB);

async function accept() {
  const input = await begin();
  await outbox.acceptLead(input);
  return { brand: input.brand, id: input.submissionId };
}

function wakeQueue() {
  const [send, sendBatch] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  return { queue: { send, sendBatch } as never, send, sendBatch };
}

beforeEach(async () => {
  await env.LEADS_DB.batch(
    ['outbox', 'delivery_attempt', 'partner_health'].map((table) =>
      env.LEADS_DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('a wake-up', () => {
  it('delivers the rows that it names before what has waited longer', async () => {
    const [older, named] = [await accept(), await accept()];
    const { courier, sent } = bench();
    await handleWakeUp(courier, undefined, Date.now, [named], 5_000);
    const order = sent.map(({ body }) => [older, named].findIndex(({ id }) => body.includes(id)));
    expect(order).toEqual([1, 0]);
  });

  it('asks to be woken again for a row that failed, once it is due', async () => {
    const named = await accept();
    const { courier, answer } = bench();
    answer(() => new Response(null, { status: 500 }));
    const { queue, send } = wakeQueue();
    await handleWakeUp(courier, queue, Date.now, [named], 5_000);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { keys: [named] },
      { delaySeconds: expect.any(Number) },
    );
  });

  it.each([
    [899, 1],
    [1800, 0],
  ])('of a row that is due in %i s asks for %i more', async (seconds, more) => {
    const named = await accept();
    const { courier, answer } = bench();
    const headers = { 'retry-after': String(seconds) };
    answer(() => new Response(null, { status: 429, headers }));
    const { queue, send } = wakeQueue();
    await handleWakeUp(courier, queue, Date.now, [named], 5_000);
    expect(send).toHaveBeenCalledTimes(more);
  });

  it('asks for nothing when its row is delivered', async () => {
    const { queue, send } = wakeQueue();
    await handleWakeUp(bench().courier, queue, Date.now, [await accept()], 5_000);
    expect(send).not.toHaveBeenCalled();
  });
});

it.each([
  [1, 1],
  [100, 1],
  [101, 2],
  [1_000_000, 50],
])('%i waiting rows wake %i workers', async (due, workers) => {
  const { queue, sendBatch } = wakeQueue();
  await fanOut(queue, due);
  expect(sendBatch).toHaveBeenCalledExactlyOnceWith(
    Array.from({ length: workers }, () => ({ body: { keys: [] } })),
  );
});
