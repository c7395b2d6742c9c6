/** Reads an answer from outside up to a limit: nobody else decides how much of our memory it takes. */

/**
 * The text, or null when it is longer; nothing beyond the limit is read.
 * @param limit in bytes
 * @param strict bytes that are no UTF-8 are an error, not a replacement character
 * @throws SyntaxError
 */
export async function readAtMost(
  response: Response,
  limit: number,
  strict = false,
): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: strict });
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > limit) return null;
    text += decoded(() => decoder.decode(chunk, { stream: true }));
  }
  return text + decoded(() => decoder.decode());
}

/** What a decoder throws is a TypeError, as a broken connection is. */
function decoded(work: () => string): string {
  try {
    return work();
  } catch (cause) {
    throw new SyntaxError('The answer is not UTF-8', { cause });
  }
}
