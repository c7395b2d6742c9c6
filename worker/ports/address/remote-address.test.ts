/** The remote address adapter: the contract over loopback, field for field, and every way to fail. */
import { describe, expect, inject, it } from 'vitest';
import { faultNames } from '../../../tests/partner/partner-faults.ts';
import { partnerKey } from '../../../tests/partner/partner-vars.ts';
import { createOutside } from '../../http/outside/outside.ts';
import { addressContract } from './address.contract.ts';
import { createRemoteAddressPort } from './remote-address.ts';

const quiet = () => undefined;
const partner = inject('partner');

function remote(origin: string, parts: Parameters<typeof createOutside>[1] = {}) {
  const outside = createOutside('address', { log: quiet, ...parts });
  return createRemoteAddressPort({ url: `${origin}/address`, key: partnerKey, outside });
}

addressContract('remote, against the partner', () => remote(partner), {
  typed: 'suite g01 23 quandong rd brunswick',
  displayLine: 'Suite G01, 23 Quandong Road, Brunswick VIC 3056',
  record: {
    BuildingName: 'Quandong House',
    AddressLine: 'Suite G01, 23 Quandong Road',
    UnitNumber: 'G01',
    StreetNumber2: null,
    StreetName: 'Quandong',
    Locality: 'Brunswick',
    State: 'VIC',
    Postcode: '3056',
    DateRetired: null,
  },
  postcodeLine: '3056, Brunswick, VIC',
});

const saying = (value: unknown) => remote(partner, { fetch: async () => Response.json(value) });

describe('what a service sends', () => {
  it('becomes text or null, days, and one of the states', async () => {
    const data = {
      AddressSiteId: 42,
      BuildingName: ' ',
      AddressLine: '1 Quandong Road',
      Locality: 'Brunswick',
      Postcode: 3056,
      State: 'vic',
      DateCreated: '2020-01-02T03:04:05Z',
    };
    const record = await saying({
      data: { ...data, Unknown: 'x', StreetName: ' Quandong ' },
    }).retrieve('1');
    expect(record).toMatchObject({
      AddressSiteId: '42',
      BuildingName: null,
      State: 'VIC',
      DateCreated: '2020-01-02',
      StreetName: 'Quandong',
      DateRetired: null,
    });
    expect(record).not.toHaveProperty('Unknown');
  });

  it.each([
    ['an empty object', {}],
    ['a list', []],
    ['no line', { Locality: 'Brunswick', State: 'VIC', Postcode: '3056' }],
    ['no state', { AddressLine: '1 Quandong Road', Locality: 'Brunswick', Postcode: '0300' }],
    [
      'another territory',
      { AddressLine: '1 Palm Road', Locality: 'Home Island', State: 'OT', Postcode: '6799' },
    ],
    ...[30561, 'NT 0800', '3O56', -800].map((Postcode): [string, object] => [
      `the postcode ${Postcode}`,
      { AddressLine: '1 Quandong Road', Locality: 'Brunswick', State: 'VIC', Postcode },
    ]),
    ['no place', { AddressLine: '1 Quandong Road', Postcode: ' ' }],
  ])('is no address: %s', async (_, data) => {
    await expect(saying({ data }).retrieve('1')).rejects.toMatchObject({
      code: 'address_fetch_failed',
    });
  });

  it.each([
    ['VIC', '3056', 'VIC'],
    ['Victoria', '3056', 'VIC'],
    ['NEW SOUTH WALES', '2600', 'NSW'],
    ['australian capital  territory', '2600', 'ACT'],
    [null, '3056', 'VIC'],
    [' ', 3056, 'VIC'],
    [undefined, '2600', 'ACT'],
  ])('is in the state it names, else in that of its postcode: %j, %j', async (said, code, is) => {
    const data = { AddressLine: '1 Quandong Road', Locality: 'A', State: said, Postcode: code };
    expect((await saying({ data }).retrieve('1'))?.State).toBe(is);
  });

  it.each([
    [800, 'NT', '0800'],
    ['800', undefined, '0800'],
    [' 0909 ', 'NT', '0909'],
    [3056, 'VIC', '3056'],
  ])('has a postcode of four digits, also sent as a number: %j', async (code, said, is) => {
    const data = { AddressLine: '1 Quandong Road', Locality: 'A', State: said, Postcode: code };
    const state = is.startsWith('0') ? 'NT' : 'VIC';
    const record = await saying({ data }).retrieve('1');
    expect(record).toMatchObject({ Postcode: is, State: state });
  });

  it('is left out where its id is too long to be asked for', async () => {
    const [most, more] = [200, 201].map((length) => 'x'.repeat(length));
    const data = [more, most].map((RecordId) => ({ DisplayLine: '1 Quandong Road', RecordId }));
    expect((await saying({ data }).search('quandong')).suggestions).toEqual([data[1]]);
  });

  it('is cut to ten, and a postcode line has three parts', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      DisplayLine: `${i} A`,
      RecordId: `${i}`,
    }));
    expect((await saying({ data: many }).search('road')).suggestions).toHaveLength(10);
    const lines = ['3056, Brunswick, VIC', '3056, Brunswick', '305, A, VIC', '3056, A, XX'];
    expect(await saying({ data: lines }).postcodes('3056')).toEqual(['3056, Brunswick, VIC']);
    const places = many.map((_, i) => `3056, Place ${i}, VIC`);
    expect(await saying({ data: places }).postcodes('3056')).toEqual(places.slice(0, 10));
  });

  it('may name the words that were found in place of mistyped ones', async () => {
    const repaired = ['Quandong'];
    expect(await saying({ data: [], repaired }).search('quandnog')).toMatchObject({ repaired });
  });

  it('is asked for nothing below the minimum length', async () => {
    let asked = 0;
    const port = remote(partner, {
      fetch: async () => {
        asked += 1;
        return Response.json({ data: [] });
      },
    });
    expect([
      (await port.search('abc')).suggestions,
      await port.postcodes('ab'),
      await port.retrieve(' '),
    ]).toEqual([[], [], null]);
    expect(asked).toBe(0);
  });
});

describe('a service that fails', () => {
  it.each(faultNames.filter((name) => name !== 'delay'))(
    '%s: the specified failure, in time (spec: errors)',
    async (fault) => {
      const port = remote(`${partner}/with/${fault}`, { deadlineMs: 300 });
      const startedAt = Date.now();
      const failed = {
        code: 'address_fetch_failed',
        message: 'Something went wrong, Please try again after sometime',
      };
      await expect(port.search('19 quandong')).rejects.toMatchObject(failed);
      await expect(port.retrieve('x')).rejects.toMatchObject(failed);
      await expect(port.postcodes('3056')).rejects.toMatchObject(failed);
      expect(Date.now() - startedAt).toBeLessThan(5_000);
    },
  );

  it.each([429, 404])('with status %i is not believed, whatever it says', async (status) => {
    const port = remote(partner, {
      fetch: async () => Response.json({ data: [] }, { status }),
    });
    const failed = { code: 'address_fetch_failed', cause: `address service: status ${status}` };
    await expect(port.search('19 quandong')).rejects.toMatchObject(failed);
    await expect(port.postcodes('3056')).rejects.toMatchObject(failed);
  });

  it('that is slow is waited for', async () => {
    const { suggestions } = await remote(`${partner}/with/delay`).search('19 quandong');
    expect(suggestions).not.toEqual([]);
  });

  it('without the key is refused', async () => {
    const outside = createOutside('address', { log: quiet });
    const port = createRemoteAddressPort({ url: `${partner}/address`, key: undefined, outside });
    await expect(port.search('19 quandong')).rejects.toMatchObject({
      code: 'address_fetch_failed',
    });
  });
});
