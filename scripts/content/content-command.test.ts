/** The commands for content in KV, on wrangler's local storage. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { inMemoryKv } from '../../worker/content/publish/in-memory-kv.fixture.ts';
import { rollBack } from '../../worker/content/publish/roll-back.ts';
import { historyKey, historySchema, pointerKey } from '../../worker/ports/content/kv-layout.ts';
import { readContent } from '../build/read-content.ts';
import { UsageError } from '../commands/command-line.mjs';
import { runCaptured } from '../site/run-tool.ts';
import { contentOptions, placeOf } from './content-command.ts';
import { contentStatus, statusText } from './live-status.ts';
import { publishFiles } from './publish.ts';
import { wranglerKv } from './wrangler-kv.ts';

const acacia = readContent().acacia;
if (!acacia) throw new Error('content/acacia has no site.json');
const { '/': home, ...rest } = acacia.pages;
const changed = {
  ...acacia,
  pages: { ...rest, '/': { ...(home as object), title: 'Another home' } },
};
const at = (minute: number) => ({ at: `2026-11-22T10:0${minute}:00.000Z`, by: 'ed' });

describe('wrangler’s storage', () => {
  const state = mkdtempSync(join(tmpdir(), 'kurrajong-'));
  afterAll(() => rmSync(state, { recursive: true, force: true }));
  const store = wranglerKv(['--local', '--persist-to', state]);

  it('takes publications, and goes back from one to the other', async () => {
    expect(await store.read(pointerKey('acacia'))).toBeNull();
    // Each call starts a process, so both are written in one.
    const before = inMemoryKv();
    const one = await publishFiles(before.store, 'acacia', acacia, at(1));
    const two = await publishFiles(before.store, 'acacia', changed, at(2));
    await store.write(before.values);
    const pointer = await rollBack(store, 'acacia', undefined, at(3));
    expect(pointer.version).toBe(one.version);
    const [kept, history] = await Promise.all([
      store.read(pointerKey('acacia')),
      store.read(historyKey('acacia')),
    ]);
    expect(JSON.parse(kept ?? '')).toEqual(pointer);
    const versions = v
      .parse(historySchema, JSON.parse(history ?? ''))
      .map(({ version }) => version);
    expect(versions).toEqual([one.version, two.version, one.version]);
  });
});

describe('the content status', () => {
  it('says that nothing was published', async () => {
    const { store } = inMemoryKv();
    const status = await contentStatus(store, 'acacia', acacia);
    expect(statusText(status, placeOf('acacia', undefined))).toContain(
      'acacia on this machine: KV is empty',
    );
  });

  it('names what differs, who published, and how current the CMS is', async () => {
    const { store } = inMemoryKv();
    await publishFiles(store, 'acacia', changed, { ...at(1), note: 'from the files', seen: 4 });
    const files = {
      ...acacia,
      site: { ...(acacia.site as object), header: { links: [] } },
      pages: { ...acacia.pages, '/new': { ...(home as object), path: '/new' } },
    };
    const { '/contact': _gone, ...pages } = files.pages as Record<string, unknown>;
    const status = await contentStatus(store, 'acacia', { ...files, pages });
    expect(status).toMatchObject({
      other: ['/', 'site'],
      onlyInKv: ['/contact'],
      onlyInFiles: ['/new'],
    });
    expect(statusText(status, placeOf('acacia', 'production'), 5).split('\n')).toEqual([
      `acacia on acacia-production: ${status.live?.version} is live since 2026-11-22T10:01:00.000Z, by ed (from the files)`,
      '  the CMS is at publication 5, KV has seen 4',
      '  differs from the files: /, site',
      '  only in KV: /contact',
      '  only in the files: /new',
      `  2026-11-22T10:01:00.000Z  ${status.live?.version}  ed (from the files)`,
    ]);
  });
});

describe('the options', () => {
  it.each([
    [['--brand', 'acacia'], ['This is the content of this machine: a deployed one needs --stage']],
    [['--brand', 'acacia', '--stage', 'qa'], []],
    [[], []],
  ])('of %j report their target before anything is done', (args, words) => {
    const complaints: string[] = [];
    contentOptions('content-rollback', args, (text) => complaints.push(text));
    expect(complaints).toEqual(words);
  });

  it('refuse unknown values and name the known ones', () => {
    const publish = (...args: string[]) => contentOptions('content-publish', args, () => undefined);
    expect(() => publish('--brand', 'nope')).toThrow(/--brand must be one of acacia/);
    expect(() => publish('--stage', 'nope')).toThrow(/--stage must be one of qa/);
    expect(() => publish('--force')).toThrow(UsageError);
    expect(() => publish('--force')).toThrow(/npm run content:publish: Unknown option '--force'/);
    expect(() => contentOptions('content-status', ['--cms', 'x'])).toThrow(
      'must be a whole number',
    );
    const { brand, flag } = publish('--brand', 'acacia', '--afresh');
    expect([brand, flag('afresh')]).toEqual(['acacia', true]);
  });

  it('of content:push are checked before any CMS is called', async () => {
    const push = ['--import', 'tsx', 'scripts/content-push.ts', '--brand', 'acaci'];
    const { code, errors } = await runCaptured('node', push);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^--brand must be one of acacia/)]);
  });
});
