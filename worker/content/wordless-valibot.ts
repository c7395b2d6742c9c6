/** Stands in for valibot: schemas without the words for editors, which the bundler then leaves out. */
import * as valibot from '../../node_modules/valibot/dist/index.mjs';

export * from '../../node_modules/valibot/dist/index.mjs';

// esbuild drops calls of empty functions, and with them the words they were given.
export function title(): undefined {}
export function description(): undefined {}

/** As valibot's, without the places where words stood. */
export function pipe(
  schema: valibot.GenericSchema,
  ...parts: readonly (valibot.GenericPipeItem | undefined)[]
): valibot.GenericSchema {
  return valibot.pipe(schema, ...parts.filter((part) => part !== undefined));
}
