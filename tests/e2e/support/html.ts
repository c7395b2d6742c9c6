/** Reading links and forms out of a page's HTML, without a browser. */

/** Every `href` of an `<a>`, entities decoded, in order. */
export const hrefsOf = (html: string) => attributes(html, /<a\b[^>]*\shref="([^"]*)"/g);

/** Every `action` of a `<form>` that posts; one that gets its page carries the campaign in its fields. */
export const actionsOf = (html: string) =>
  attributes(html, /<form\b(?=[^>]*\smethod="post")[^>]*\saction="([^"]*)"/g);

/** Every id of the page. */
export const idsOf = (html: string) => new Set(attributes(html, /\sid="([^"]*)"/g));

/** True for a URL of this site. */
export const isInternal = (href: string) => /^\/(?!\/)/.test(href);

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
