/** Types of known-options.mjs. */

export interface KnownOption {
  /** The placeholder for the value in the help; without one the option is a switch. `number` is a whole number. */
  readonly value?: string;
  /** The smallest number allowed. */
  readonly least?: number;
  /** All allowed values. */
  readonly choices?: readonly string[];
  readonly help: string;
}

export interface KnownCommand {
  /** As people type it. */
  readonly npm: string;
  /** The placeholder for its positional argument. */
  readonly argument?: string;
  /** True if that argument may be repeated. */
  readonly isRepeated?: boolean;
  readonly options: Readonly<Record<string, KnownOption>>;
}

/** Workers that break the promise: `npm run test:faults` proves nothing unless it catches them. */
export declare const faultMutants: readonly ('queue-only' | 'no-sweep')[];

/** By the script's name below scripts/. */
export declare const knownOptions: Readonly<Record<string, KnownCommand>>;
