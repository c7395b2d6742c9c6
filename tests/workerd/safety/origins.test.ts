/** Content type × Origin × Sec-Fetch-Site × route: a post passes only where it is allowed. */
import { describe, expect, it } from 'vitest';
import { originOf, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire();

const json = ['application/json', 'application/json; charset=utf-8', 'Application/JSON'];
const form = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=UTF-8',
];
const otherTypes = [
  undefined,
  'text/plain',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/jsonx',
  'application/json-patch+json',
  'application/csp-report',
  ', application/json',
];
const origins = [
  undefined,
  'null',
  origin,
  originOf('banksia'),
  'https://evil.example',
  `${origin}:81`,
  `${origin}.evil.example`,
  'http://evil.example/?http://acacia.localhost',
  'acacia.localhost',
];
const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];

const routes = [
  ['/api/hero', [...json, ...form]],
  ['/api/lead', [...json, ...form]],
  ['/api/address-search', json],
  ['/api/retreive-address', json],
  ['/api/retrieve-address', json],
  ['/api/next-token', json],
  ['/api/v2', json],
  ['/api/beacon', json],
] as const;

describe('state-changing and reading posts', () => {
  it.each(routes)('%s', async (route, accepted) => {
    let passed = 0;
    for (const type of [...json, ...form, ...otherTypes]) {
      for (const from of origins) {
        for (const site of sites) {
          const headers = new Headers();
          if (type !== undefined) headers.set('content-type', type);
          if (from !== undefined) headers.set('origin', from);
          if (site !== undefined) headers.set('sec-fetch-site', site);
          const body = new TextEncoder().encode(type?.startsWith('application/x') ? 'a=1' : '{}');
          const response = await fetch(visit(origin + route, { method: 'POST', headers, body }));
          const ours =
            from === origin || ((from === undefined || from === 'null') && site === 'same-origin');
          const known = type !== undefined && (accepted as readonly string[]).includes(type);
          const cell = `${type} | ${from} | ${site}: ${response.status}`;
          if (!ours) expect(cell).toBe(`${type} | ${from} | ${site}: 403`);
          else if (!known) expect(cell).toBe(`${type} | ${from} | ${site}: 415`);
          else expect(cell).toMatch(/: (?:200|400|404|422)$/);
          if (ours && known) passed += 1;
        }
      }
    }
    // Our own origin with any Sec-Fetch-Site, or a hidden origin that the browser calls same-origin.
    expect(passed).toBe(accepted.length * (sites.length + 2));
  });

  it('refuses the insecure page of the same host', async () => {
    const production = wire({ env: { STAGE: 'production', BRAND: 'acacia' } });
    const from = (own: string) =>
      production(
        visit('https://www.acacia.example/api/address-search', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: own },
          body: '{"address":"x"}',
        }),
      );
    expect((await from('https://www.acacia.example')).status).toBe(200);
    expect((await from('http://www.acacia.example')).status).toBe(403);
  });
});

describe('plain http, as reported by the edge', () => {
  const deployed = wire({ env: { STAGE: 'qa', BRAND: 'acacia' } });
  const path = '/energy//plans?rc=A1&gclid=x%20y';
  const plain = { 'x-forwarded-proto': 'http' };

  it.each(['GET', 'HEAD'])('sends a %s to the same URL over https', async (method) => {
    const asked = visit(`http://qa.acacia.example:80${path}`, { method, headers: plain });
    const response = await deployed(asked);
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `https://qa.acacia.example${path}`,
    ]);
  });

  it('does not redirect another host, nor a post', async () => {
    const elsewhere = visit('http://www.acacia.example/', { headers: plain });
    expect((await deployed(elsewhere)).status).toBe(421);
    const headers = {
      ...plain,
      origin: 'https://evil.example',
      'content-type': 'application/json',
    };
    const posted = visit('http://qa.acacia.example/api/hero', {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect((await deployed(posted)).status).toBe(403);
  });

  it('is accepted on a developer’s machine, through a proxy too', async () => {
    expect((await fetch(visit(`${origin}/`, { headers: plain }))).status).toBe(200);
  });

  it.each([{ 'x-forwarded-proto': 'https' }, {}])('is not reported by %j', async (headers) => {
    expect((await deployed(visit('http://qa.acacia.example/', { headers }))).status).toBe(200);
  });
});
