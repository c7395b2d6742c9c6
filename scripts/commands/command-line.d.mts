/** Types of command-line.mjs, which the way in and the commands share. */

export declare class UsageError extends Error {}

export interface CommandLine {
  /** @throws Error when the command is not known to take it */
  readonly flag: (name: string) => boolean;
  /** @throws Error when the command is not known to take it */
  readonly text: (name: string) => string | undefined;
  /** The one argument without a name, or the first where there may be several. */
  readonly argument: string | undefined;
  readonly everyArgument: readonly string[];
}

/**
 * @param command as in known-options.mjs
 * @param args those of this process unless given
 * @throws UsageError naming what is not known and listing what is
 */
export declare function readCommandLine(command: string, args?: readonly string[]): CommandLine;

/** What is wrong with a command line, from what `parseArgs` of Node has thrown. */
export declare function reasonOfLine(error: unknown): string;

/** @throws Error naming an option that is given in a way that nobody means */
export declare function demandMeant(
  tokens: readonly {
    readonly kind: string;
    readonly name?: string;
    readonly value?: string | undefined;
  }[],
): void;

/** The command and every option it takes. */
export declare function usageOf(command: string): string;

/**
 * Ends the process where something is to be said instead of running: help, or what is wrong with the line.
 * @param script of known-options.mjs; others go on
 */
export declare function endIfAnswered(script: string, args?: readonly string[]): void;
