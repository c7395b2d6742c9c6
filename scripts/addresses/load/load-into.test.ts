/** Loading beside the live release: what a search finds afterwards, releases never switched to, interrupted loads. */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqliteD1 } from '../../../tests/partner/sqlite-d1.ts';
import { createEmbeddedAddressPort } from '../../../worker/ports/address/embedded-address.ts';
import { createLiveSlot } from '../../../worker/ports/address/live-slot.ts';
import { releaseIn } from '../../../worker/ports/address/releases.ts';
import type { LoadStatement } from '../../../worker/ports/statement.ts';
import { generateGnaf } from '../generate-gnaf.ts';
import { detail, details, inFolder, writeSmallGnaf } from '../read/gnaf.fixture.ts';
import { readGnaf } from '../read/read-gnaf.ts';
import { type AddressSlot, boundSlot, slotNames } from './address-slot.ts';
import { loadInto } from './load-into.ts';
import { outcomeReport, readingReport, statusLine } from './load-report.ts';
import { rollBack } from './release-before.ts';

function twoSlots() {
  const databases = [createSqliteD1('address'), createSqliteD1('address')];
  const slots = slotNames.map((name, index) => boundSlot(name, at(databases, index)));
  // Each search looks up the live slot afresh, as a new isolate does.
  const port = () => createEmbeddedAddressPort(createLiveSlot(databases));
  return { databases, slots, port };
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
}

const load = async (
  slots: readonly AddressSlot[],
  folder: string,
  releaseId?: string,
  force = false,
) => loadInto(slots, (await readGnaf(folder, { releaseId })).release, { force });

/** Everything in a database except the time of the load. */
async function contents(db: D1Database): Promise<string> {
  const tables = ['locality', 'locality_key', 'street', 'near', 'address', 'load_part'];
  const found = await Promise.all(
    tables.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()),
  );
  const fts = await db
    .prepare("SELECT rowid FROM street_fts WHERE street_fts MATCH 'road OR street' ORDER BY rowid")
    .all();
  const release = await db.prepare('SELECT id, addresses, streets FROM release').all();
  return JSON.stringify([...found, fts, release].map(({ results }) => results));
}

describe('a load right after a switch', () => {
  it('waits before emptying a database that workers may still search', async () => {
    const { slots, databases } = twoSlots();
    await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      await load(slots, folder, 'gnaf-one');
      await load(slots, folder, 'gnaf-two');
      const { release } = await readGnaf(folder, { releaseId: 'gnaf-three' });
      const settling: number[] = [];
      const began = Date.now();
      const loading = loadInto(slots, release, {
        settleMs: 2_000,
        settling: (ms) => settling.push(ms),
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect((await releaseIn(at(databases, 1)))?.id).toBe('gnaf-one');
      expect(await loading).toMatchObject({ kind: 'loaded', release: { id: 'gnaf-three' } });
      expect(settling).toHaveLength(1);
      expect(Date.now() - began).toBeGreaterThan((settling[0] ?? Number.NaN) - 5);
    });
  });
});

describe('two loads at once', () => {
  it('are never mixed: the overtaken one fails, and the other goes live', async () => {
    const { slots, databases } = twoSlots();
    await inFolder(async (folder) => {
      await generateGnaf({ folder, addresses: 300, seed: 1 });
      const reading = () => readGnaf(folder, { addressesInBucket: 50 });
      const [one, two] = [await reading(), await reading()];
      let parts = 0;
      const overtaken = slots.map((slot) => ({
        ...slot,
        run: async (statements: readonly LoadStatement[]) => {
          parts++;
          if (parts === 6) await loadInto(slots, { ...two.release, id: 'gnaf-two' });
          return slot.run(statements);
        },
      }));
      await expect(loadInto(overtaken, { ...one.release, id: 'gnaf-one' })).rejects.toThrow(
        'Another load has written to ADDRESSES_DB_B',
      );
    });
    const [live] = await Promise.all(databases.slice(1).map(releaseIn));
    expect(live).toMatchObject({ id: 'gnaf-two', addresses: 300, turn: 1 });
    const rows = await databases[1]?.prepare('SELECT count(*) AS n FROM address').first();
    expect(rows).toEqual({ n: 300 });
  });

  it('never empty a database that went live before the slower one wrote anything', async () => {
    const { slots, databases } = twoSlots();
    await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      await load(slots, folder, 'gnaf-zero');
      await load(slots, folder, 'gnaf-one');
      const reading = () => readGnaf(folder);
      const [late, first] = [await reading(), await reading()];
      const slow = slots.map((slot) => ({
        ...slot,
        // The other load is faster: it goes live while this one is about to begin.
        parts: async () => {
          await loadInto(slots, { ...first.release, id: 'gnaf-two' });
          return slot.parts();
        },
      }));
      await expect(loadInto(slow, { ...late.release, id: 'gnaf-three' })).rejects.toThrow(
        'gnaf-two went live on ADDRESSES_DB_B after this load began',
      );
    });
    const live = await Promise.all(databases.map(releaseIn));
    expect(live.map((release) => release?.id)).toEqual(['gnaf-one', 'gnaf-two']);
  });

  it('leave nothing for a third load to resume', async () => {
    const { slots, databases } = twoSlots();
    const part = (name: string, at: number) =>
      databases[1]?.prepare('INSERT INTO load_part VALUES (?1, ?2, ?2, 1)').bind(at, name).run();
    await part('gnaf-one', 0);
    await part('gnaf-two', 1);
    expect(await slots[1]?.parts()).toBeNull();
  });
});

describe('files that change between the two readings', () => {
  it('are refused before the switch', async () => {
    const { slots } = twoSlots();
    await inFolder(async (folder) => {
      await generateGnaf({ folder, addresses: 500, seed: 1 });
      const { release } = await readGnaf(folder);
      const details = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('NSW_ADDRESS_DETAIL_psv.psv'),
      );
      expect(details).toHaveLength(1);
      for (const name of details) rmSync(join(folder, name));
      await expect(loadInto(slots, release)).rejects.toThrow('changed between the two readings');
      expect(await slots[1]?.release()).toBeNull();
    });
  });

  it('are refused even if they have as many addresses, and the size and date of the first', async () => {
    const { slots } = twoSlots();
    const other = details.map((row) => ({ ...row, PROPERTY_PID: row.PROPERTY_PID && 'P2' }));
    await inFolder(async (folder) => {
      const day = new Date('2026-11-01T00:00:00Z');
      const write = (rows: typeof details) => {
        writeSmallGnaf(folder, rows);
        for (const name of readdirSync(folder)) utimesSync(join(folder, name), day, day);
      };
      write(details);
      const { release } = await readGnaf(folder);
      write(other);
      await expect(loadInto(slots, release)).rejects.toThrow('changed between the two readings');
      expect(await slots[1]?.release()).toBeNull();
      // Places go in before the second reading of addresses, so they are settled by then.
      const reading = readGnaf(folder, { progress: () => write(details) });
      await expect(reading).rejects.toThrow('changed between the two readings');
    });
  });
});

describe('a load', () => {
  it('can be searched after the switch', async () => {
    const { slots, port } = twoSlots();
    const outcome = await inFolder((folder) => {
      writeSmallGnaf(folder);
      return load(slots, folder, 'gnaf-one');
    });
    expect(outcome).toMatchObject({ kind: 'loaded', release: { addresses: 12, turn: 1 } });
    const first = async (text: string) => (await port().search(text)).suggestions[0];
    const house = await first('19 oconnor rd brunswick');
    expect(house?.DisplayLine).toBe("19 O'Connor Road West, Brunswick VIC 3056");
    expect((await first('2/19 oconnor'))?.DisplayLine).toMatch(/^2\/19 O'Connor/);
    expect((await first('19 old sydney street'))?.DisplayLine).toMatch(/^19 O'Connor Road West/);
    expect((await first('19 oconnor phoenix park'))?.DisplayLine).toMatch(/, Brunswick VIC/);
    expect(await port().postcodes('brisbane')).toEqual(['4000, Brisbane City, QLD']);
    expect(await port().retrieve(house?.RecordId ?? '')).toMatchObject({
      StreetNumber1: '19',
      StreetName: "O'Connor",
      StreetSuffix: 'West',
      State: 'VIC',
      StreetReliability: '4',
      LocalityReliability: '5',
    });
  });

  it('goes into the other database, is not repeated, and can be rolled back', async () => {
    const { slots, port } = twoSlots();
    const [one, two] = await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      const first = await load(slots, folder, 'gnaf-one');
      return [first, await load(slots, folder, 'gnaf-two')];
    });
    expect([one, two].map((outcome) => 'slot' in outcome && outcome.slot.name)).toEqual([
      'ADDRESSES_DB_B',
      'ADDRESSES_DB',
    ]);
    await inFolder(async (folder) => {
      writeSmallGnaf(folder, [detail('GAVIC1', { NUMBER_FIRST: 1 })]);
      expect(await load(slots, folder, 'gnaf-two')).toMatchObject({ kind: 'live' });
    });
    expect(await rollBack(slots)).toMatchObject({
      from: 'gnaf-two',
      to: { id: 'gnaf-one', turn: 3 },
    });
    expect((await port().search('19 oconnor')).suggestions).not.toEqual([]);
    expect(await rollBack(slots)).toMatchObject({ to: { id: 'gnaf-two', turn: 4 } });
  });

  it('without addresses changes nothing', async () => {
    const { slots, databases } = twoSlots();
    await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      await load(slots, folder, 'gnaf-one');
      await load(slots, folder, 'gnaf-two');
    });
    const before = await Promise.all(databases.map(contents));
    await inFolder(async (folder) => {
      writeSmallGnaf(folder, [detail('GAVIC1', {})]);
      expect(await load(slots, folder, 'gnaf-three', true)).toEqual({ kind: 'empty' });
    });
    expect(await Promise.all(databases.map(contents))).toEqual(before);
    await expect(rollBack(twoSlots().slots)).rejects.toThrow(/nothing to go back to/);
  });

  it('with fewer than half the addresses must be forced', async () => {
    const { slots } = twoSlots();
    await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      await load(slots, folder, 'gnaf-one');
    });
    await inFolder(async (folder) => {
      writeSmallGnaf(
        folder,
        [1, 2, 3, 4, 5].map((n) => detail(`GAVIC${n}`, { NUMBER_FIRST: n })),
      );
      const refused = await load(slots, folder, 'gnaf-two');
      expect(refused).toMatchObject({ kind: 'smaller', addresses: 5, live: { addresses: 12 } });
      expect(outcomeReport(refused, 'here', 'gnaf-two', 1)).toMatch(/5 addresses.*12.*--force/);
      expect(await load(slots, folder, 'gnaf-two', true)).toMatchObject({ kind: 'loaded' });
    });
  });
});

/** A slot that fails at the part: before it, or in the middle of its transaction. */
function dying(slot: AddressSlot, part: number, inside: boolean): AddressSlot {
  let runs = 0;
  const broken: LoadStatement = { sql: 'INSERT INTO no_such_table VALUES (1)' };
  return {
    ...slot,
    run: (statements) => {
      if (runs++ < part) return slot.run(statements);
      if (!inside) return Promise.reject(new Error('killed'));
      return slot.run([...statements.slice(0, -1), broken]);
    },
  };
}

describe('an interrupted load', () => {
  let folder = '';
  let whole = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gnaf-test-'));
    generateGnaf({ folder, addresses: 7_000, seed: 3 });
    const { slots, databases } = twoSlots();
    await load(slots, folder, 'gnaf-one');
    whole = await contents(at(databases, 1));
    // The cases below fail at these parts: places, words, addresses, and the last one.
    expect((await at(slots, 1).parts())?.parts).toBe(10);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [0, false],
    [1, true],
    [4, false],
    [8, true],
    [9, true],
    [9, false],
  ])(
    'resumes at part %i (inside the transaction: %s) and ends with the same tables',
    async (part, inside) => {
      const { slots, databases, port } = twoSlots();
      const [first, second] = [at(slots, 0), at(slots, 1)];
      const dies = dying(second, part, inside);
      await expect(load([first, dies], folder, 'gnaf-one')).rejects.toThrow();
      expect((await port().search('church street')).suggestions).toEqual([]);
      const parts = await second.parts();
      expect(parts?.parts ?? 0).toBe(part);
      const status = statusLine({ name: second.name, release: null, parts, isLive: false });
      expect(status).toMatch(
        part === 0 ? /empty/ : /a load of gnaf-one is under way or was interrupted/,
      );
      expect(await load(slots, folder, 'gnaf-one')).toMatchObject({
        kind: 'loaded',
        resumed: part,
      });
      expect(await contents(at(databases, 1))).toBe(whole);
      expect((await port().search('church street')).suggestions).not.toEqual([]);
    },
  );

  it('resumes after a group of parts, as sent to a deployed stage', async () => {
    const { slots, databases } = twoSlots();
    const [first, second] = [at(slots, 0), at(slots, 1)];
    const grouped = { ...second, chunkBytes: 60_000, groupBytes: 400_000 };
    await expect(load([first, dying(grouped, 2, true)], folder, 'gnaf-one')).rejects.toThrow();
    const there = (await second.parts())?.parts ?? 0;
    expect(there).toBeGreaterThan(2);
    const outcome = await load([first, grouped], folder, 'gnaf-one');
    expect(outcome).toMatchObject({ kind: 'loaded', resumed: there });
    expect(await contents(at(databases, 1))).toBe(whole);
  });

  it('starts again with different files', async () => {
    const { slots, databases } = twoSlots();
    const [first, second] = [at(slots, 0), at(slots, 1)];
    await inFolder(async (folder) => {
      generateGnaf({ folder, addresses: 400, seed: 1 });
      await expect(load([first, dying(second, 5, true)], folder, 'gnaf-one')).rejects.toThrow();
    });
    await inFolder(async (folder) => {
      generateGnaf({ folder, addresses: 500, seed: 2 });
      expect(await load(slots, folder, 'gnaf-one')).toMatchObject({ kind: 'loaded', resumed: 0 });
      const other = twoSlots();
      await load(other.slots, folder, 'gnaf-one');
      expect(await contents(at(databases, 1))).toBe(await contents(at(other.databases, 1)));
    });
  });

  it('only has to switch after its last part', async () => {
    const { slots } = twoSlots();
    const [first, second] = [at(slots, 0), at(slots, 1)];
    const dies = { ...second, switchTo: () => Promise.reject(new Error('killed')) };
    await inFolder(async (folder) => {
      writeSmallGnaf(folder);
      await expect(load([first, dies], folder, 'gnaf-one')).rejects.toThrow('killed');
      const idle = { ...second, run: () => Promise.reject(new Error('ran again')) };
      expect(await load([first, idle], folder, 'gnaf-one')).toMatchObject({ kind: 'loaded' });
    });
  });
});

it('reports what was read, and what was omitted and why', async () => {
  await inFolder(async (folder) => {
    writeSmallGnaf(folder, [
      detail('GAVIC1', { NUMBER_FIRST: 1 }),
      detail('GAVIC1', { NUMBER_FIRST: 1 }),
      detail('GAVIC2', { DATE_RETIRED: 'x' }),
    ]);
    const reading = await readGnaf(folder);
    for await (const _ of reading.release.addresses);
    expect(readingReport(reading)).toEqual([
      'read      3 addresses',
      'retired   1',
      'usable    1 on 1 streets in 3 localities',
      'left out, with where it was first found',
      '  row-twice                   1  the persistent id was already seen on the same street',
      '                                 VIC_ADDRESS_DETAIL_psv.psv:3 GAVIC1',
    ]);
  });
});
