/** Wake-ups: what they deliver first, and when they ask for the next one. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { bench } from './courier.fixture.ts';
import { rowsAWorker } from './courier.ts';
import { fanOut } from './dispatch.ts';

const outbox = createD1Outbox(env.LEADS_DB);

async function accept() {
  const input = await begin();
  await outbox.acceptLead(input);
  return { brand: input.brand, id: input.submissionId };
}

function wakeQueue() {
  const [send, sendBatch] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  return { LEADS_QUEUE: { send, sendBatch }, send, sendBatch };
}

beforeEach(async () => {
  await env.LEADS_DB.batch(
    ['outbox', 'delivery_attempt', 'partner_health'].map((table) =>
      env.LEADS_DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('a wake-up', () => {
  it('delivers the rows that it names before those waiting longer', async () => {
    const [older, named] = [await accept(), await accept()];
    const { wakeUp, sent } = bench();
    await wakeUp([named], 5_000);
    const order = sent.map(({ body }) => [older, named].findIndex(({ id }) => body.includes(id)));
    expect(order).toEqual([1, 0]);
  });

  it('requests another wake-up for a failed row, once that is due', async () => {
    const named = await accept();
    const { LEADS_QUEUE, send } = wakeQueue();
    const { wakeUp, answer } = bench(undefined, { LEADS_QUEUE });
    answer(() => new Response(null, { status: 500 }));
    await wakeUp([named], 5_000);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { keys: [named] },
      { delaySeconds: expect.any(Number) },
    );
  });

  it('requests it for the first of several failed rows to be due', async () => {
    const [first, second] = [await accept(), await accept()];
    const { LEADS_QUEUE, send } = wakeQueue();
    const { wakeUp, answer } = bench(undefined, { LEADS_QUEUE });
    answer(({ body }) => {
      const headers = { 'retry-after': body.includes(first.id) ? '60' : '600' };
      return new Response(null, { status: 429, headers });
    });
    await wakeUp([first, second], 5_000);
    expect(send).toHaveBeenCalledExactlyOnceWith({ keys: [first, second] }, { delaySeconds: 60 });
  });

  it('requests it in a second for a failed row that became due while another was sent', async () => {
    const [failed, slow] = [await accept(), await accept()];
    const { LEADS_QUEUE, send } = wakeQueue();
    const { wakeUp, answer, lines, pass } = bench(undefined, { LEADS_QUEUE });
    answer(async ({ body }) => {
      if (body.includes(failed.id)) return new Response(null, { status: 503 });
      await vi.waitFor(() => expect(lines).toMatchObject([{ id: failed.id }]));
      pass(30_000);
      return new Response('');
    });
    const keys = [failed, slow];
    await wakeUp(keys, 0);
    expect(send).toHaveBeenNthCalledWith(1, { keys }, { delaySeconds: 1 });
  });

  it('wakes another worker at once for rows that its own time did not suffice for', async () => {
    await accept();
    const { LEADS_QUEUE, send } = wakeQueue();
    const { courier, sent } = bench(undefined, { LEADS_QUEUE });
    await courier.deliverDue(0);
    expect(sent).toEqual([]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ keys: [] }, { delaySeconds: 0 });
  });

  it.each([
    [899, 1],
    [1800, 0],
  ])('for a row due in %i s requests %i more', async (seconds, more) => {
    const named = await accept();
    const { LEADS_QUEUE, send } = wakeQueue();
    const { wakeUp, answer } = bench(undefined, { LEADS_QUEUE });
    const headers = { 'retry-after': String(seconds) };
    answer(() => new Response(null, { status: 429, headers }));
    await wakeUp([named], 5_000);
    expect(send).toHaveBeenCalledTimes(more);
  });

  it('requests nothing once its row is delivered', async () => {
    const { LEADS_QUEUE, send } = wakeQueue();
    await bench(undefined, { LEADS_QUEUE }).wakeUp([await accept()], 5_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('delivers other due rows while the queue fails, which is logged', async () => {
    const [named, older] = [await accept(), await accept()];
    const down = () => Promise.reject(new Error('Queue is gone'));
    const LEADS_QUEUE = { send: down, sendBatch: down };
    const { wakeUp, answer, sent, lines } = bench(undefined, { LEADS_QUEUE });
    answer(({ body }) => new Response(null, { status: body.includes(named.id) ? 500 : 200 }));
    await wakeUp([named], 5_000);
    expect(sent.map(({ body }) => body.includes(older.id))).toEqual([false, true]);
    expect(lines).toContainEqual({ event: 'wake_failed', reason: expect.any(String) });
  });
});

it.each([
  [1, 1],
  [rowsAWorker, 1],
  [rowsAWorker + 1, 2],
  [1_000_000, 50],
])('%i waiting rows wake %i workers', async (due, workers) => {
  const { LEADS_QUEUE, sendBatch } = wakeQueue();
  await fanOut(LEADS_QUEUE, due);
  expect(sendBatch).toHaveBeenCalledExactlyOnceWith(
    Array.from({ length: workers }, () => ({ body: { keys: [] } })),
  );
});
