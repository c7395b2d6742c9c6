/** wrangler's JSON output, for what several commands read. */
import * as v from 'valibot';
import type { Captured } from './run-tool.ts';

/** Finds the JSON among banners and warnings. */
export function jsonIn<S extends v.GenericSchema>(schema: S, output: string): v.InferOutput<S> {
  const from = output.search(/^[[{]/m);
  const to = Math.max(output.lastIndexOf(']'), output.lastIndexOf('}'));
  return v.parse(schema, JSON.parse(output.slice(from, to + 1)));
}

/** From `deployments status`: the versions that share the traffic. */
export const deployment = v.object({
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
});

const note = v.object({ text: v.string() });
const failure = v.object({
  error: v.object({ text: v.string(), notes: v.optional(v.nullable(v.array(note))) }),
});

/**
 * Why a run failed. With `--json`, wrangler prints an error as an object on standard output, with the API's
 * reason in its notes.
 */
export function refusalOf({ output, errors }: Captured): string {
  return jsonReason(output) || errors.trim();
}

function jsonReason(output: string): string {
  try {
    const result = v.safeParse(failure, JSON.parse(output));
    if (!result.success) return output.trim();
    const { text, notes } = result.output.error;
    return [text, ...(notes ?? []).map((one) => one.text)].join(' ');
  } catch {
    return output.trim();
  }
}
