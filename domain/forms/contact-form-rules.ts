/** The contact form: the sender, how to answer, and the message (spec: contact-form). */
import * as v from 'valibot';
import { messages } from './messages.ts';
import { email, mobNumber, personName } from './person.ts';
import { cleanLine, optional } from './typed.ts';

/** Longest message, in characters. */
export const maxMessage = 4000;

/** The input's maxlength: above the limit, so that its error is seen, and within the body limit in any script. */
export const messageRoom = 1.5 * maxMessage;

/** The confirmation to the sender, unless the editor gives one. */
export const defaultSentText =
  'Thank you for writing. We answer by email, or by phone if you left a number.';

/** Trims, and drops characters that nobody types. Keeps line breaks, with at most one empty line in a row. */
export function cleanLines(value: string): string {
  return value
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const lines = v.pipe(
  v.optional(v.string(), ''),
  v.transform(cleanLines),
  v.minLength(1, messages.required('Message')),
  // A regular expression counts characters; a string's length counts a rare one twice.
  v.regex(new RegExp(`^.{0,${maxMessage}}$`, 'su'), messages.tooLong('Message')),
);

export const contactFields = ['name', 'email', 'mobNumber', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The mobile number is for people who would rather be called. */
export const contactForm = v.object({
  name: personName,
  email,
  mobNumber: optional(mobNumber),
  message: lines,
});
