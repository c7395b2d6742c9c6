/** Suggestions as they come from the network: only complete ones are offered. */
import { afterEach, expect, it, vi } from 'vitest';
import { resolveAddress, suggestAddresses, suggestPostcodes } from './suggest.ts';

const never = new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

function answering(body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body));
  vi.stubGlobal('location', new URL('https://acacia.example/energy'));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('leaves out an address without its line or its id', async () => {
  const complete = { DisplayLine: '1 Bellbird St', RecordId: 'GA1' };
  const [noLine, noId] = [{ ...complete, DisplayLine: '' }, { DisplayLine: '2 Bellbird St' }];
  answering({ data: [noLine, complete, noId, null], repaired: ['bellbird', 7] });
  expect(await suggestAddresses('bell', never)).toEqual({
    items: [{ line: '1 Bellbird St', id: 'GA1' }],
    repaired: ['bellbird'],
  });
});

it('leaves out a postcode that is not text', async () => {
  answering({ status: 200, code: 1, data: ['3056, BRUNSWICK, VIC', null] });
  const line = '3056, BRUNSWICK, VIC';
  expect(await suggestPostcodes('305', never)).toEqual({
    items: [{ line, id: line }],
    repaired: [],
  });
});

it('is a failed search where the answer is not a list', async () => {
  answering({ data: 'none' });
  expect(await suggestAddresses('bell', never)).toBeUndefined();
  expect(await suggestPostcodes('305', never)).toBeUndefined();
});

it('asks for postcodes with the visit of the page’s product', async () => {
  const visits = { energy: '{"visitId":"of energy"}', mobile: '{"visitId":"of mobile"}' };
  vi.stubGlobal('localStorage', { getItem: (key: 'energy' | 'mobile') => visits[key] ?? null });
  const fetched = answering({ status: 200, code: 1, data: [] });
  await suggestPostcodes('305', never);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
    path: '/postcode/list',
    method: 'GET',
    body: { search: '305' },
    visitId: 'of energy',
  });
});

it.each(['Locality', 'State', 'Postcode'])('chooses no record without its %s', async (missing) => {
  const chosen = { line: '1 Bellbird St, Brunswick VIC 3056', id: 'GA1' };
  const record = { Locality: 'Brunswick', State: 'VIC', Postcode: '3056' };
  answering(record);
  expect(await resolveAddress(chosen, never)).toMatchObject({ recordId: 'GA1' });
  answering({ ...record, [missing]: null });
  expect(await resolveAddress(chosen, never)).toBeUndefined();
});
