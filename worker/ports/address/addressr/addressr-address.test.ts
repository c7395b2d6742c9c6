/** The addressr adapter: the contract over loopback, field for field, and every way to fail. */
import { describe, expect, inject, it } from 'vitest';
import { faultNames } from '../../../../tests/partner/partner-faults.ts';
import { partnerKey } from '../../../../tests/partner/partner-vars.ts';
import { createOutside } from '../../../http/outside/outside.ts';
import { fromRecord } from '../../../leads/intake/chosen-address.ts';
import { addressContract } from '../address.contract.ts';
import { createAddressrPort } from './addressr-address.ts';

const quiet = () => undefined;
const partner = inject('partner');

function remote(origin: string, parts: Parameters<typeof createOutside>[1] = {}) {
  const outside = createOutside('address', { log: quiet, ...parts });
  return createAddressrPort({ url: `${origin}/addressr`, key: partnerKey, outside });
}

addressContract('addressr, against the partner', () => remote(partner), {
  typed: '1/19 quandong rd brunswick',
  displayLine: '1/19 Quandong Road, Brunswick VIC 3056',
  record: {
    AddressLine: '1/19 Quandong Road',
    UnitType: 'Unit',
    UnitNumber: '1',
    StreetNumber1: '19',
    StreetNumber2: null,
    StreetName: 'Quandong',
    StreetType: 'Road',
    Locality: 'Brunswick',
    State: 'VIC',
    Postcode: '3056',
    DateRetired: null,
  },
  postcodeLine: '3056, Brunswick, VIC',
});

describe('a record from addressr', () => {
  it('makes the address of a lead, with the line as it was shown', async () => {
    const port = remote(partner);
    const { suggestions } = await port.search('31 tarrawattle st north dubbo');
    expect(suggestions[0]?.DisplayLine).toBe('31 Tarrawattle Street North, Dubbo NSW 2830');
    const record = await port.retrieve(suggestions[0]?.RecordId ?? '');
    expect(record && fromRecord(record)).toMatchObject({
      addressLine: '31 Tarrawattle Street North, Dubbo NSW 2830',
      locality: 'Dubbo',
      postcode: '2830',
      state: 'NSW',
      streetName: 'Tarrawattle Street North',
      streetNumber1: '31',
      unitNumber: null,
    });
  });
});

describe('what is asked', () => {
  const asking = (value: unknown, status = 200) => {
    const asked: string[] = [];
    const logged: unknown[] = [];
    const port = remote('https://addressr.example', {
      fetch: async (url) => {
        asked.push(String(url));
        return Response.json(value, { status });
      },
      log: (line) => logged.push(line),
    });
    return { port, asked, logged };
  };

  it('is the text in the query, and the id in the path', async () => {
    const { port, asked } = asking([]);
    await port.search(' 1/19 murray & sons? ');
    await port.postcodes('brunswick vic');
    await port.postcodes('3056, Brunswick, VIC');
    await expect(port.retrieve('GAVIC1')).rejects.toThrow();
    expect(asked.map((url) => url.replace('https://addressr.example/addressr', ''))).toEqual([
      '/addresses?q=1%2F19+murray+%26+sons%3F',
      '/localities?q=brunswick',
      '/localities?q=brunswick+vic',
      '/postcodes?q=3056',
      '/addresses/GAVIC1',
    ]);
  });

  it('is nothing for anything but an id, and nothing below the minimum length', async () => {
    const { port, asked } = asking([]);
    for (const odd of ['', ' ', '../health', 'GAVIC1/..', 'GAVIC1?q=1', 'gavic1', 'A'.repeat(25)]) {
      expect(await port.retrieve(odd)).toBeNull();
    }
    expect((await port.search('abc')).suggestions).toEqual([]);
    expect(await port.postcodes('ab')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is in no log line, whatever comes of it', async () => {
    for (const status of [200, 404, 500]) {
      const { port, logged } = asking('unreadable', status);
      await expect(port.search('19 zebrafinch road')).rejects.toThrow();
      await expect(port.retrieve('GAVICZEBRAFINCH')).rejects.toThrow();
      expect(logged).toHaveLength(2);
      expect(JSON.stringify(logged)).not.toMatch(/zebrafinch/i);
    }
  });
});

describe('what addressr sends', () => {
  const saying = (value: unknown, status = 200) =>
    remote(partner, { fetch: async () => Response.json(value, { status }) });

  it('is cut to ten, and to the number that was typed', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      sla: `${12345 + (at % 2)} MURRAY RD, PERTH WA 6000`,
      pid: `GAWA${at}`,
    }));
    const { suggestions } = await saying(many).search('12345 murray rd perth');
    expect(suggestions).toHaveLength(10);
    for (const { DisplayLine } of suggestions) expect(DisplayLine).toMatch(/^12345 Murray Road,/);
    const localities = many.map(({ pid }) => ({ name: pid }));
    const places = await saying([{ postcode: '6000', localities }]).postcodes('6000');
    expect(places).toHaveLength(10);
  });

  it('is left out in other territories', async () => {
    const islands = [{ sla: '1 JALAN BUNGA, HOME ISLAND OT 6799', pid: 'GAOT1' }];
    expect((await saying(islands).search('1 jalan bunga')).suggestions).toEqual([]);
  });

  it('of postcodes and localities is lines of three parts', async () => {
    const places = [{ name: 'CITY' }, { name: "O'CONNOR" }];
    expect(await saying([{ postcode: '2602', localities: places }]).postcodes('2602')).toEqual([
      '2602, City, ACT',
      "2602, O'Connor, ACT",
    ]);
    const state = { name: 'VICTORIA', abbreviation: 'VIC' };
    const answer = [
      { name: 'BRUNSWICK', state, postcode: '3056' },
      { name: 'BRUNSWICK HEADS', state: { abbreviation: 'nsw' }, postcode: '2483' },
      { name: 'NOWHERE', state },
      { name: 'HOME ISLAND', state: { abbreviation: 'OT' }, postcode: '6799' },
    ];
    expect(await saying(answer).postcodes('brunswick')).toEqual([
      '3056, Brunswick, VIC',
      '2483, Brunswick Heads, NSW',
    ]);
    expect(await saying(answer).postcodes('brunswick nsw')).toEqual(['2483, Brunswick Heads, NSW']);
  });

  it('is not believed about a number in a name, which it may read as another', async () => {
    const state = { abbreviation: 'QLD' };
    const branches = [4, 5].map((number) => ({
      name: `NO ${number} BRANCH`,
      state,
      postcode: '4856',
    }));
    const fetch = async (url: unknown) =>
      Response.json(String(url).includes('/localities') ? branches : []);
    const port = remote('https://addressr.example', { fetch });
    expect(await port.postcodes('No 4 Branch')).toEqual(['4856, No 4 Branch, QLD']);
  });

  it.each([
    ['nothing of an address', {}, 200],
    ['no place', { sla: '1 A RD', structured: { street: {}, state: {} } }, 200],
    [
      'in another territory',
      {
        sla: '1 JALAN BUNGA, HOME ISLAND OT 6799',
        structured: {
          street: { name: 'JALAN' },
          locality: { name: 'HOME ISLAND' },
          state: { abbreviation: 'OT' },
          postcode: '6799',
        },
      },
      200,
    ],
    ['a refusal that is none', { error: 'not found' }, 200],
    ['a refusal of another kind', { error: 'Authentication required' }, 401],
    ['another 404', { message: 'no such path' }, 404],
  ])('is no record: %s', async (_, value, status) => {
    await expect(saying(value, status).retrieve('GAVIC1')).rejects.toMatchObject({
      code: 'address_fetch_failed',
    });
  });

  it('for an unknown id is 404, and null', async () => {
    expect(await saying({ error: 'not found' }, 404).retrieve('GAVIC1')).toBeNull();
  });
});

describe('a service that fails', () => {
  it.each(faultNames.filter((name) => name !== 'delay'))(
    '%s: the specified failure, in time (spec: errors)',
    async (fault) => {
      const port = remote(`${partner}/with/${fault}`, { deadlineMs: 300 });
      const [known] = (await remote(partner).search('19 quandong')).suggestions;
      const startedAt = Date.now();
      const failed = {
        code: 'address_fetch_failed',
        message: 'Something went wrong, Please try again after sometime',
      };
      await expect(port.search('19 quandong')).rejects.toMatchObject(failed);
      await expect(port.retrieve(known?.RecordId ?? '')).rejects.toMatchObject(failed);
      await expect(port.postcodes('3056')).rejects.toMatchObject(failed);
      expect(Date.now() - startedAt).toBeLessThan(5_000);
    },
  );

  it('that is slow is waited for', async () => {
    const { suggestions } = await remote(`${partner}/with/delay`).search('19 quandong');
    expect(suggestions).not.toEqual([]);
  });

  it('without the key is refused', async () => {
    const outside = createOutside('address', { log: quiet });
    const port = createAddressrPort({ url: `${partner}/addressr`, key: undefined, outside });
    await expect(port.search('19 quandong')).rejects.toMatchObject({
      code: 'address_fetch_failed',
    });
  });
});
