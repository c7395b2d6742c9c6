/** Allowed link targets: http(s), mail, telephone, a path of this site, an anchor. */
import * as v from 'valibot';
import { withoutSlotMarks } from './text.ts';

const safeHref =
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d\s-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/;

/** Trimmed; refuses anything else, including `javascript:` and `//host`. */
export const href = v.pipe(
  v.string(),
  v.transform((value) => withoutSlotMarks(value).trim()),
  v.regex(safeHref, 'A link must start with /, #, https://, http://, mailto: or tel:'),
);
