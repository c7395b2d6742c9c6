/** A deployed database, replaced by one on this machine: SQL files run through the real wrangler. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { loadParts } from '../../../worker/ports/address/load/load-parts.ts';
import type { LoadStatement } from '../../../worker/ports/statement.ts';
import { migrateLocally } from '../../databases/migrate-locally.ts';
import { refusedByApi } from '../../doctor/stand-in-stage.fixture.ts';
import { withLocalPlatform } from '../../site/local-platform.ts';
import { detail, inFolder, writeSmallGnaf } from '../read/gnaf.fixture.ts';
import { readGnaf } from '../read/read-gnaf.ts';
import { deployed, wranglerSlot } from './wrangler-slot.ts';

it('loads parts from a file of SQL, and reports its release', async () => {
  await inFolder(async (folder) => {
    writeSmallGnaf(folder, [detail('GAVIC1', { NUMBER_FIRST: 19, BUILDING_NAME: "O'BRIEN'S" })]);
    const where = ['--local', '--persist-to', `${folder}/state`];
    await withLocalPlatform((env) => migrateLocally(env, ['ADDRESSES_DB_B']), `${folder}/state`);
    const slot = wranglerSlot('ADDRESSES_DB_B', where);
    const { release } = await readGnaf(folder, { releaseId: 'gnaf-one' });
    const statements: LoadStatement[] = [];
    for await (const part of loadParts(release, slot)) statements.push(...part.statements);
    await slot.run([...statements, { sql: 'UPDATE release SET turn = 7' }]);
    expect(await slot.release()).toMatchObject({ id: 'gnaf-one', addresses: 1, turn: 7 });
  });
});

it('leaves no file of SQL behind when the process ends while wrangler runs, nor when it fails', async () => {
  const before = process.listeners('exit');
  const files: string[] = [];
  const slot = wranglerSlot('ADDRESSES_DB', deployed('acacia-qa'), async (args) => {
    const file = args.at(-1) ?? '';
    files.push(readFileSync(file, 'utf8'));
    for (const end of process.listeners('exit').filter((one) => !before.includes(one))) end(1);
    expect(existsSync(dirname(file))).toBe(false);
    return { code: 1, output: '', errors: 'fetch failed' };
  });
  await expect(slot.run([{ sql: 'DELETE FROM near' }])).rejects.toThrow(
    'wrangler d1 execute failed:\nfetch failed',
  );
  expect(files).toEqual(['DELETE FROM near;\n']);
  expect(process.listeners('exit')).toEqual(before);
});

it('names the remedy for a database without tables', async () => {
  const slot = wranglerSlot('ADDRESSES_DB', deployed('acacia-qa'), async () =>
    refusedByApi('no such table: release: SQLITE_ERROR [code: 7500]'),
  );
  await expect(slot.release()).rejects.toThrow(
    'ADDRESSES_DB has no tables yet: run npx wrangler d1 migrations apply ADDRESSES_DB --env acacia-qa --remote',
  );
});

it('a deployed database is reached with --env and --remote', () => {
  expect(deployed('acacia-qa')).toEqual(['--env', 'acacia-qa', '--remote']);
});
