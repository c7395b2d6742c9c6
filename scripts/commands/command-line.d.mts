/** Types of command-line.mjs, which bootstrap.mjs and the commands share. */

export declare class UsageError extends Error {}

export interface CommandLine {
  /** @throws Error when the command is not known to take it */
  readonly flag: (name: string) => boolean;
  /** @throws Error when the command is not known to take it */
  readonly text: (name: string) => string | undefined;
  /** The only positional argument, or the first if there can be several. */
  readonly argument: string | undefined;
  readonly everyArgument: readonly string[];
}

/**
 * @param command as in known-options.mjs
 * @param args this process's own unless given
 * @throws UsageError naming what is unknown and listing what is known
 */
export declare function readCommandLine(command: string, args?: readonly string[]): CommandLine;

/** What is wrong with a command line, from an error of Node's `parseArgs`. */
export declare function reasonOfLine(error: unknown): string;

/** @throws Error naming an option that is repeated or empty, which cannot be intended */
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
 * What to print instead of running, with its exit code: help, or what is wrong with the line.
 * @param script a key of known-options.mjs, or the first word of several; undefined for others, and to run
 */
export declare function answerInstead(
  script: string,
  given: readonly string[],
): { readonly code: number; readonly text: string } | undefined;

/**
 * Ends the process if there is something to print instead of running: help, or what is wrong with the line.
 * @param script a key of known-options.mjs; for others it does nothing
 */
export declare function endIfAnswered(script: string, args?: readonly string[]): void;
