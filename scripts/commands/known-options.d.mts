/** Types of known-options.mjs. */

export interface KnownOption {
  /** Stands for the value in the help; without it the option is a switch. `number`: a whole number. */
  readonly value?: string;
  /** Of a number. */
  readonly least?: number;
  /** All the values there are. */
  readonly choices?: readonly string[];
  readonly help: string;
}

export interface KnownCommand {
  /** As people type it. */
  readonly npm: string;
  /** What its one argument is. */
  readonly argument?: string;
  /** True: it takes that argument more than once. */
  readonly isRepeated?: boolean;
  readonly options: Readonly<Record<string, KnownOption>>;
}

/** Workers that break the promise: a run of `npm run test:faults` that does not catch them proves nothing. */
export declare const faultMutants: readonly ('queue-only' | 'no-sweep')[];

/** By the name of the script, from scripts/. */
export declare const knownOptions: Readonly<Record<string, KnownCommand>>;
