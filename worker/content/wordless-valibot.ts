/** A stand-in for valibot: schemas without titles and descriptions for editors, which the bundler then drops. */
import * as valibot from '../../node_modules/valibot/dist/index.mjs';

export * from '../../node_modules/valibot/dist/index.mjs';

// esbuild drops calls to empty functions, and their arguments with them.
export function title(): undefined {}
export function description(): undefined {}

/** As valibot's `pipe`, but skips the undefined parts left by `title` and `description`. */
export function pipe(
  schema: valibot.GenericSchema,
  ...parts: readonly (valibot.GenericPipeItem | undefined)[]
): valibot.GenericSchema {
  return valibot.pipe(schema, ...parts.filter((part) => part !== undefined));
}
