/** What is released, with what, and how it says that it was stopped. */
import type { Wrangler } from '../site/run-wrangler.ts';
import type { SmokeResult } from '../smoke/smoke-run.ts';
import type { HostAnswer, SmokeOptions } from '../smoke/smoke-site-run.ts';
import type { ReleaseTarget } from './release-target.ts';

export interface ReleaseOrder {
  readonly target: ReleaseTarget;
  /** Where the smoke test finds the site. */
  readonly url: string;
  /** Whether its host is to be taken over from whoever has it. */
  readonly newHost: boolean;
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

/** How long a release waits, in milliseconds. */
export interface Waits {
  /** Between two looks at the host. */
  readonly look: number;
  /** Until all of Cloudflare knows which version has the traffic. */
  readonly traffic: number;
  /** For the host at most, once its routes are applied. */
  readonly host: number;
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
  /** The usual ones where none are said. */
  readonly waits?: Waits;
  readonly say: (line: string) => void;
}

/** What stopped a release; the message says what is live now and how to go on. */
export class ReleaseStopped extends Error {
  override readonly name = 'ReleaseStopped';
}
