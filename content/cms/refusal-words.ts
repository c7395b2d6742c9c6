/** Keystone's refusals in the words that an editor needs: without its own, and without the names in the code. */
import type { GraphQLFormattedError } from 'graphql';
import { useAnother } from './pictures/upload-words.ts';

/** How it wraps an error that was thrown while a picture was stored. */
const thrown = /^An error occurred while resolving input fields\.\n\s*- Media\.file: (.+)$/;
/** Its message for a file that is not a picture, or is one of another kind. */
const noKind = 'File type not found';
/** How it lists the reasons of a list and its fields. */
const invalid = /^You provided invalid data for this operation\.\n/;
const place = /^\s*- \w+(?:\.\w+)?: /gm;

/** For `graphql.apolloConfig.formatError`. */
export function refusalWords(fault: GraphQLFormattedError): GraphQLFormattedError {
  const { message } = fault;
  const [, words] = thrown.exec(message) ?? [];
  if (words === noKind) return { ...fault, message: `This is not a picture. ${useAnother}` };
  if (words !== undefined) return { ...fault, message: words };
  if (!invalid.test(message)) return fault;
  return { ...fault, message: message.replace(invalid, '').replace(place, '') };
}
