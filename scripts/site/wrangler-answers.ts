/** What wrangler prints as JSON, where more than one command reads it. */
import * as v from 'valibot';
import type { Captured } from './run-tool.ts';

/** Of `deployments status`: which versions share the traffic. */
export const deployment = v.object({
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
});

const note = v.object({ text: v.string() });
const failure = v.object({
  error: v.object({ text: v.string(), notes: v.optional(v.nullable(v.array(note))) }),
});

/**
 * Why a run failed. With `--json`, wrangler prints an error as an object on standard output; why the API said no
 * is in its notes.
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
