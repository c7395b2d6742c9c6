/** Routes that look up or write for one visitor count against a rate limit; pages do not write when viewed. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { heroFormPath } from '../../../domain/forms/hero-rules.ts';
import { verticalSlugs, verticals } from '../../../domain/vertical.ts';
import { createApp } from '../../../worker/app.ts';
import type { Ports } from '../../../worker/context.ts';
import { begin } from '../../../worker/leads/outbox/accept.fixture.ts';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { operations } from '../../../worker/openapi/operations.ts';
import { wireOutside } from '../../../worker/ports/wire-outside.ts';
import { originOf, postJson, visit, wire } from '../support/workerd-site.ts';

/** The brand with the most products. */
const origin = originOf('eucalypt');
const get = (path: string) => () => visit(origin + path);
const post = (path: string, body: object) => () => postJson(origin + path, body);
const reference = 'KJ-0000-0000';

/** Requests that look something up or write. */
const counted: Readonly<Record<string, () => Request>> = {
  'POST /api/v2': post('/api/v2', { path: '/postcode/list', method: 'GET' }),
  'POST /api/address-search': post('/api/address-search', { address: '19 Murray' }),
  'POST /api/retreive-address': post('/api/retreive-address', { recordId: 'a' }),
  'POST /api/retrieve-address': post('/api/retrieve-address', { recordId: 'a' }),
  'POST /api/next-token': post('/api/next-token', {}),
  'POST /api/hero': post('/api/hero', {}),
  [`POST ${heroFormPath}`]: post(heroFormPath, {}),
  'POST /api/lead': post('/api/lead', {}),
  'POST /api/lead-form': post('/api/lead-form', { vertical: 'solar' }),
  'POST /api/contact': post('/api/contact', {}),
  'POST /api/withdraw': post('/api/withdraw', { reference }),
  'POST /api/beacon': post('/api/beacon', { island: 'a', message: 'b' }),
  'GET /api/plans': get('/api/plans?vertical=mobile'),
  'GET /api/plans/energy': get('/api/plans/energy'),
  'GET /compare': get('/compare?plans=a'),
  'GET /plans/:vertical/:id': get('/plans/mobile/a?leadId=b'),
  [`GET ${heroFormPath}`]: get(`${heroFormPath}?plan=a`),
  'GET /address': get('/address?plan=a'),
  ...Object.fromEntries(
    verticalSlugs.map((slug) => {
      const path = verticals[slug].basicInfoPath;
      return [`GET ${path}`, get(`${path}?leadId=a&visitId=b`)];
    }),
  ),
  'GET /sitemap.xml': get('/sitemap.xml'),
  'GET /blogs/rss.xml': get('/blogs/rss.xml'),
  'GET /receipt': get(`/receipt?ref=${reference}`),
  'GET /withdraw': get(`/withdraw?ref=${reference}`),
  'GET /message-sent': get(`/message-sent?ref=${reference}`),
  // A list in any state but its first.
  'GET /*': () => visit(`${originOf('correa')}/mobile/plans?page=2`),
};

const everybodys = 'the same for everyone, and cached';
const ofCms = 'counted, or under a signature; tested with a CMS in tests/workerd/content';
const pictures =
  'many visitors share a network, and one page has dozens: a limit would hide pictures';
const built = 'on two stages only, from the build';
const noLookUp = 'looks nothing up';
const exempt: Readonly<Record<string, string>> = {
  'GET /healthz': 'for monitors; one row, which is the same for everyone',
  'GET /robots.txt': everybodys,
  'GET /site.webmanifest': everybodys,
  'GET /favicon.ico': everybodys,
  'GET /colours/*': everybodys,
  'GET /api/openapi.json': built,
  'GET /__sections': built,
  'GET /__sections/:file{[a-z]+\\.css}': built,
  'POST /api/content/publish': ofCms,
  'GET /preview': ofCms,
  'GET /media/cms/:file': pictures,
  'GET /preview/preview.css': ofCms,
  'POST /preview/end': ofCms,
  'GET /challenge': noLookUp,
  'GET /:folder{[Pp][Ll][Aa][Nn][Ss]}/:vertical/:id': noLookUp,
  'GET /:folder{[Pp][Ll][Aa][Nn][Ss]}/:vertical/:id/': noLookUp,
};

const unused = (): never => {
  throw new Error('No request is made');
};
const { routes } = createApp({ content: unused, ports: unused });
const served = new Set(
  routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
);

/** The site with ports that record their calls and answer none. */
function watched(isOpen: boolean) {
  const asked: string[] = [];
  const port = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, method) => () => {
          asked.push(`${name}.${String(method)}`);
          return Promise.reject(new Error('no answer'));
        },
      },
    );
  const ports = Object.fromEntries(
    ['leads', 'outbox', 'plans', 'gateway', 'address', 'visitSteps'].map((name) => [
      name,
      port(name),
    ]),
  ) as Partial<Ports>;
  const limit = { limit: async () => ({ success: isOpen }) };
  return { asked, fetch: wire({ ports, env: { LIMIT_SEARCH: limit, LIMIT_SUBMIT: limit } }) };
}

describe('a limit', () => {
  it('counts every route that is served, unless there is a reason not to', () => {
    const named = [...Object.keys(counted), ...Object.keys(exempt)];
    expect(named.toSorted()).toEqual([...served].toSorted());
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(named).toEqual(expect.arrayContaining(described));
  });

  it.each(Object.entries(counted))('stops %s before anything is looked up', async (_, request) => {
    const { asked, fetch } = watched(false);
    expect((await fetch(request())).status).toBe(429);
    expect(asked).toEqual([]);
  });

  it('stops an uncached page of a plan, which asks the catalogue', async () => {
    const { asked, fetch } = watched(false);
    const names = ['junk1', 'junk2'].map((id) => `${origin}/plans/energy/${id}`);
    for (const name of names) expect((await fetch(visit(name))).status).toBe(429);
    expect(asked).toEqual([]);
  });

  it.each(Object.entries(exempt).flatMap(([name, reason]) => (reason === noLookUp ? [name] : [])))(
    'is not needed by %s, which looks nothing up',
    async (name) => {
      const { asked, fetch } = watched(true);
      const [, pattern = ''] = name.split(' ');
      const path = pattern
        .replace(/:folder\{[^}]+\}/, 'Plans')
        .replace(':vertical', 'mobile')
        .replace(':id', 'a');
      const query = `leadId=a&visitId=b&plan=c&plans=d&ref=${reference}&vertical=mobile`;
      await fetch(visit(`${origin}${path}?${query}`));
      expect(asked).toEqual([]);
    },
  );
});

describe('what a limit counts together', () => {
  const home = '2001:db8:1:2::1';
  async function keyOf(brand: string, path: string, ip: string): Promise<string | undefined> {
    const keys: string[] = [];
    const limit = {
      limit: async ({ key }: { readonly key: string }) => {
        keys.push(key);
        return { success: false };
      },
    };
    const fetch = wire({ env: { LIMIT_SEARCH: limit, LIMIT_SUBMIT: limit } });
    await fetch(postJson(originOf(brand) + path, {}, { 'cf-connecting-ip': ip }));
    expect(keys).toHaveLength(1);
    return keys[0];
  }

  it.each([
    ['another device of the home', 'acacia', '/api/hero', '2001:db8:1:2:3::4', true],
    ['another home', 'acacia', '/api/hero', '2001:db8:1:3::1', false],
    ['another brand', 'banksia', '/api/hero', home, false],
    ['another route', 'acacia', '/api/contact', home, false],
  ])('%s', async (_, brand, path, ip, isSame) => {
    const key = await keyOf('acacia', '/api/hero', home);
    expect((await keyOf(brand, path, ip)) === key).toBe(isSame);
  });
});

describe('viewing a page', () => {
  const acacia = originOf('acacia');
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  const looks: Readonly<Record<string, RequestInit>> = {
    GET: { headers: agent },
    HEAD: { method: 'HEAD', headers: agent },
    'GET ahead': { headers: { ...agent, 'sec-purpose': 'prefetch' } },
  };

  /** Paths of every kind of page, with a lead that was begun and one that was sent. */
  async function paths(): Promise<string[]> {
    const input = await begin();
    const { reference: sent } = await createD1Outbox(env.LEADS_DB).acceptLead(input);
    const open = await begin();
    const { visit_id: visitId } = (await env.LEADS_DB.prepare(
      'SELECT visit_id FROM lead WHERE id = ?',
    )
      .bind(open.leadId)
      .first<{ visit_id: string }>()) ?? { visit_id: '' };
    const lead = `leadId=${open.leadId}&visitId=${visitId}`;
    return [
      '/',
      '/energy',
      '/nope',
      '/healthz',
      '/address?vertical=energy',
      '/sitemap.xml',
      `/receipt?ref=${sent}`,
      `/withdraw?ref=${sent}`,
      `/message-sent?ref=${sent}`,
      `/energy/basic-info?${lead}`,
      `/energy/basic-info?${lead}&call=1`,
      `/plans/energy/a?${lead}`,
      `/compare?plans=a&${lead}`,
      `${heroFormPath}?plan=a`,
      '/api/plans?vertical=energy',
      '/api/plans/energy',
      told(lead),
    ];
  }
  const told = (lead: string) => `/energy/basic-info?${lead}&call=1&plan=a`;

  async function rows(): Promise<Record<string, string>> {
    const tables = await env.LEADS_DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table'
       AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    ).all<{ name: string }>();
    const all: [string, string][] = [];
    for (const { name } of tables.results) {
      const { results } = await env.LEADS_DB.prepare(`SELECT * FROM "${name}"`).all();
      all.push([name, JSON.stringify(results)]);
    }
    return Object.fromEntries(all);
  }

  it.each(Object.keys(looks))(
    'by %s writes nothing and tells no partner, except for one step',
    async (name) => {
      vi.spyOn(console, 'log').mockImplementation(() => undefined);
      const heard: string[] = [];
      const listen: typeof fetch = async (_, init) => {
        heard.push((JSON.parse(String(init?.body)) as { path: string }).path);
        return Response.json({ status: 200, code: 1, message: '', data: { visit_id: 'gw-7' } });
      };
      const partner = { ...env, GATEWAY_URL: 'https://gateway.example' };
      const ports = wireOutside(partner, { fetch: listen, log: () => undefined });
      // The form accepts any plan id while the catalogue cannot say that the plan is not sold.
      const chosen = () => Promise.reject(new Error('no answer'));
      const silent = (plans: Ports['plans']) => ({ ...plans, chosen });
      const own = wire({ ports: { plans: silent(wireOutside(env).plans) } });
      const theirs = wire({ ports: { ...ports, plans: silent(ports.plans) } });
      const wrote: string[] = [];
      for (const path of await paths()) {
        const [, before] = [heard.splice(0), await rows()];
        await own(visit(acacia + path, looks[name]));
        const after = await rows();
        await theirs(visit(acacia + path, looks[name]));
        const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
        // Reading lists from a partner's gateway is fine; only calls about a visit count.
        const said = heard.filter((call) => call.startsWith('/visit/'));
        if (changed.length + said.length > 0) wrote.push([path, ...changed, ...said].join(' '));
      }
      const step =
        /^\/energy\/basic-info\?\S+&plan=a visit_progress \/visit\/create \/visit\/progress$/;
      expect(wrote).toEqual(name === 'GET' ? [expect.stringMatching(step)] : []);
      vi.restoreAllMocks();
    },
  );
});
