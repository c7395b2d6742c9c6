/** Suggestions as they come from the network: only complete ones are offered. */
import { afterEach, expect, it, vi } from 'vitest';
import { suggestAddresses, suggestPostcodes } from './suggest.ts';

const never = new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

function answering(body: unknown) {
  vi.stubGlobal('location', new URL('https://acacia.example/energy'));
  vi.stubGlobal('fetch', async () => Response.json(body));
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
