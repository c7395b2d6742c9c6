/** Two databases of the index: which one answers, when that changes, and how long a silent one is waited for. */
import { env } from 'cloudflare:workers';
import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedAddressPort } from './embedded-address.ts';
import { createLiveSlot } from './live-slot.ts';
import { loadRelease } from './load/load-addresses.ts';
import type { Release } from './load/release.ts';
import { switchStatement } from './releases.ts';
import { seedSample } from './sample/seed-sample.ts';

const [a, b] = [env.ADDRESSES_DB, env.ADDRESSES_DB_B];

/** A release with one house, number 7 in a street named after the release. */
const release = (name: string): Release => ({
  id: `gnaf-${name}`,
  kind: 'national',
  source: name,
  localities: [{ id: 1, name: 'Brunswick', state: 'VIC', postcode: '3056' }],
  streets: [
    {
      id: 1,
      pid: 'VIC1',
      name,
      type: 'Road',
      locality: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
      count: 1,
      num_min: 7,
      num_max: 7,
    },
  ],
  addresses: [{ street: 1, num: 7, seq: 0, pid: `GAVIC${name.toUpperCase()}` }],
});
const turnTo = (db: D1Database, turn: number) =>
  db.prepare(switchStatement.sql).bind(turn, '2026-11-22T00:00:00.000Z').run();
const failing = (how: () => Promise<never>): D1Database =>
  ({ ...a, prepare: () => ({ first: how, bind: () => ({ all: how }) }) }) as unknown as D1Database;

let clock = 0;
const index = (...databases: D1Database[]) => createLiveSlot(databases, () => clock);
const found = async (slot = index(a, b)): Promise<string> => {
  const { suggestions } = await createEmbeddedAddressPort(slot).search('7 road brunswick');
  return suggestions.map(({ DisplayLine }) => DisplayLine.split(' ')[1]).join();
};

beforeEach(async () => {
  clock = 0;
  await loadRelease(a, release('Old'));
  await loadRelease(b, release('New'));
  await turnTo(a, 1);
  await turnTo(b, 0);
});

describe('the live release', () => {
  it('is the one last switched to; one that was only loaded is not seen', async () => {
    expect(await found()).toBe('Old');
    await turnTo(b, 2);
    expect(await found()).toBe('New');
    await turnTo(a, 3);
    expect(await found()).toBe('Old');
  });

  it('is the first database where none was ever switched to', async () => {
    await turnTo(a, 0);
    expect(await found()).toBe('Old');
  });

  it('is looked up again after 30 seconds, and by one call only', async () => {
    const slot = index(a, b);
    expect(await found(slot)).toBe('Old');
    await turnTo(b, 2);
    clock = 29_000;
    expect(await found(slot)).toBe('Old');
    clock = 31_000;
    const calls = [slot.live(), slot.live()];
    const answers = (await Promise.all(calls)).map(({ release }) => release?.id);
    expect(answers).toEqual(['gnaf-New', 'gnaf-Old']);
    expect(await found(slot)).toBe('New');
  });
});

describe('the source', () => {
  const sourceOf = (slot = index(a, b)) => createEmbeddedAddressPort(slot).source();

  it('says which release answers, and what kind it is', async () => {
    const source = await sourceOf();
    expect(source).toMatchObject({ kind: 'national', release: 'gnaf-Old', addresses: 1 });
    expect(Date.parse(source.loadedAt ?? '')).not.toBeNaN();
    await a.prepare("UPDATE release SET kind = 'sample'").run();
    expect(await sourceOf()).toMatchObject({ kind: 'sample' });
    await a.prepare('DELETE FROM release').run();
    await b.prepare('DELETE FROM release').run();
    expect(await sourceOf()).toMatchObject({ kind: 'none', release: null });
  });
});

describe('a record', () => {
  it('of the release before is still found', async () => {
    const slot = index(a, b);
    const port = createEmbeddedAddressPort(slot);
    const [old] = (await port.search('7 road brunswick')).suggestions;
    await turnTo(b, 2);
    clock = 31_000;
    expect(await found(slot)).toBe('New');
    expect(await port.retrieve(old?.RecordId ?? '')).toMatchObject({ StreetName: 'Old' });
  });
});

describe('a database that does not answer', () => {
  const refusing = failing(() => Promise.reject(new Error('D1_ERROR: importing')));
  const hanging = failing(() => new Promise(() => undefined));

  it.each([
    ['refuses', refusing],
    ['hangs', hanging],
  ])('and %s is passed over', async (_, silent) => {
    const startedAt = Date.now();
    expect(await found(index(a, silent))).toBe('Old');
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    await turnTo(b, 2);
    expect(await found(index(silent, b))).toBe('New');
  });

  it('is never given up for one that nobody switched to, nor for an empty one', async () => {
    for (const empty of [false, true]) {
      if (empty) await a.prepare('DELETE FROM release').run();
      else await turnTo(a, 0);
      const slot = index(a, refusing);
      await expect(createEmbeddedAddressPort(slot).search('7 road brunswick')).rejects.toThrow(
        'importing',
      );
    }
  });

  it('is asked again by the next search while nothing is known of it', async () => {
    await turnTo(b, 2);
    let silent = true;
    const later = { prepare: (sql: string) => (silent ? refusing : b).prepare(sql) };
    const slot = index(a, later as unknown as D1Database);
    expect(await found(slot)).toBe('Old');
    silent = false;
    expect((await slot.live()).release?.id).toBe('gnaf-New');
  });

  it('does not hold up a record that nobody has', async () => {
    let silent = false;
    const sometimes = {
      prepare: (sql: string) => (silent ? hanging : b).prepare(sql),
    } as unknown as D1Database;
    const slot = index(a, sometimes);
    const port = createEmbeddedAddressPort(slot);
    expect((await slot.others()).length).toBe(1);
    silent = true;
    expect(await port.retrieve('GAVICNOBODY.VIC1.7')).toBeNull();
  });

  it('stays what it was', async () => {
    await turnTo(b, 2);
    let silent = false;
    const sometimes = {
      prepare: (sql: string) => (silent ? refusing : b).prepare(sql),
    } as unknown as D1Database;
    const slot = index(a, sometimes);
    expect((await slot.live()).release?.id).toBe('gnaf-New');
    silent = true;
    clock = 31_000;
    expect((await slot.live()).release?.id).toBe('gnaf-New');
  });

  it('fails the search when it is the only one', async () => {
    const port = createEmbeddedAddressPort(index(refusing));
    await expect(port.search('7 road brunswick')).rejects.toThrow('importing');
  });
});

describe('the sample', () => {
  it('never replaces a release, in whichever database', async () => {
    const nothing: Release = { ...release('None'), kind: 'sample', addresses: [], streets: [] };
    await loadRelease(a, nothing);
    await turnTo(a, 1);
    await turnTo(b, 2);
    expect(await seedSample(a, b)).toBe(false);
    expect(await found()).toBe('New');
  });
});
