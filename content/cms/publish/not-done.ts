/** The record of why an action failed, beside its page or frame, where the editor sees it. */
import { isRefusal } from '../refused.ts';

/** The screen says only that it failed; the reason stays beside the page or frame until it next goes live. */
export async function remember(
  error: Error,
  keep: (problem: string) => Promise<unknown>,
): Promise<never> {
  const refusal = isRefusal(error);
  if (!refusal) process.stderr.write(`publish: ${error.message}\n`);
  await keep(refusal ? error.message : notSaved);
  throw error;
}

/** A database's own error helps no editor; it is in the CMS's log. */
const notSaved =
  'Not done: the CMS could not save it. Try again; if it fails again, tell your administrator.';
