/** Security headers, on every response of every kind (spec: headers). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { acacia } from '../../../brands/acacia/brand.ts';
import { banksia } from '../../../brands/banksia/brand.ts';
import { brands } from '../../../brands/brands.ts';
import { frameHostsOf } from '../../../domain/allowed-hosts.ts';
import { manifest } from '../../../worker/render/manifest.ts';
import { scriptsOf, tagsOf, withoutIds } from '../support/markup.ts';
import {
  bundle,
  fetchSite,
  freshContent,
  originOf,
  post,
  postForm,
  postJson,
  visit,
  wire,
} from '../support/workerd-site.ts';

const origin = originOf('banksia');
const always = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** Hosts whose widgets this brand's pages may frame, besides the two video players. */
const framed = frameHostsOf(banksia).map((host) => `https://${host}`);
const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [
    "'self'",
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    ...framed,
  ],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'form-action': ["'self'"],
};
const barePolicy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};
/** A page without a brand has no style sheet, only its own few inline rules. */
const plainPolicy = {
  ...barePolicy,
  'style-src': [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
};
const policies = { page: pagePolicy, bare: barePolicy, plain: plainPolicy };

/** The policy as a browser reads it; fails if a directive is repeated, which a browser would ignore. */
function policyOf(response: Response): Record<string, string[]> {
  const directives = (response.headers.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

const chunked = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < 40; sent += 1) controller.enqueue(new Uint8Array(2048).fill(32));
      controller.close();
    },
  });
const search = `${origin}/api/address-search`;

const kinds: ReadonlyArray<readonly [string, number, keyof typeof policies, () => Request]> = [
  ['a page', 200, 'page', () => visit(`${origin}/`)],
  ['a decorated page', 200, 'page', () => visit(`${origin}/?rc=A`)],
  ['a cached page', 200, 'page', () => visit(`${origin}/`)],
  ['HEAD of a page', 200, 'page', () => visit(`${origin}/`, { method: 'HEAD' })],
  ['a page of the flow', 200, 'page', () => visit(`${origin}/energy/basic-info`)],
  ['the manual page', 200, 'page', () => visit(`${origin}/address?vertical=energy`)],
  ['an unknown page', 404, 'page', () => visit(`${origin}/nope`)],
  ['an unknown receipt', 404, 'page', () => visit(`${origin}/receipt?ref=KJ-0000-0000`)],
  ['an unknown host', 421, 'plain', () => visit('http://evil.example/')],
  ['a redirect', 308, 'bare', () => visit(`${origin}/ENERGY`)],
  ['a method of a page', 405, 'page', () => visit(`${origin}/`, { method: 'PUT' })],
  ['a method of an API', 405, 'bare', () => visit(`${origin}/api/hero`)],
  ['a URL too long', 414, 'page', () => visit(`${origin}/?a=${'x'.repeat(9000)}`)],
  ['a JSON answer', 200, 'bare', () => postJson(search, { address: 'Nowhere 1' })],
  ['a JSON error', 400, 'bare', () => postJson(search, { address: 1 })],
  ['a body that is no JSON', 400, 'bare', () => post(search, 'application/json', '{')],
  ['another site', 403, 'bare', () => postJson(search, {}, { origin: 'https://evil.example' })],
  ['a body too large', 413, 'bare', () => postJson(search, { address: 'x'.repeat(70_000) })],
  ['a chunked body too large', 413, 'bare', () => post(search, 'application/json', chunked())],
  ['another type', 415, 'bare', () => post(search, 'text/plain', 'x')],
  [
    'a gateway answer',
    200,
    'bare',
    () => postJson(`${origin}/api/v2`, { path: '/x', method: 'GET' }),
  ],
  ['a refused hero', 422, 'bare', () => postJson(`${origin}/api/hero`, { vertical: 'energy' })],
  ['a refused form', 422, 'page', () => postForm(`${origin}/api/hero`, { vertical: 'energy' })],
  [
    'a form of another site',
    403,
    'page',
    () => postForm(`${origin}/api/hero`, {}, { origin: 'null' }),
  ],
  ['an API that is not there', 404, 'bare', () => postJson(`${origin}/api/nope`, {})],
  ['a style sheet', 200, 'bare', () => visit(`${origin}/colours/bg-ffffff.css`)],
  ['a style sheet that is none', 404, 'page', () => visit(`${origin}/colours/x.css`)],
  ['robots.txt', 200, 'bare', () => visit(`${origin}/robots.txt`)],
  ['the sitemap', 200, 'bare', () => visit(`${origin}/sitemap.xml`)],
  ['the app manifest', 200, 'bare', () => visit(`${origin}/site.webmanifest`)],
  ['health', 200, 'bare', () => visit(`${origin}/healthz`)],
];

describe('every answer', () => {
  const fetch = wire();

  it.each(kinds)('%s (%i) carries all the headers', async (_name, status, policy, request) => {
    const response = await fetch(request());
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(always)) {
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
    expect(policyOf(response)).toEqual(policies[policy]);
    expect(response.headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(response.headers.get('referrer-policy')).toMatch(
      /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    );
    expect(response.headers.get('content-type') ?? '').not.toBe('text/html');
    expect(response.headers.get('cache-control')).toMatch(/^(?:no-store|private|public)/);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('server-timing')).toMatch(/^worker;dur=\d+/);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    if (status >= 400 && status !== 404) {
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('has an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await fetchSite(`${origin}/`)).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    ['uat', 'https://uat.acacia.example', 'https://join-uat.acacia.example'],
    ['production', 'https://www.acacia.example', 'https://join.acacia.example'],
  ])(
    'of %s lets its forms post on to the sign-up, and upgrades to https',
    async (STAGE, own, signUp) => {
      const deployed = wire({ env: { STAGE, BRAND: 'acacia' } });
      const policy = policyOf(await deployed(visit(`${own}/`)));
      expect(policy).toEqual({
        ...pagePolicy,
        'frame-src': [
          ...pagePolicy['frame-src'].slice(0, 3),
          ...frameHostsOf(acacia).map((host) => `https://${host}`),
        ],
        'form-action': ["'self'", signUp],
        'upgrade-insecure-requests': [],
      });
      const uncached = await deployed(visit(`${own}/address`));
      expect(policyOf(uncached)).toEqual(policy);
      expect(uncached.headers.get('x-robots-tag')).toBe('noindex');
      expect(uncached.headers.get('referrer-policy')).toBe('same-origin');
    },
  );
});

describe('files of the build', () => {
  it('carry the headers too', async () => {
    const urls = [
      manifest.runtime.url,
      manifest.styles.banksia?.sheet.url,
      '/media/banksia/logo.svg',
    ];
    for (const url of urls) {
      const response = await env.ASSETS.fetch(`${origin}${url}`);
      expect(response.status).toBe(200);
      for (const [name, value] of Object.entries(always)) {
        expect([name, response.headers.get(name)]).toEqual([name, value]);
      }
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('match their integrity hashes', async () => {
    const assets = [manifest.runtime, ...Object.values(manifest.styles).map(({ sheet }) => sheet)];
    for (const { url, integrity } of assets) {
      const bytes = await (await env.ASSETS.fetch(`${origin}${url}`)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
      expect(integrity).toBe(`sha384-${btoa(String.fromCharCode(...digest))}`);
    }
  });
});

describe('what an editor wrote', () => {
  it('is text in head, body and data blocks', async () => {
    const hostile = '</title></script><script>alert(1)</script><style>*{}</style><x-canary>';
    const sections = [
      { type: 'cta', title: hostile, ctaLabel: hostile },
      {
        type: 'faq',
        title: hostile,
        topics: [{ id: 'a', title: hostile, content: text(hostile) }],
      },
    ];
    const page = {
      path: '/',
      title: hostile,
      description: hostile,
      published: '2026-11-01',
      sections,
    };
    const content = freshContent((brand) => (brand === 'banksia' ? { pages: { '/': page } } : {}));
    const fetch = wire({ content });
    for (let round = 0; round < 2; round += 1) {
      const html = await (await fetch(visit(`${origin}/?rc=A`))).text();
      expect(html).toContain('x-canary');
      const tags = await tagsOf(html);
      expect(tags.filter(({ name }) => name === 'x-canary' || name === 'style')).toEqual([]);
      expect(scriptsOf(tags).filter(({ attributes }) => !attributes.integrity)).toEqual([]);
    }
  });
});

/** The content of a FAQ topic: items with a paragraph each (spec: faq). */
function text(value: string): unknown {
  return [{ paragraph: [{ type: 'paragraph', children: [{ text: value }] }] }];
}

describe.each(brands.map(({ slug }) => slug))('the HTML of %s', (brand) => {
  const paths = [
    ...Object.keys(bundle[brand]?.pages ?? {}),
    '/nope',
    '/address?vertical=energy',
    '/receipt',
  ];

  it.each(paths)('%s has no inline script or style, and preloads its files', async (path) => {
    // The first answer is streamed, its head sent before the page is read; the second comes from the cache.
    const streamed = await (await fetchSite(`${originOf(brand)}${path}`)).text();
    const response = await fetchSite(`${originOf(brand)}${path}`);
    const html = await response.text();
    expect(withoutIds(html)).toBe(withoutIds(streamed));
    const tags = await tagsOf(html);
    expect(tags.length).toBeGreaterThan(30);
    expect(tags.filter(({ name }) => name === 'style' || name === 'base')).toEqual([]);
    const attributes = tags.flatMap((tag) => Object.entries(tag.attributes));
    expect(attributes.filter(([name]) => name === 'style' || /^on[a-z]{2,}$/.test(name))).toEqual(
      [],
    );
    expect(attributes.filter(([, value]) => /^\s*(?:javascript|data:text)/i.test(value))).toEqual(
      [],
    );
    const { runtime, styles } = manifest;
    const scripts = scriptsOf(tags);
    const hasIslands = tags.some(({ name }) => name === 'x-island');
    expect(scripts.map((tag) => [tag.attributes.src, tag.attributes.integrity])).toEqual(
      hasIslands ? [[runtime.url, runtime.integrity]] : [],
    );
    const sheets = tags.filter((tag) => tag.attributes.rel === 'stylesheet');
    // A page for one visitor may show the chosen plan.
    const hasPlans = tags.some(
      ({ name, attributes: { name: island } }) => name === 'x-island' && island === 'plan-list',
    );
    const style = styles[brand];
    const ofVisitor = path.startsWith('/address') || path === '/receipt';
    const sheet = hasPlans || ofVisitor ? style?.plans : style?.sheet;
    expect(sheets[0]?.attributes).toMatchObject({ href: sheet?.url, integrity: sheet?.integrity });
    // The editor's colours, which the worker derives from the path alone.
    for (const colours of sheets.slice(1)) {
      expect(colours.attributes.href).toMatch(/^\/colours\/[\w.-]+\.css$/);
      expect((await fetchSite(`${originOf(brand)}${colours.attributes.href}`)).status).toBe(200);
    }
    // Files that the first paint waits for come first, and the rest have low priority.
    expect(response.headers.get('link')?.split(', ')).toEqual([
      `<${sheet?.url}>; rel=preload; as=style; integrity="${sheet?.integrity}"`,
      ...(style?.fonts ?? []).map(
        (font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
      ),
      `<${manifest.icons}>; rel=preload; as=image; type="image/svg+xml"; crossorigin; fetchpriority=low`,
      ...(hasIslands
        ? [
            `<${runtime.url}>; rel=modulepreload; integrity="${runtime.integrity}"; fetchpriority=low`,
          ]
        : []),
    ]);
  });
});
