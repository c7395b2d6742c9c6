/** Faults in content: their places, and plain words, since the parser's own are about its types and signs. */
import * as v from 'valibot';

/** For `safeParse`: applies where a schema has no message of its own. */
export const inPlainWords = { message: faultWords };

/** The message for one value of a form; undefined if it is valid. */
export function valueFault(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value, inPlainWords).issues?.[0].message;
}

/** A fault with its place before it. @param nameOf names a place, which by default has its keys as they are */
export function placedFault(issue: v.BaseIssue<unknown>, nameOf = (at: string) => at): string {
  const at = v.getDotPath(issue);
  return at ? `${nameOf(at)}: ${issue.message}` : issue.message;
}

/** A fault in content that parses. */
export interface ContentFault {
  /** Its place, such as `content.2.url`. */
  readonly at: string;
  readonly reason: string;
}

/** The name of a place inside another: keys and indexes joined by dots. @param at empty for the whole */
export function placeIn(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function faultWords({ type, input, received, requirement, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'fill this in';
  const limit = String(requirement);
  switch (type) {
    case 'number':
      return 'write a number';
    case 'integer':
      return 'write a whole number';
    case 'min_value':
      return `write a number that is at least ${limit}`;
    case 'max_value':
      return `write a number that is at most ${limit}`;
    case 'min_length':
      return Array.isArray(input) ? `add at least ${limit}` : `at least ${limit} characters`;
    case 'max_length':
      return Array.isArray(input) ? `at most ${limit} of them` : `at most ${limit} characters`;
    default:
      return message;
  }
}
