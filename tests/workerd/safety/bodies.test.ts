/** Bodies and URLs of the wrong type, size or encoding: a clear refusal, never a 5xx. */
import { describe, expect, it } from 'vitest';
import { problems } from '../../../worker/http/errors.ts';
import { originOf, post, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire();
const routes = [
  '/api/hero',
  '/api/lead',
  '/api/address-search',
  '/api/retreive-address',
  '/api/v2',
  '/api/beacon',
];
const codes = Object.keys(problems);

async function refusal(response: Response): Promise<{ status: number; code: string }> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const { errorMessage, error } = (await response.json()) as {
    errorMessage: string;
    error: { code: string; message: string };
  };
  expect(codes).toContain(error.code);
  expect(error.message).toBe(errorMessage);
  expect(errorMessage.length).toBeGreaterThan(10);
  return { status: response.status, code: error.code };
}

const bad = { status: 400, code: 'bad_request' };

describe.each(routes)('%s', (route) => {
  it.each([['null'], ['[]'], ['"text"'], ['1'], ['true'], ['[{}]'], ['[[["x"]]]']])(
    'a body of %s is a bad request',
    async (body) => {
      expect(await refusal(await fetch(post(origin + route, 'application/json', body)))).toEqual(
        bad,
      );
    },
  );

  it.each([
    [''],
    ['{'],
    ['undefined'],
    ['{"a":NaN}'],
    [`{'a':1}`],
    ['{"a":1}{"b":2}'],
    ['{"a":"\u0000"}'],
    ['a=1&b=2'],
    ['['.repeat(60_000)],
  ])('%j is not JSON', async (body) => {
    expect(await refusal(await fetch(post(origin + route, 'application/json', body)))).toEqual({
      status: 400,
      code: 'invalid_json',
    });
  });

  it('bytes that are not UTF-8 are not JSON', async () => {
    for (const bytes of [[0xff, 0xfe, 0x7b], [0xc3], [0xed, 0xa0, 0x80], [0x1f, 0x8b, 8, 0]]) {
      const response = await fetch(post(origin + route, 'application/json', new Uint8Array(bytes)));
      expect((await refusal(response)).code).toBe('invalid_json');
    }
  });

  it('more than 64 kB is too much, chunked or not', async () => {
    const large = `{"a":"${'x'.repeat(64 * 1024)}"}`;
    const tooLarge = { status: 413, code: 'body_too_large' };
    expect(await refusal(await fetch(post(origin + route, 'application/json', large)))).toEqual(
      tooLarge,
    );
    const stream = new Blob([large]).stream();
    expect(await refusal(await fetch(post(origin + route, 'application/json', stream)))).toEqual(
      tooLarge,
    );
  });

  it('prototypes are not polluted', async () => {
    const bodies = [
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      '{"body":{"__proto__":{"polluted":1}},"path":"/postcode/list","method":"GET"}',
      `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    ];
    for (const body of bodies) {
      const response = await fetch(post(origin + route, 'application/json', body));
      expect(response.status).toBeLessThan(500);
    }
    expect('polluted' in {}).toBe(false);
  });
});

describe('fields of the wrong type', () => {
  const fields: ReadonlyArray<readonly [string, readonly string[]]> = [
    [
      '/api/hero',
      ['submissionId', 'page', 'mode', 'vertical', 'address', 'recordId', 'entry', 'State'],
    ],
    ['/api/hero', ['screenResolution', 'bundle', 'UnitNumber', 'Postcode']],
    ['/api/lead', ['submissionId', 'leadId', 'visitId', 'vertical', 'name', 'email', 'mobNumber']],
    ['/api/lead', ['marketing', 'consentVersion', 'page']],
    ['/api/address-search', ['address']],
    ['/api/retreive-address', ['recordId']],
    ['/api/v2', ['path', 'method', 'body']],
    ['/api/beacon', ['event', 'island', 'message']],
  ];
  const all = fields.flatMap(([route, names]) => names.map((name) => [route, name] as const));

  it.each(all)('%s names %s', async (route, name) => {
    for (const value of [null, 1, [1], { a: 'x' }, [['x']]]) {
      const request = postJson(origin + route, { island: 'x', message: 'x', [name]: value });
      if (route === '/api/v2' && name === 'body' && typeof value === 'object' && value) continue;
      const response = await fetch(request);
      expect(response.status).toBe(400);
      const { error } = (await response.json()) as { error: { code: string; field?: string } };
      expect(error.code).toBe('bad_request');
      if (route !== '/api/v2') expect(error.field?.split('.')[0]).toBe(name);
    }
  });

  it('repeated in a form are the wrong type, and get a page', async () => {
    const response = await fetch(postForm(`${origin}/api/hero`, { address: ['a', 'b'] }));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('We could not read that request.');
  });
});

describe('URLs of requests', () => {
  const length = (count: number, path: string) => {
    const start = `${origin}${path}?a=`;
    return start + 'x'.repeat(count - start.length);
  };

  it.each(['/', '/nope', '/receipt', '/api/hero'])('%s may have at most 8 kB', async (path) => {
    expect((await fetch(visit(length(8192, path)))).status).not.toBe(414);
    const refused = await fetch(visit(length(8193, path)));
    expect(refused.status).toBe(414);
    expect(await refused.text()).toContain('That web address is too long.');
  });

  it.each(['/%', '/%E0%A4%A', '/%00', '/%FF%FE', '/?%', '/?rc=%', '/?rc=%E0%A4%A&=&&=x', '/?rc'])(
    '%s is not a 5xx',
    async (path) => {
      expect((await fetch(visit(origin + path))).status).toBeLessThan(500);
    },
  );
});

describe('rate limits', () => {
  it.each([
    ['/api/hero', { vertical: 'energy' }, 422],
    ['/api/lead', {}, 422],
    ['/api/beacon', {}, 400],
  ])('%s stops a visitor who sends too much, and nobody else', async (route, body, usual) => {
    const from = (address: string) =>
      fetch(postJson(origin + route, body, { 'cf-connecting-ip': address }));
    const own = () => from(`10.0.0.${route.length}`);
    let refused = await own();
    // The count starts again each minute, which may end meanwhile.
    for (let round = 0; round < 130 && refused.status === usual; round += 1) refused = await own();
    expect(refused.status).toBe(429);
    expect((await from('10.0.0.99')).status).toBe(usual);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many' } });
  });

  it('counts the devices of one home together, whatever their address', async () => {
    const from = (address: string) =>
      fetch(postJson(`${origin}/api/beacon`, {}, { 'cf-connecting-ip': address }));
    let status = 400;
    for (let round = 0; round < 130 && status === 400; round += 1)
      ({ status } = await from(`2001:db8:aa:bb:${round.toString(16)}::7`));
    expect(status).toBe(429);
    expect((await from('2001:db8:aa:bc::7')).status).toBe(400);
  });
});
