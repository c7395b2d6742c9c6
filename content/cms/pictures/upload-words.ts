/** The message for an editor whose upload was refused. */
import type { GraphQLFormattedError } from 'graphql';

export const useAnother = 'Use a JPEG, PNG, GIF or WebP';

/** Keystone wraps a thrown message in words of its own and the field's name in the code. */
const thrown = /^An error occurred while resolving input fields\.\n\s*- Media\.file: (.+)$/;
/** Keystone's message for a file that is not a picture, or is one of another kind. */
const noKind = 'File type not found';

/** For `graphql.apolloConfig.formatError`. */
export function uploadWords(fault: GraphQLFormattedError): GraphQLFormattedError {
  const [, words] = thrown.exec(fault.message) ?? [];
  if (words === undefined) return fault;
  return { ...fault, message: words === noKind ? `This is not a picture. ${useAnother}` : words };
}
