/** Providers and badges on pages: the catalogue's logos, a partner that fails, and a campaign that ends. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import type { OutsideParts } from '../../../worker/http/outside/outside.ts';
import { type GatewayPort, gatewaySuccess } from '../../../worker/ports/gateway/gateway.port.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { type OutsideEnv, wireOutside } from '../../../worker/ports/wire-outside.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { partnerVars } from '../../partner/partner-vars.ts';
import { freshContent, originOf, visit, type Wired, wire } from '../support/workerd-site.ts';

const unavailable = 'We could not load our list of providers just now.';
const failure = 'Failed to fetch falcon providers';
const lines: string[] = [];
const failures = () => lines.filter((line) => line.includes(failure));

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The site wired as a deployed worker is, with no page cached yet. */
const site = ({ ports, ...wired }: Wired = {}) =>
  wire({
    content: freshContent(),
    ...(ports && { ports }),
    ...wired,
  });
const answering = (call: GatewayPort['call']) => ({ gateway: { call } });
const read = async (fetch: ReturnType<typeof wire>, url: string) => {
  const response = await fetch(visit(url));
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
};
const logo = (id: string, name: string) => `<img src="/media/catalogue/${id}.svg" alt="${name}"`;

describe('the providers section', () => {
  it('shows the catalogue’s logos, and links onward with the visitor’s referral code', async () => {
    const html = await read(site(), `${originOf('acacia')}/?rc=AB1`);
    expect(html).toContain(logo('kettle-lamp', 'Kettle & Lamp'));
    expect(html).toContain(logo('nine-panels', 'Nine Panels'));
    expect(html).not.toContain('Gibber');
    expect(html).toMatch(/<a [^>]*href="\/energy\/basic-info\?rcCode=AB1"[^>]*><img/);
    expect(html).toContain('id="broadband-range-5"');
    expect(failures()).toEqual([]);
  });

  it('links to the affiliate’s sign-up where the stage has one', async () => {
    const deployed = site({ env: { STAGE: 'production', BRAND: 'acacia' } });
    const html = await read(deployed, 'https://www.acacia.example/?rc=AB1');
    expect(html).toContain('href="https://join.acacia.example/solar/basic-info?rcCode=AB1"');
  });

  it('never shows a visitor the referral code of another', async () => {
    const fetch = site();
    await read(fetch, `${originOf('acacia')}/?rc=CANARY`);
    const html = await read(fetch, `${originOf('acacia')}/`);
    expect(html).not.toContain('CANARY');
    expect(html).toContain('href="/energy/basic-info"');
  });
});

describe('a gateway that fails', () => {
  it('is reported on the page, which still loads; the next page is complete', async () => {
    const content = freshContent();
    const url = `${originOf('correa')}/`;
    const broken = answering(() => Promise.reject(new Error('broken')));
    const html = await read(site({ content, ports: broken }), url);
    expect(html).toContain(unavailable);
    expect(html).not.toContain('provider-grid');
    expect(html).toContain('</footer>');
    const again = await read(site({ content }), url);
    expect(again).not.toContain(unavailable);
    expect(again).toContain(logo('three-ply', 'ThreePly'));
  });

  it('for one product of several leaves the next page complete too', async () => {
    const content = freshContent();
    const url = `${originOf('acacia')}/`;
    const { plans } = wirePorts(env);
    const providers: typeof plans.providers = async (...asked) => {
      const { solar: _, ...others } = await plans.providers(...asked);
      return others;
    };
    const html = await read(site({ content, ports: { plans: { ...plans, providers } } }), url);
    expect(html).toContain(logo('kettle-lamp', 'Kettle & Lamp'));
    expect(html).not.toContain(logo('nine-panels', 'Nine Panels'));
    expect(await read(site({ content }), url)).toContain(logo('nine-panels', 'Nine Panels'));
  });

  it('by being slow is not waited for, but its late answer serves the next page', async () => {
    const content = freshContent();
    const url = `${originOf('banksia')}/`;
    const { gateway } = wirePorts(env);
    const calls = vi.fn<GatewayPort['call']>(async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * livePatienceMs));
      return gateway.call(...call);
    });
    const fetch = site({ content, ports: answering(calls) });
    expect(await read(fetch, url)).toContain(unavailable);
    expect(await read(fetch, url)).toContain(logo('three-ply', 'ThreePly'));
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('is logged in one line, with the specified words (spec: errors)', async () => {
    const refusing = answering(async () => ({
      ...gatewaySuccess(null),
      code: 0 as const,
      status: 502,
      message: 'Internal server error',
    }));
    await read(site({ ports: refusing }), `${originOf('eucalypt')}/bundle`);
    expect(failures()).toHaveLength(1);
    expect(JSON.parse(failures()[0] ?? '')).toMatchObject({
      event: failure,
      brand: 'eucalypt',
      reason: 'Error: 502 Internal server error',
    });
  });

  it('leaves the last list on the page', async () => {
    const url = `${originOf('correa')}/internet`;
    const partner = answering(wirePorts(env).gateway.call);
    expect(await read(site({ ports: partner }), url)).toContain(logo('loopline', 'Loopline'));
    const later = Date.now() + 3_600_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    const html = await read(site({ ports: answering(() => Promise.reject(new Error('x'))) }), url);
    expect(html).toContain(logo('loopline', 'Loopline'));
    expect(failures()).toHaveLength(1);
  });
});

describe('a logo', () => {
  it('on a host that the brand’s policy does not name is not shown', async () => {
    const provider = (id: string, url: string) => ({ id, name: `Provider ${id}`, logo: url });
    const gateway = answering(async () =>
      gatewaySuccess({
        'health-insurance': [
          provider('own', '/media/catalogue/sedge.svg'),
          provider('elsewhere', 'https://elsewhere.example/logo.svg'),
          provider('script', 'javascript:alert(1)'),
        ],
      }),
    );
    const html = await read(site({ ports: gateway }), `${originOf('dianella')}/`);
    expect(html).toContain('alt="Provider own"');
    expect(html).not.toMatch(/elsewhere\.example|Provider script|alert/);
  });
});

describe('a partner with GraphQL', () => {
  const partner = inject('partner');
  const vars = (manner = '') => ({
    ...partnerVars(partner),
    GRAPHQL_URL: `${partner}${manner}/graphql`,
  });

  /** A partner, and the calls it received as `operation variables` or `path verticals`. */
  function remote(manner = '') {
    const asked: string[] = [];
    const listen: OutsideParts['fetch'] = async (url, init) => {
      const body = JSON.parse(String(init?.body)) as {
        operationName?: string;
        variables?: unknown;
        path?: string;
        body?: { vertical?: unknown };
      };
      asked.push(
        body.operationName
          ? `${body.operationName} ${JSON.stringify(body.variables)}`
          : `${body.path} ${JSON.stringify(body.body?.vertical)}`,
      );
      return fetch(url, init);
    };
    const own: OutsideEnv = { ...env, ...vars(manner) };
    return { asked, ports: wireOutside(own, { fetch: listen }) };
  }

  it('is asked for three verticals by affiliate and vertical, the gateway for the others', async () => {
    const { asked, ports } = remote();
    const html = await read(site({ ports }), `${originOf('eucalypt')}/`);
    expect(asked.sort()).toEqual([
      '/provider/list [1,2,3,6]',
      'getProvidersData {"affiliate":"eucalypt","vertical":"credit-cards"}',
      'getProvidersData {"affiliate":"eucalypt","vertical":"personal-loan"}',
      'getSolarProvidersData {"affiliate":"eucalypt","vertical":"solar"}',
    ]);
    for (const name of ['Curlew Cards', 'Brolga Lending', 'Tinroof', 'Kettle & Lamp', 'Yabby']) {
      expect(html).toContain(`alt="${name}"`);
    }
    expect(failures()).toEqual([]);
  });

  it('that fails costs only its own verticals, and is only logged', async () => {
    const { ports } = remote('/with/error');
    const html = await read(site({ ports }), `${originOf('acacia')}/`);
    expect(html).toContain('alt="Kettle & Lamp"');
    expect(html).not.toContain('solar-range');
    expect(html).not.toContain('Internal server error');
    expect(failures().map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual([
      'Error: Internal server error',
    ]);
  });
});

describe('a campaign’s badge', () => {
  it('disappears after its last day in Sydney, from cached pages too', async () => {
    const campaigns = [{ vertical: 'energy', label: 'Winter offer', until: '2026-06-30' }];
    const content = freshContent((_, one) => ({ site: { ...(one.site as object), campaigns } }));
    const fetch = site({ content });
    const at = async (time: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
      const response = await fetch(visit(`${originOf('acacia')}/bundle`));
      const [, source] =
        /cache;desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '') ?? [];
      const html = await response.text();
      return { source, badge: /badge-new-offer\.svg"[^>]*>Winter offer</.test(html) };
    };
    expect(await at('2026-06-30T13:00:00Z')).toEqual({ source: 'miss', badge: true });
    expect(await at('2026-06-30T13:59:00Z')).toEqual({ source: 'hit', badge: true });
    expect(await at('2026-06-30T14:01:00Z')).toEqual({ source: 'miss', badge: false });
    expect(await at('2026-07-01T00:00:00Z')).toEqual({ source: 'hit', badge: false });
  });
});
