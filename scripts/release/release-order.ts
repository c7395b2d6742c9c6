/** What is released, with what, and how it says that it was stopped. */
import type { SmokeResult } from '../smoke/smoke-run.ts';
import type { HostAnswer, SmokeOptions } from '../smoke/smoke-site-run.ts';
import type { ReleaseTarget } from './release-target.ts';
import type { Wrangler } from './wrangler-state.ts';

export interface ReleaseOrder {
  readonly target: ReleaseTarget;
  /** Where the smoke test finds the site. */
  readonly url: string;
  /**
   * The same tag is the same worker: it is not uploaded again.
   * @param bound the ids of what it is bound to
   */
  readonly tagOf: (bound: string) => string;
  readonly build: string;
}

/** Once what it is bound to is there. */
export interface TaggedOrder extends ReleaseOrder {
  readonly tag: string;
}

export interface ReleaseParts {
  readonly wrangler: Wrangler;
  readonly smoke: (
    url: string,
    options: SmokeOptions,
    say: (line: string) => void,
  ) => Promise<SmokeResult>;
  /** Who has an origin's host. */
  readonly askHost: (origin: string) => Promise<HostAnswer>;
  /** Between two looks at the host; 2 s where it is not said. */
  readonly hostPauseMs?: number;
  readonly say: (line: string) => void;
}

/** What stopped a release; the message says what is live now and how to go on. */
export class ReleaseStopped extends Error {
  override readonly name = 'ReleaseStopped';
}
