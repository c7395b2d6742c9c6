/** Every picture, script, style, font, icon and feed that a page refers to is there, and is of the type it claims. */
import { htmlFacts } from '../../../scripts/content/html-facts.ts';
import { askSite } from '../support/e2e-server.ts';
import { brands, host, isInternal, origin, pagesOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { flowPages } from '../support/flow-pages.ts';

/** Content types by the ending of the path. */
const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  js: /^(?:text|application)\/javascript/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};

for (const brand of brands) {
  test(`${brand.slug}: everything that a page refers to is there`, async () => {
    const found = new Map<string, string>();
    const note = (references: readonly string[], from: string) => {
      for (const reference of references) {
        const { origin: of, pathname, search } = new URL(reference, origin(brand) + from);
        if (of === origin(brand)) found.set(pathname + search, from);
      }
    };
    for (const { path } of pagesOf(brand)) {
      const { body, headers } = await askSite(host(brand), path);
      note([...referencesOf(body), ...preloadsOf(headers.link)], path);
    }
    expect([...found.keys()].filter((path) => /\.css$/.test(path))).not.toEqual([]);
    // What the style sheets load counts too.
    for (const sheet of [...found.keys()].filter((path) => /\.css$/.test(path))) {
      const { body } = await askSite(host(brand), sheet);
      note(
        [...body.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? ''),
        sheet,
      );
    }
    const endings = new Set<string>();
    const broken: string[] = [];
    for (const [reference, from] of found) {
      const { status, headers, body } = await askSite(host(brand), reference);
      const ending = /\.([a-z0-9]+)(?:\?|$)/.exec(reference)?.[1] ?? '';
      const type = String(headers['content-type']);
      endings.add(ending);
      if (status !== 200 || body === '') broken.push(`${from} → ${reference}: ${status}`);
      else if (!(types[ending] ?? /./).test(type)) {
        broken.push(`${from} → ${reference}: ${type}`);
      }
    }
    expect(broken).toEqual([]);
    // Guards the test itself: all of these kinds were found.
    expect([...endings]).toEqual(expect.arrayContaining(['css', 'js', 'svg', 'png', 'woff2']));
  });

  test(`${brand.slug}: links of the pages after forms lead on`, async () => {
    const targets = new Map<string, string>();
    for (const { name, reply } of await flowPages(brand)) {
      const { links, ids } = htmlFacts(reply.body);
      for (const href of links) {
        if (isInternal(href)) targets.set(href, name);
        else if (href.startsWith('#')) {
          expect(ids, `${name}: ${href}`).toContain(href.slice(1));
        }
      }
    }
    expect(targets.size).toBeGreaterThan(5);
    for (const [target, name] of targets) {
      const [url = '', anchor] = target.split('#');
      const { status, body } = await askSite(host(brand), url);
      expect(status, `${name}: ${target}`).toBe(200);
      if (anchor) expect(htmlFacts(body).ids, `${name}: ${target}`).toContain(anchor);
    }
  });
}

/** URLs of what a page loads, or offers to crawlers and feed readers. */
function referencesOf(html: string): string[] {
  const values = [
    ...html.matchAll(/<(?:img|script|source|video|audio|track)\b[^>]*?\ssrc="([^"]+)"/g),
    ...html.matchAll(/<video\b[^>]*?\sposter="([^"]+)"/g),
    ...html.matchAll(/<link\b(?![^>]*rel="canonical")[^>]*?\shref="([^"]+)"/g),
  ].map(([, value]) => value ?? '');
  const sets = [...html.matchAll(/\ssrc[sS]et="([^"]+)"/g)].flatMap(([, set]) =>
    (set ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  );
  // Pictures for sharing have the public host in their URL; the same path is fetched from this host.
  const shared = [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(
    ([, value]) => new URL(value ?? '').pathname,
  );
  return [...values, ...sets, ...shared].map((value) => value.replaceAll('&amp;', '&'));
}

/** URLs in the `Link` header: fonts and pictures to load early. */
function preloadsOf(link: string | readonly string[] | undefined): string[] {
  return [...String(link ?? '').matchAll(/<([^>]+)>/g)].map(([, url]) => url ?? '');
}
