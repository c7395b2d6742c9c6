/** Allowed link targets: http(s), mail, telephone, a path of this site, an anchor. */
import * as v from 'valibot';
import { withoutSlotMarks } from './text.ts';

const safeHref =
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d\s().-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/;

/** Trimmed, its scheme in lower case; refuses anything else, including `javascript:` and `//host`. */
export const href = v.pipe(
  v.string(),
  v.transform((value) => withLowerScheme(withoutSlotMarks(value).trim())),
  v.regex(
    safeHref,
    'A link must start with /, #, https://, http://, mailto: or tel:, and have no spaces',
  ),
);

/** `HTTPS://a.example` is what some programs copy. */
function withLowerScheme(url: string): string {
  return url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
}
