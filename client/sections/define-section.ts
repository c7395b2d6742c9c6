/** The contract between a section's folder and everything that renders, tests or lists sections. */
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Badges } from '../../domain/badges.ts';
import type { Brand } from '../../domain/brand.ts';
import type { ConsentNotice } from '../../domain/leads/consent-notice.ts';
import type { Live, LiveNeeds } from './live.types.ts';

/** What a view may know besides its own section: where it stands, for which brand. */
export interface SectionContext {
  readonly brand: Brand;
  readonly path: string;
  /** Place on the page, from 0, and how many sections the page has. */
  readonly index: number;
  readonly count: number;
  /** Name of the last crumb when the path's words would read wrong. */
  readonly crumb?: string | undefined;
  /** The brand's collection notice, for sections that ask who the visitor is. */
  readonly consent?: ConsentNotice | undefined;
  /** Verticals that are new or on offer today. */
  readonly badges?: Badges | undefined;
  /** Origin of the brand's sign-up at this stage; empty or missing: its own basic-info routes. */
  readonly application?: string | undefined;
  /** What the section asked for with `needs`. */
  readonly live?: Live | undefined;
}

export interface SectionViewProps<S> {
  readonly section: S;
  readonly context: SectionContext;
}

/** Named examples: the single source for tests, the gallery and the CMS's starter content. */
export type Examples<Input> = Readonly<Record<string, Input>> & { readonly default: Input };

export interface SectionDefinition<
  Type extends string = string,
  Input = unknown,
  Output = unknown,
> {
  readonly type: Type;
  readonly schema: v.GenericSchema<Input, Output>;
  readonly view: (props: SectionViewProps<Output>) => ReactNode;
  readonly examples: Examples<Input>;
  /** What the worker has to find before the view is rendered; undefined: nothing. */
  readonly needs?: (section: Output) => LiveNeeds | undefined;
  /** What it finds for the examples: for tests and the gallery. */
  readonly exampleLive?: Live;
}

/** Ties a section's schema, view and examples together; the types must agree. */
export function defineSection<Type extends string, Input extends { type: Type }, Output>(
  definition: SectionDefinition<Type, Input, Output>,
): SectionDefinition<Type, Input, Output> {
  return definition;
}
