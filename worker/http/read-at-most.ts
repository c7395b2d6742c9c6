/** Reads an answer from outside up to a limit: nobody else decides how much of our memory it takes. */

/** The text, or null when it is longer; nothing beyond the limit is read. `limit` in bytes. */
export async function readAtMost(response: Response, limit: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
