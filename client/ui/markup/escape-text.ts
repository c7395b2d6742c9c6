/** Text for HTML, escaped as React escapes it. */

const special = /["'&<>]/;
/** From this length, one pass per special character beats a loop over all; a plan list's props have 10,000. */
const longText = 200;

/** For text and for attributes in double quotes. Most text needs no escaping, and a test is cheaper than a copy. */
export function escapeText(text: string): string {
  if (!special.test(text)) return text;
  return text.length < longText ? bySign(text) : byPass(text);
}

function byPass(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function bySign(text: string): string {
  let html = '';
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const entity = entityOf(text.charCodeAt(at));
    if (entity === undefined) continue;
    html += text.slice(done, at) + entity;
    done = at + 1;
  }
  return html + text.slice(done);
}

function entityOf(code: number): string | undefined {
  switch (code) {
    case 0x22:
      return '&quot;';
    case 0x26:
      return '&amp;';
    case 0x27:
      return '&#x27;';
    case 0x3c:
      return '&lt;';
    case 0x3e:
      return '&gt;';
    default:
      return undefined;
  }
}
