/** One field as somebody typed it, for the schemas of what the forms send. */
import * as v from 'valibot';
import { cleanTyped } from '../../../domain/forms/typed.ts';

/** Far above every rule: what is too long is refused in the rule's own words, with the text kept. */
export const maxTyped = 20_000;

/** Cleaned on the way in: a refused form shows it again, and a page's slots are marks of the same kind. */
export const typedText = v.pipe(v.string(), v.maxLength(maxTyped), v.transform(cleanTyped));
export const typedField = v.optional(typedText, '');
