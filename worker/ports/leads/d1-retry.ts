/** Retries D1's transient errors; any other failure, or a timeout, becomes a Problem. */
import { Problem } from '../../http/errors.ts';
import { withDeadline } from '../../http/outside/with-deadline.ts';

/** How long a page waits for a row that it cannot do without: long enough for slow storage, but not forever. */
export const pageReadMs = 3_000;
/** How long a page waits for a row that it can do without: it must appear within a second (spec: failures). */
export const besideReadMs = 700;
/** How long a form waits for its rows: the same as for any outside system (spec: failures). */
export const formWriteMs = 8_000;

/** The transient errors Cloudflare's D1 documentation says are safe to retry. */
const transient = [
  'Network connection lost',
  'reset because its code was updated',
  'storage caused object to be reset',
];
const pausesMs = [20, 80, 240];

/**
 * Runs a statement that does no harm when it runs twice, and retries it after a transient error. After a
 * timeout it may still write.
 * @param deadlineMs for all attempts together, where a visitor waits; without it, there is no limit
 * @throws Problem storage_unavailable when it still fails, or times out
 */
export async function withD1Retry<T>(work: () => Promise<T>, deadlineMs?: number): Promise<T> {
  try {
    const asked = retried(work);
    return await (deadlineMs === undefined ? asked : withDeadline(asked, deadlineMs));
  } catch (error) {
    throw new Problem('storage_unavailable', { cause: error });
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!transient.some((words) => String(error).includes(words))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
