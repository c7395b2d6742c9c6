/** Refusals of requests to the CMS, in words that are shown to whoever asked. */
import { GraphQLError } from 'graphql';

const refusalCode = 'KS_USER_INPUT_ERROR';

/** An error with a message for whoever asked, not a fault of the server. */
export function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: refusalCode } });
}

/** True for a refusal, and false for a fault of the server. */
export function isRefusal(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === refusalCode;
}
