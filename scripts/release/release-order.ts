/** Types of a release: its order, its tools, and the error that stops it. */
import type { Wrangler } from '../site/run-wrangler.ts';
import type { SmokeResult } from '../smoke/smoke-run.ts';
import type { HostAnswer, SmokeOptions } from '../smoke/smoke-site-run.ts';
import type { ReleaseTarget } from './release-target.ts';

export interface ReleaseOrder {
  readonly target: ReleaseTarget;
  /** The URL for the smoke test. */
  readonly url: string;
  /** Whether to take over its host from another worker. */
  readonly newHost: boolean;
  /**
   * The same tag means the same worker, which is not uploaded again.
   * @param bound the ids of its bindings
   */
  readonly tagOf: (bound: string) => string;
  readonly build: string;
}

/** An order with its tag, once its bindings exist. */
export interface TaggedOrder extends ReleaseOrder {
  readonly tag: string;
}

/** How long a release waits, in milliseconds. */
export interface Waits {
  /** Between two requests to the host. */
  readonly look: number;
  /** Until all of Cloudflare has the new traffic split. */
  readonly traffic: number;
  /** At most for the host, once its routes are applied. */
  readonly host: number;
}

export interface ReleaseParts {
  readonly wrangler: Wrangler;
  readonly smoke: (
    url: string,
    options: SmokeOptions,
    say: (line: string) => void,
  ) => Promise<SmokeResult>;
  /** Asks which worker has an origin's host. */
  readonly askHost: (origin: string) => Promise<HostAnswer>;
  /** Defaults to the usual ones. */
  readonly waits?: Waits;
  readonly say: (line: string) => void;
}

/** Stops a release; the message says what is live now and how to continue. */
export class ReleaseStopped extends Error {
  override readonly name = 'ReleaseStopped';
}
