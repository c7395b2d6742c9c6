/** What an editor asked for and may not have, in words that are shown beside the page. */
import { GraphQLError } from 'graphql';

const refusalCode = 'KS_USER_INPUT_ERROR';

/** A message for the editor, not a fault of the server. */
export function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: refusalCode } });
}

/** True when the page has to be changed before it can be done. */
export function isRefusal(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === refusalCode;
}
