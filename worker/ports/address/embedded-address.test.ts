/** The embedded adapter on the shipped sample: the contract, the golden cases, and each address by its line. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { displayLine } from '../../../domain/address/display-line.ts';
import { addressContract } from './address.contract.ts';
import { createEmbeddedAddressPort } from './embedded-address.ts';
import { GOLDEN } from './golden/golden.fixture.ts';
import { NEVER_REPAIRED, TYPOS } from './golden/golden-typos.fixture.ts';
import { IMPLAUSIBLE } from './golden/implausible.fixture.ts';
import { TYPED_OUT } from './golden/typed-lines.fixture.ts';
import { createLiveSlot } from './live-slot.ts';
import { loadRelease } from './load/load-addresses.ts';
import { recordId } from './record-id.ts';
import { buildSample } from './sample/sample.ts';

const sample = buildSample();
const port = createEmbeddedAddressPort(createLiveSlot([env.ADDRESSES_DB]));
const lines = async (typed: string): Promise<string[]> =>
  (await port.search(typed)).suggestions.map(({ DisplayLine }) => DisplayLine);

/** Milliseconds for tests that load or walk the sample: a busy machine is not a defect. */
const PATIENCE = 60_000;

beforeAll(async () => {
  await loadRelease(env.ADDRESSES_DB, sample);
}, PATIENCE);

addressContract('embedded, on the sample', () => port, {
  typed: 'suite g01 23 quandong rd brunswick',
  displayLine: 'Suite G01, 23 Quandong Road, Brunswick VIC 3056',
  record: {
    BuildingName: 'Quandong House',
    AddressLine: 'Suite G01, 23 Quandong Road',
    UnitType: 'Suite',
    UnitNumber: 'G01',
    StreetNumber1: '23',
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

it('finds every suburb by its own line, so that each can be chosen', async () => {
  const all = sample.localities.map(
    ({ postcode, name, state }) => `${postcode}, ${name}, ${state}`,
  );
  const lost = [];
  for (const line of all) if (!(await port.postcodes(line)).includes(line)) lost.push(line);
  expect(all.length).toBeGreaterThan(900);
  expect(lost).toEqual([]);
});

it.each([
  ['brunswick victoria', '3056, Brunswick, VIC'],
  ['Brunswick, VIC, Australia', '3056, Brunswick, VIC'],
  ['VIC Brunswick 3056', '3056, Brunswick, VIC'],
  ['Brunswick, V.I.C.', '3056, Brunswick, VIC'],
  ['Newtown', '2042, Newtown, NSW'],
  ['new town', '7008, New Town, TAS'],
])('finds the suburb of %s', async (text, line) => {
  expect((await port.postcodes(text))[0]).toBe(line);
});

it('never loses a suburb of two equal words while it is typed', async () => {
  for (let length = 3; length <= 'Wagga Wagga'.length; length++) {
    const typed = 'Wagga Wagga'.slice(0, length);
    expect(await port.postcodes(typed), typed).toContain('2650, Wagga Wagga, NSW');
  }
});

it('finds it in an index that was loaded when names kept each word once', async () => {
  const rename = (from: string, to: string) =>
    env.ADDRESSES_DB.prepare('UPDATE locality_key SET key = ?2 WHERE key = ?1')
      .bind(from, to)
      .run();
  await rename('wagga wagga', 'wagga');
  const found = [];
  for (const typed of ['Wagga Wagga', 'wagga wagga nsw', '2650, Wagga Wagga, NSW'])
    found.push(await port.postcodes(typed));
  await rename('wagga', 'wagga wagga');
  for (const lines of found) expect(lines).toContain('2650, Wagga Wagga, NSW');
});

it('finds a suburb with a number in its name, by its name and by its line', async () => {
  const run = (sql: string) => env.ADDRESSES_DB.prepare(sql).run();
  await run(`INSERT INTO locality VALUES (99999, 'No 4 Branch', 'QLD', '4856')`);
  await run(`INSERT INTO locality_key VALUES ('no 4 branch', 99999)`);
  const found = [];
  for (const typed of ['No 4 Branch', 'no 4 b', 'No. 4 Branch QLD', 'No 4 Branch QLD 4856', '4856'])
    found.push(await port.postcodes(typed));
  await run('DELETE FROM locality WHERE id = 99999');
  await run('DELETE FROM locality_key WHERE locality = 99999');
  expect(found).toEqual(found.map(() => ['4856, No 4 Branch, QLD']));
});

describe('golden cases', () => {
  it.each(GOLDEN)('$rule: $typed', async ({ typed, first, listed = [], absent = [] }) => {
    const found = await lines(typed);
    if (first !== undefined) expect(found[0]).toBe(first);
    expect(found.slice(0, 5)).toEqual(expect.arrayContaining([...listed]));
    for (const line of absent) expect(found).not.toContain(line);
  });

  it.each(IMPLAUSIBLE)('nothing plausible: %s', async (typed) => {
    expect(await lines(typed)).toEqual([]);
  });

  it.each(TYPED_OUT)('a longer text never loses it: %s', async (line) => {
    const [target] = await lines(line);
    let seenAt = '';
    for (let length = 4; length <= line.length; length++) {
      const typed = line.slice(0, length);
      const there = (await lines(typed)).includes(target ?? '');
      if (seenAt !== '' && !there) expect.fail(`listed for "${seenAt}", lost for "${typed}"`);
      if (there && seenAt === '') seenAt = typed;
    }
    expect(seenAt).not.toBe('');
  });
});

describe('typing errors', () => {
  it.each(TYPOS)('$rule: $typed', async ({ typed, first, repaired }) => {
    const answer = await port.search(typed);
    expect([answer.suggestions[0]?.DisplayLine, answer.repaired]).toEqual([first, repaired]);
  });

  it.each(NEVER_REPAIRED)('a number stays: %s', async (typed) => {
    expect(await port.search(typed)).toEqual({ suggestions: [], repaired: [] });
  });

  it.each(GOLDEN)('are not seen in correct text: $typed', async ({ typed, first }) => {
    const { suggestions, repaired } = await port.search(typed);
    if (first !== undefined && suggestions[0]?.DisplayLine === first) expect(repaired).toEqual([]);
  });
});

it('finds a flat typed with a dash whose number is above every house of its street', async () => {
  const [line = ''] = await lines('1/19 Quandong Road Brunswick');
  expect(line).toMatch(/^1\/19 Quandong Road/);
  const isIt = `unit = '1' AND num = 19 AND street IN
    (SELECT id FROM street WHERE name LIKE 'quandong' AND type LIKE 'road')`;
  const rename = (from: string, to: string) =>
    env.ADDRESSES_DB.prepare(
      `UPDATE address SET unit = '${to}' WHERE ${isIt.replace("'1'", `'${from}'`)}`,
    ).run();
  await rename('1', '914');
  expect((await lines('914-19 Quandong Road Brunswick'))[0]).toMatch(/^914\/19 Quandong Road/);
  await rename('914', '1');
});

it.each([
  [`num_prefix = 'A'`, 'a12 quandong rd brunswick', 'A12'],
  [`unit = 'A'`, 'A12 Quandong Road, Brunswick', 'A/12'],
  [`unit = 'AB'`, 'ab/12 quandong rd brunswick', 'AB/12'],
])('finds a number with letters in front: %s, %s', async (has, typed, number) => {
  const only = `num = 12 AND num_suffix IS NULL AND street IN
    (SELECT id FROM street WHERE name = 'Quandong' AND locality = 'Brunswick')`;
  expect(await lines(typed)).toEqual([]);
  await env.ADDRESSES_DB.prepare(`UPDATE address SET ${has} WHERE ${only}`).run();
  expect(await lines(typed)).toEqual([`${number} Quandong Road, Brunswick VIC 3056`]);
  const back = `UPDATE address SET num_prefix = NULL, unit = NULL WHERE ${only}`;
  await env.ADDRESSES_DB.prepare(back).run();
});

it('reads a long building name, of which D1 would not take a pattern', async () => {
  const college = 'The Royal Australian and New Zealand College of Surgeons and Others';
  const [first] = await lines(`${college} 95 Wirrabirra Tce Brisbane`);
  expect(first).toBe('95 Wirrabirra Terrace, Brisbane City QLD 4000');
});

describe('the sample, found by its own lines', () => {
  const streets = new Map(sample.streets.map((street) => [street.id, street]));
  const some = sample.addresses.filter((_, index) => index % 307 === 0);

  it(
    `finds each of ${some.length} addresses first, and its record`,
    async () => {
      for (const address of some) {
        const street = streets.get(address.street);
        if (street === undefined) throw new Error(`no street ${address.street}`);
        const line = displayLine(lineParts({ ...street, ...address }));
        const [first] = (await port.search(line)).suggestions;
        expect(first?.DisplayLine).toBe(line);
        const id = recordId({ pid: address.pid, streetPid: street.pid, num: address.num });
        expect(await port.retrieve(id)).toMatchObject({
          AddressSiteId: address.site,
          BuildingName: address.building ?? null,
          StreetName: street.name,
          Postcode: street.postcode,
        });
      }
    },
    PATIENCE,
  );
});

describe('one statement a keystroke', () => {
  it('makes one round trip when something is found, and at most four when nothing is', async () => {
    let messages = 0;
    const counting = async (typed: string) => {
      const slot = { db: counted, release: null };
      const asking = createEmbeddedAddressPort({ live: async () => slot, others: async () => [] });
      messages = 0;
      await asking.search(typed);
      return messages;
    };
    const counted = {
      ...env.ADDRESSES_DB,
      prepare: (sql: string) => {
        const statement = env.ADDRESSES_DB.prepare(sql);
        const all = statement.all.bind(statement);
        return Object.assign(statement, {
          bind: (...values: unknown[]) => {
            const bound = env.ADDRESSES_DB.prepare(sql).bind(...values);
            const ask = bound.all.bind(bound);
            return Object.assign(bound, {
              all: () => {
                messages++;
                return ask();
              },
            });
          },
          all,
        });
      },
      batch: (statements: Parameters<typeof env.ADDRESSES_DB.batch>[0]) => {
        messages++;
        return env.ADDRESSES_DB.batch(statements);
      },
    } as typeof env.ADDRESSES_DB;
    expect(await counting('19 quandong rd brunswick')).toBe(1);
    expect(await counting('19 quandnog rd brunswick')).toBe(3);
    expect(await counting('19 xqzvv rd nowhere vic 3999')).toBe(4);
    expect(await counting('9991 quandang rd brunswik vic 3999')).toBe(4);
  });
});

function lineParts(
  row: Partial<Parameters<typeof displayLine>[0]>,
): Parameters<typeof displayLine>[0] {
  return {
    name: '',
    type: null,
    suffix: null,
    locality: '',
    state: '',
    postcode: '',
    num: 0,
    lot: null,
    unit_type: null,
    unit: null,
    level_type: null,
    level: null,
    num_prefix: null,
    num_suffix: null,
    num_to_prefix: null,
    num_to: null,
    num_to_suffix: null,
    ...row,
  };
}
