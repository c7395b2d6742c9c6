/** A brand's content sources in order of preference, each with a deadline and a pause after a failure. */
import { reasonOf } from '../http/errors.ts';
import { LateError, withDeadline } from '../http/outside/with-deadline.ts';
import { BoundedMap } from '../ports/bounded-map.ts';
import type { ContentPort } from '../ports/content/content.port.ts';

/** A source that takes longer counts as down, and the next one serves. */
export const contentDeadlineMs = 350;
/** The deadline for older content of a source that has just failed to name its live version: later sources need time too. */
const doubtedDeadlineMs = 150;
/** How long a failed source is not asked again, so that no visitor waits for it twice. */
export const downForMs = 10_000;
const maxComplaints = 1000;

type Line = Readonly<Record<string, unknown>>;

export interface OrderedSources {
  isUp(port: ContentPort): boolean;
  /**
   * @param withinMs the deadline; by default as long as a page can wait
   * @throws the source's own error, or LateError when it is late
   */
  ask<T>(port: ContentPort, work: Promise<T>, withinMs?: number): Promise<T>;
  /** Logs that a source could not be used, and pauses it. */
  failed(port: ContentPort, error: unknown): void;
  /**
   * Logs that a source could not name its live version. Its earlier version may still be readable, and is asked
   * for; if that is late too, the source is paused: a page's first byte comes within a second (spec: failures).
   */
  doubt(port: ContentPort, error: unknown): void;
  /** Logs a fault of one path of a source, once in a while, because the path is asked for again and again. */
  complain(
    port: ContentPort,
    where: { readonly path: string; readonly version: string },
    line: Line,
  ): void;
}

/**
 * A worker that serves several brands has them once for each: one brand's fault pauses no other's source.
 * @param all the sources; the last one is the embedded default and cannot be down
 */
export function orderSources(
  brand: string,
  all: readonly ContentPort[],
  log: (line: Record<string, unknown>) => void,
  now: () => number,
): OrderedSources {
  const downUntil = new Map<ContentPort, number>();
  const doubted = new Set<ContentPort>();
  const complaints = new BoundedMap<number>(maxComplaints);
  const rest = (port: ContentPort) => downUntil.set(port, now() + downForMs);
  const tell = (port: ContentPort, error: unknown) =>
    log({ event: 'content_source_failed', brand, source: port.source, reason: reasonOf(error) });
  return {
    isUp: (port) => port === all.at(-1) || (downUntil.get(port) ?? 0) <= now(),
    async ask(port, work, withinMs) {
      const usual = doubted.has(port) ? doubtedDeadlineMs : contentDeadlineMs;
      try {
        const answer = await withDeadline(work, withinMs ?? usual);
        doubted.delete(port);
        return answer;
      } catch (error) {
        if (doubted.has(port) && error instanceof LateError) rest(port);
        throw error;
      }
    },
    failed(port, error) {
      rest(port);
      tell(port, error);
    },
    doubt(port, error) {
      doubted.add(port);
      tell(port, error);
    },
    complain({ source }, where, line) {
      const key = JSON.stringify([source, where]);
      if ((complaints.get(key) ?? 0) > now()) return;
      complaints.set(key, now() + downForMs);
      log({ ...line, brand, ...where, source });
    },
  };
}
