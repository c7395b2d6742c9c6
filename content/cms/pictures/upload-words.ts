/** Why an uploaded file was not taken, in words for its editor. */
import type { GraphQLFormattedError } from 'graphql';

export const useAnother = 'Use a JPEG, PNG, GIF or WebP';

/** Around what was thrown, Keystone puts words of its own, and the field's name in the code. */
const thrown = /^An error occurred while resolving input fields\.\n\s*- Media\.file: (.+)$/;
/** What Keystone throws for a file that is no picture, or one of another kind. */
const noKind = 'File type not found';

/** For `graphql.apolloConfig.formatError`. */
export function uploadWords(fault: GraphQLFormattedError): GraphQLFormattedError {
  const [, words] = thrown.exec(fault.message) ?? [];
  if (words === undefined) return fault;
  return { ...fault, message: words === noKind ? `This is no picture. ${useAnother}` : words };
}
