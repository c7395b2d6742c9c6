/** Links carry the visitor's campaign parameters: renamed, encoded once, never under /blogs (spec: link-decoration). */
import { beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { type Tag, tagsOf, targetsOf } from '../support/markup.ts';
import { bundle, fetchSite, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

const isDecorated = (target: string) =>
  target.startsWith('/') && !/^\/(?:blogs(?:[/?#]|$)|media\/|assets\/)/.test(target);
const pageOf = async (url: string) => tagsOf(await (await fetchSite(url)).text());

describe.each(brands.map(({ slug }) => slug))('every page of %s', (brand) => {
  const sent = 'rc=R1&rcCode=R2&clickref=C%2B3&utm_source=a%26b%3Dc%22&gclid=g&foo=bar&page=2';
  const expected = [
    ['rcCode', 'R1'],
    ['cui', 'C+3'],
    ['utm_source', 'a&b=c"'],
    ['gclid', 'g'],
  ];

  it.each(Object.keys(bundle[brand]?.pages ?? {}))('%s', async (path) => {
    const page = await pageOf(`${originOf(brand)}${path}`);
    const plain = targetsOf(page);
    // The link below a frame is the frame's URL, which carries the code by its own rule (spec: widget-frames).
    const frames = page.flatMap(({ name, attributes }) =>
      name === 'iframe' ? attributes.src : [],
    );
    const carried = targetsOf(await pageOf(`${originOf(brand)}${path}?${sent}`));
    expect(carried).toHaveLength(plain.length);
    expect(plain.filter(isDecorated).length).toBeGreaterThan(5);
    plain.forEach((target, index) => {
      const decorated = carried[index] ?? '';
      if (frames.includes(target)) return;
      if (!isDecorated(target)) {
        expect(decorated).toBe(target);
        return;
      }
      const before = new URL(target, originOf(brand));
      const after = new URL(decorated, originOf(brand));
      expect([after.origin, after.pathname, after.hash]).toEqual([
        before.origin,
        before.pathname,
        before.hash,
      ]);
      expect([...after.searchParams]).toEqual([...before.searchParams, ...expected]);
    });
  });
});

describe('a visitor who comes back without parameters', () => {
  const query = 'rcCode=R1&utm_source=a%26b';
  const withCookies = (url: string, cookie: string) => fetchSite(url, { headers: { cookie } });
  const sameIds = (html: string) =>
    html.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

  it.each([
    ['acacia', '/'],
    ['correa', '/internet'],
    ['banksia', '/mobile/plans'],
    ['acacia', '/compare'],
    ['acacia', '/blogs'],
  ])('finds every link of %s%s as it was on arrival', async (brand, path) => {
    const url = `${originOf(brand)}${path}`;
    const arrived = await (await fetchSite(`${url}?${query}`)).text();
    const back = await withCookies(url, `a=b; kj_ref=${query}`);
    expect(sameIds(await back.text())).toBe(sameIds(arrived));
    expect(back.headers.getSetCookie()).toEqual([]);
  });

  it('loses a code that a partner has ended, from cookie and URL alike', async () => {
    const url = `${originOf('banksia')}/mobile`;
    const plain = sameIds(await (await fetchSite(url)).text());
    const ended = await withCookies(`${url}?rc=R1`, 'kj_ended=R1; kj_ref=rcCode=R1');
    expect(sameIds(await ended.text())).toBe(plain);
    expect(ended.headers.getSetCookie()).toEqual([]);
    const odd = await withCookies(`${url}?rc=A%3BB+c`, 'kj_ended=A%3BB%20c');
    expect(odd.headers.getSetCookie()).toEqual([]);
    const other = await withCookies(`${url}?rc=R2`, 'kj_ended=R1');
    expect(other.headers.getSetCookie()).toEqual([expect.stringMatching(/^kj_ref=rcCode=R2;/)]);
    expect(await other.text()).toContain('rcCode=R2');
  });
});

describe('links of an editor', () => {
  const links = [
    ['/energy', '/energy?rcCode=A'],
    ['/energy#faqs', '/energy?rcCode=A#faqs'],
    ['/energy?page=2#faqs', '/energy?page=2&rcCode=A#faqs'],
    ['/blogs', '/blogs'],
    ['/blogs/a-title?x=1', '/blogs/a-title?x=1'],
    ['/media/acacia/logo.svg', '/media/acacia/logo.svg'],
    ['https://partner.example/a?b=c', 'https://partner.example/a?b=c'],
    ['mailto:help@acacia.example', 'mailto:help@acacia.example'],
    ['tel:+61 3 9000 0000', 'tel:+61 3 9000 0000'],
    ['#cta', '#cta'],
  ] as const;

  it('carry the parameters everywhere inside the site except /blogs', async () => {
    const page = {
      path: '/',
      title: 'Links',
      description: 'Links of every kind.',
      published: '2026-11-01',
      sections: links.map(([ctaLink]) => ({ type: 'cta', title: 'Go', ctaLabel: 'Mark', ctaLink })),
    };
    const content = freshContent((brand) => (brand === 'acacia' ? { pages: { '/': page } } : {}));
    const response = await wire({ content })(visit(`${originOf('acacia')}/?rc=A`));
    const html = await response.text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(targetsOf(await tagsOf(main))).toEqual(links.map(([, carried]) => carried));
  });
});

it('an arrival just short enough for a URL has links that are short enough, too', async () => {
  const names = ['rc', 'cui', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'gclid'];
  const sent = [...names, 'utm_content', 'utm_rm', 'fbclid', 'msclkid', 'utm_rm_source']
    .map((name) => `${name}=${'/'.repeat(300)}`)
    .join('&');
  const get = (target: string) => fetchSite(new URL(target, originOf('acacia')).href);
  const targets = targetsOf(await tagsOf(await (await get(`/?${sent}`)).text()));
  const longest = targets.toSorted((a, b) => b.length - a.length)[0] ?? '';
  expect(longest).toContain(`rcCode=${'%2F'.repeat(300)}`);
  expect(longest.length).toBeLessThan(4500);
  expect((await get(targets.find((one) => one.startsWith('/energy')) ?? '')).status).toBe(200);
});

describe('hostile values', () => {
  const names = [
    'rc',
    'rcCode',
    'cui',
    'clickref',
    'transaction_id',
    'cid',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'utm_rm',
    'utm_rm_source',
    'utm_rm_date',
    'gclid',
    'fbclid',
    'msclkid',
  ];
  const payload = `"><script>alert(1)</script><img src=x onerror='x'>&amp;{{7*7}}`;
  let plain: readonly Tag[];

  beforeAll(async () => {
    plain = await pageOf(`${originOf('eucalypt')}/`);
  });

  it.each(names)('%s is data in every link and never markup', async (name) => {
    const url = `${originOf('eucalypt')}/?${new URLSearchParams({ [name]: payload })}`;
    const html = await (await fetchSite(url)).text();
    expect(html).not.toContain('"><script');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('onerror=');
    const tags = await tagsOf(html);
    expect(tags.map((tag) => tag.name)).toEqual(plain.map((tag) => tag.name));
    const carried = targetsOf(tags).filter((target) => isDecorated(target));
    expect(carried.length).toBeGreaterThan(5);
    for (const target of carried) {
      const values = [...new URL(target, url).searchParams.values()];
      expect(values.filter((value) => value === payload)).toHaveLength(1);
    }
  });

  it.each(['foo', 'address', 'utm_sourceX', '__proto__', 'javascript', 'next'])(
    'a parameter called %s is dropped',
    async (name) => {
      const html = await (
        await fetchSite(`${originOf('eucalypt')}/?${new URLSearchParams({ [name]: 'canary1' })}`)
      ).text();
      expect(html).not.toContain('canary1');
    },
  );
});
