/** Refusals: what somebody asked of the CMS and may not have, in words that are shown to them. */
import { GraphQLError } from 'graphql';

const refusalCode = 'KS_USER_INPUT_ERROR';

/** A message for whoever asked, not a fault of the server. */
export function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: refusalCode } });
}

/** True for what was refused, and false for a fault of the server. */
export function isRefusal(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === refusalCode;
}
