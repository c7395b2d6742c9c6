/** Where a link may lead: http(s), mail, telephone, a path of this site, an anchor. */
import * as v from 'valibot';

const safeHref =
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d\s-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/;

/** Trimmed; anything else, `javascript:` and `//host` among it, is refused. */
export const href = v.pipe(
  v.string(),
  v.trim(),
  v.regex(safeHref, 'A link must start with /, #, https://, http://, mailto: or tel:'),
);
