/** An errand of a visitor in a run, and its outcome. */
import type { Brand } from '../../domain/brand.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { Asked, Reply } from '../../scripts/site/local-server.ts';

/** `failed` means that the errand could not be done, and the site said so in the right words. */
type Result = 'well' | 'failed' | 'missed';

export interface Outcome {
  readonly result: Result;
  /** Why it was missed. */
  readonly why?: string;
  readonly firstByteMs: number;
  /** To the last byte. */
  readonly ms: number;
}

/** A brand's site, as a visitor sees it. */
export interface SiteFacts {
  readonly brand: Brand;
  readonly host: string;
  readonly paths: readonly string[];
  /** Paths of pages that ask the partner when they are opened. */
  readonly livePaths: readonly string[];
  /** Products that have a form. */
  readonly products: readonly VerticalSlug[];
  readonly bundle: boolean;
}

/** Ids and paths that the site made while the partner was well. */
export interface Known {
  /** A record's id from the partner's address service. */
  readonly recordId: string;
  readonly gatewayVisit: string;
  /** Path and query of a basic-info page, and the address it shows. */
  readonly basicInfo: string;
  readonly line: string;
}

export interface Visitor {
  readonly site: SiteFacts;
  readonly known: Known;
  /** A number from 0 to 1, the same for the same seed, visitor and word. */
  chance(word: string): number;
  pick<T>(word: string, choices: readonly T[]): T;
  /** A form's id. */
  formId(): string;
  /** Sends a request; with a body, it is a post from a page of the site. */
  ask(asked: Pick<Asked, 'path' | 'headers' | 'body' | 'patienceMs'>): Promise<Reply>;
}

export interface Errand {
  readonly name: string;
  /** A page must begin within a second; a call may wait for the partner. */
  readonly kind: 'page' | 'call';
  /** Its share of the sum of all weights. */
  readonly weight: number;
  run(visitor: Visitor): Promise<Outcome>;
}
