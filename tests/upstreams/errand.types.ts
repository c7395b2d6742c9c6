/** What a visitor of a run comes for, and how it ended. */
import type { Brand } from '../../domain/brand.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { Asked, Reply } from './ask.ts';

/** `failed`: it could not be done, and that was said in the right words. */
export type Result = 'well' | 'failed' | 'missed';

export interface Outcome {
  readonly result: Result;
  /** Of a miss. */
  readonly why?: string;
  readonly firstByteMs: number;
  /** To the last byte. */
  readonly ms: number;
}

/** A brand's site as a visitor finds it. */
export interface SiteFacts {
  readonly brand: Brand;
  readonly host: string;
  readonly paths: readonly string[];
  /** Of these the ones that ask the partner when they are opened. */
  readonly livePaths: readonly string[];
  /** Products that a form can be sent for. */
  readonly products: readonly VerticalSlug[];
  readonly bundle: boolean;
}

/** What was made while the partner was well. */
export interface Known {
  /** Of the partner's address service. */
  readonly recordId: string;
  readonly gatewayVisit: string;
  /** Path and query of a basic-info page, and the address that it shows. */
  readonly basicInfo: string;
  readonly line: string;
}

export interface Visitor {
  readonly site: SiteFacts;
  readonly known: Known;
  /** From 0 to 1, the same for the same seed, visitor and word. */
  chance(word: string): number;
  pick<T>(word: string, choices: readonly T[]): T;
  /** A form's id. */
  formId(): string;
  ask(asked: Pick<Asked, 'path' | 'headers' | 'body' | 'patienceMs'>): Promise<Reply>;
}

export interface Errand {
  readonly name: string;
  /** A page is there within a second; a call may wait for the partner. */
  readonly kind: 'page' | 'call';
  /** Of all weights together. */
  readonly weight: number;
  run(visitor: Visitor): Promise<Outcome>;
}
