/** Retries D1's transient errors; any other failure becomes a Problem. */
import { Problem } from '../../http/errors.ts';

/** The transient errors Cloudflare's D1 documentation says are safe to retry. */
const transient = [
  'Network connection lost',
  'reset because its code was updated',
  'storage caused object to be reset',
];
const pausesMs = [20, 80, 240];

/**
 * Runs an idempotent statement, again when D1 says so.
 * @throws Problem storage_unavailable when it still fails
 */
export async function withD1Retry<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!transient.some((words) => String(error).includes(words))) {
        throw new Problem('storage_unavailable', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  try {
    return await work();
  } catch (error) {
    throw new Problem('storage_unavailable', { cause: error });
  }
}
