/** Wakes delivery: the first attempt at once, later ones through the queue, whose messages carry only ids. */
import type {
  MessageSendRequest,
  QueueSendBatchOptions,
  QueueSendOptions,
} from '@cloudflare/workers-types';
import { type Courier, rowsAWorker } from './courier.ts';
import type { Report } from './courier.types.ts';
import type { DeliveryKey } from './delivery.types.ts';

/** A queue message: rows to deliver first, or none to deliver whatever is due. */
export interface WakeUp {
  readonly keys: readonly DeliveryKey[];
}

export interface WakeQueue {
  send(message: WakeUp, options?: QueueSendOptions): Promise<unknown>;
  sendBatch(
    messages: Iterable<MessageSendRequest<WakeUp>>,
    options?: QueueSendBatchOptions,
  ): Promise<unknown>;
}

/** Starts delivering rows that were just accepted. */
export type Dispatch = (keys: readonly DeliveryKey[]) => Promise<void>;

/** When the queue takes over if the worker ends before its first attempt does. */
const safetySeconds = 10;
/** For longer pauses the sweep is soon enough, and a queue delays a message by twelve hours at most. */
const longestWakeMs = 15 * 60_000;

export function createDispatch(
  courier: Courier,
  queue: WakeQueue | undefined,
  now: () => number,
): Dispatch {
  return async (keys) => {
    await queue?.send({ keys }, { delaySeconds: safetySeconds });
    await wakeAgain(await courier.deliverNamed(keys), keys, queue, now);
  };
}

/** @param budgetMs how long deliveries may take */
export type WakeUpHandler = (keys: readonly DeliveryKey[], budgetMs: number) => Promise<void>;

interface Waking {
  readonly courier: Courier;
  readonly queue: WakeQueue | undefined;
  readonly now: () => number;
}

/** For the queue's consumer: the named rows first, then whatever else is due. */
export async function handleWakeUp(
  { courier, queue, now }: Waking,
  ...[keys, budgetMs]: Parameters<WakeUpHandler>
): Promise<void> {
  if (keys.length > 0) await wakeAgain(await courier.deliverNamed(keys), keys, queue, now);
  await courier.deliverDue(budgetMs);
}

/** Workers woken at once, by one message each; a batch takes 100 messages (platform limit). */
const mostWorkers = 50;

/** Shares many due rows among workers. */
export async function fanOut(queue: WakeQueue | undefined, due: number): Promise<void> {
  const workers = Math.min(mostWorkers, Math.ceil(due / rowsAWorker));
  await queue?.sendBatch(Array.from({ length: workers }, () => ({ body: { keys: [] } })));
}

/** Wakes one worker after a pause. If the message is lost, the sweep comes within a minute. */
export async function wakeLater(queue: WakeQueue | undefined, ms: number): Promise<void> {
  await queue?.send({ keys: [] }, { delaySeconds: ms > 0 ? Math.ceil(ms / 1000) + 1 : 0 });
}

async function wakeAgain(
  { nextDueAt }: Report,
  keys: readonly DeliveryKey[],
  queue: WakeQueue | undefined,
  now: () => number,
): Promise<void> {
  const pause = (nextDueAt ?? Number.POSITIVE_INFINITY) - now();
  if (pause > longestWakeMs) return;
  await queue?.send({ keys }, { delaySeconds: Math.max(1, Math.ceil(pause / 1000)) });
}
