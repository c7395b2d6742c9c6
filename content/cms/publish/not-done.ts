/** Records why an action failed, beside the page or frame it was for, where its editor sees it. */
import { isRefusal } from '../refused.ts';

/** The screen says only that it failed: why stands beside the page or the frame until something of it goes live. */
export async function remember(
  error: Error,
  keep: (problem: string) => Promise<unknown>,
): Promise<never> {
  const refusal = isRefusal(error);
  if (!refusal) process.stderr.write(`publish: ${error.message}\n`);
  await keep(refusal ? error.message : notSaved);
  throw error;
}

/** What a database says of itself helps no editor; it stands in the CMS's log. */
const notSaved =
  'Not done: the CMS could not save it. Try again; if it fails again, tell your administrator.';
