/** A release over the stand-in for wrangler: its possible courses, a failure at every step, a kill at every step. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { releaseBrand } from '../../scripts/release/release-brand.ts';
import { configOf } from '../../scripts/release/release-config.ts';
import { planBrand } from '../../scripts/release/release-dry-run.ts';
import type { ReleaseParts } from '../../scripts/release/release-order.ts';
import { releaseTarget } from '../../scripts/release/release-target.ts';
import type { SmokeResult } from '../../scripts/smoke/smoke-run.ts';
import type { HostAnswer, SmokeOptions } from '../../scripts/smoke/smoke-site-run.ts';
import type { ChildOrder } from './release-child.ts';
import { type Account, emptyAccount, readAccount, writeAccount } from './wrangler-account.ts';
import { boundBy, hostAtCutOver, hostOf, looks, runStandIn } from './wrangler-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const target = releaseTarget('acacia', 'qa');
const passes: SmokeResult = { passed: 14, failed: 0, faults: [] };
const fails: SmokeResult = { passed: 13, failed: 1, faults: ['lead form'] };

interface Played {
  readonly said: string[];
  readonly commands: string[];
  readonly smoked: SmokeOptions[];
  /** What stopped it. */
  readonly error: string | undefined;
}

interface Play {
  readonly smoke?: SmokeResult;
  /** The commands that fail, from 0. */
  readonly failAt?: readonly number[];
  readonly play?: typeof releaseBrand;
  readonly of?: typeof target;
  /** Whether the tag includes what is bound, as the tag of a real release does. */
  readonly boundTag?: boolean;
  /** Who answers at the public host; undefined to go by the account. */
  readonly host?: (account: Account) => HostAnswer | undefined;
  readonly newHost?: boolean;
  /** Runs after each command, even a refused one. */
  readonly after?: (account: Account) => unknown;
  /** What another person does before that command, or during the smoke test. */
  readonly before?: { readonly at: number | 'smoke'; readonly does: () => unknown };
}

async function release(account: Account, tag: string, played: Play = {}): Promise<Played> {
  const { smoke = passes, failAt = [], play = releaseBrand, of = target } = played;
  const { before, after, boundTag, host, newHost = false } = played;
  const [said, commands, smoked]: [string[], string[], SmokeOptions[]] = [[], [], []];
  const parts: ReleaseParts = {
    wrangler: async (args) => {
      if (before?.at === commands.length) await before.does();
      commands.push(args.join(' '));
      const answer = failAt.includes(commands.length - 1)
        ? { code: 1, output: '', errors: 'Authentication error [code: 10000]' }
        : runStandIn(account, of, args);
      after?.(account);
      return answer;
    },
    smoke: async (_url, options) => {
      smoked.push(options);
      if (before?.at === 'smoke') await before.does();
      return smoke;
    },
    askHost: async () => host?.(account) ?? hostOf(account, of),
    waits: { look: 5, traffic: 5, host: 50 },
    say: (line) => said.push(line),
  };
  const tagOf = (bound: string) => (boundTag ? `${tag} ${bound}` : tag);
  const order = { target: of, tagOf, build: 'b', url: 'https://qa.acacia.example', newHost };
  const error = await play(order, parts).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return { said, commands, smoked, error };
}

const fresh = (): Account => structuredClone(emptyAccount);
async function running(tag = 'one', of = target): Promise<Account> {
  const account = fresh();
  await release(account, tag, { of });
  return { ...account, changes: [] };
}
const late: HostAnswer = { kind: 'unclear', why: 'GET /healthz: no answer in 8 s' };
const putSecret = (account: Account, name: string) =>
  runStandIn(account, target, ['secret', 'put', name]);
const live = ({ worker }: Account) =>
  worker?.deployments
    .at(-1)
    ?.map(
      ({ version_id, percentage }) =>
        `${worker.versions.find(({ id }) => id === version_id)?.tag}@${percentage}`,
    );

describe('a release', () => {
  it('of a worker that is new makes everything it needs, once', async () => {
    const account = fresh();
    const { error, smoked } = await release(account, 'one');
    expect(error).toBeUndefined();
    expect(live(account)).toEqual(['one@100']);
    expect(account.queues).toEqual(['kurrajong-leads-acacia-qa']);
    expect(Object.keys(account.databases)).toEqual(target.databases.map(({ name }) => name));
    expect(account.applied['kurrajong-leads-acacia-qa']?.[0]).toBe('0001_leads.sql');
    expect(smoked).toEqual([{ env: 'acacia-qa', build: 'b', version: undefined }]);
    expect(existsSync(join(root, configOf(target)))).toBe(false);
  });

  it('tries the new version with 10 %, and gives it the rest when the smoke test passed', async () => {
    const account = await running();
    const { error, smoked } = await release(account, 'two');
    expect(error).toBeUndefined();
    expect(
      account.changes.map((line) => line.replace(/ --(?:config|message|name) .*/, '')),
    ).toEqual([
      'versions upload',
      'versions deploy version-2@10% version-1@90% --yes',
      'versions deploy version-2@100% --yes',
      'triggers deploy',
    ]);
    expect(smoked).toEqual([{ env: 'acacia-qa', build: 'b', version: 'version-2' }]);
    expect(live(account)).toEqual(['two@100']);
  });

  it('says that the new version has the traffic when only its routes could not be applied', async () => {
    const account = await running();
    const { commands } = await release(structuredClone(account), 'two');
    const { error } = await release(account, 'two', { failAt: [commands.length - 1] });
    expect(error).toMatch(
      /^wrangler triggers deploy .*Authentication error.*\nVersion version-2 has all of the traffic, without its routes.*release again$/s,
    );
    expect(live(account)).toEqual(['two@100']);
    expect((await release(account, 'two')).error).toBeUndefined();
  });

  it('takes it back when the smoke test fails, says why, and can be tried again without an upload', async () => {
    const account = await running();
    const { error } = await release(account, 'two', { smoke: fails });
    expect(error).toMatch(/lead form.*\nVersion version-1 has all of the traffic again/);
    expect(live(account)).toEqual(['one@100']);
    const again = await release(account, 'two');
    expect(again.error).toBeUndefined();
    expect(account.worker?.versions).toHaveLength(2);
    expect(live(account)).toEqual(['two@100']);
  });

  it('of what is live already uploads nothing, and tests whether it works', async () => {
    const account = await running();
    const { error, smoked } = await release(account, 'one', { smoke: fails });
    expect(error).toMatch(/It already has all of the traffic/);
    expect(smoked).toEqual([{ env: 'acacia-qa', build: 'b', version: 'version-1' }]);
    expect(account.changes.map((line) => line.split(' --')[0])).toEqual(['triggers deploy']);
  });

  it('of what is live already leaves the host with another worker, unless told to take it', async () => {
    const account = await running();
    const host = (): HostAnswer => ({ kind: 'named', env: 'banksia-qa' });
    const { error, commands, smoked } = await release(account, 'one', { host });
    expect(error).toMatch(/banksia-qa answers at qa\.acacia\.example.* --new-host/);
    expect([account.changes, smoked]).toEqual([[], []]);
    expect(commands.filter((line) => line.startsWith('triggers'))).toEqual([]);
    expect((await release(account, 'one', { host, newHost: true })).error).toBeUndefined();
  });

  it.each<[string, (account: Account) => void]>([
    ['queue', (account) => account.queues.pop()],
    ['database', (account) => delete account.databases['kurrajong-leads-acacia-qa']],
    ['namespace', (account) => delete account.namespaces[target.content]],
  ])('binds a %s that was made anew, though nothing else changed', async (_, lose) => {
    const account = fresh();
    await release(account, 'one', { boundTag: true });
    expect((await release(account, 'one', { boundTag: true })).smoked[0]?.version).toBe(
      'version-1',
    );
    lose(account);
    account.made += 1;
    const { error, smoked } = await release(account, 'one', { boundTag: true });
    expect(error).toBeUndefined();
    expect(smoked[0]?.version).toBe('version-2');
    expect(account.worker?.deployments.at(-1)).toEqual([
      { version_id: 'version-2', percentage: 100 },
    ]);
  });

  it('deploys a worker that exists only because a secret was set: it never had the host', async () => {
    const account = fresh();
    putSecret(account, 'CMS_SECRET');
    const { error, smoked, said } = await release(account, 'one');
    expect(error).toBeUndefined();
    expect(said).toContain('acacia-qa: released one, its first version');
    expect(smoked).toEqual([{ env: 'acacia-qa', build: 'b', version: undefined }]);
    expect(live(account)).toEqual(['one@100']);
    expect(account.worker?.triggers).toBe(1);
  });

  it('does not mistake a live worker for a new one, though ten secrets were set and its host does not answer', async () => {
    const account = await running();
    for (let at = 0; at < 10; at += 1) putSecret(account, `SECRET_${at}`);
    const { said } = await release(account, 'two', { play: planBrand, host: () => late });
    expect(said.join('\n')).toMatch(/'<new version>@10%' version-11@90%/);

    const { folder: migrations, remove } = drops();
    const databases = target.databases.map((one) => (one.shared ? one : { ...one, migrations }));
    const { error } = await release(account, 'two', {
      of: { ...target, databases },
      host: () => late,
    }).finally(remove);
    expect(error).toMatch(/9999_gone.sql drops.*-- bears/);
    expect(account.worker?.versions).toHaveLength(11);

    await release(account, 'two', { smoke: fails, host: () => late });
    expect(account.worker?.deployments.at(-1)).toEqual([
      { version_id: 'version-11', percentage: 100 },
    ]);
  });

  it('of a new worker drops nothing from a database that other brands’ workers share', async () => {
    const { folder: migrations, remove } = drops();
    const careless = (shared: boolean) => ({
      ...target,
      databases: target.databases.map((one) =>
        one.shared === shared ? { ...one, migrations } : one,
      ),
    });
    const [theirs, own] = [fresh(), fresh()];
    const refused = await release(theirs, 'one', { of: careless(true) });
    const { error } = await release(own, 'one', { of: careless(false) }).finally(remove);
    expect(refused.error).toMatch(/9999_gone.sql drops.*-- bears/);
    expect([theirs.applied, theirs.worker]).toEqual([{}, null]);
    expect(error).toBeUndefined();
  });

  it('treats a page without bindings as not ours only when no version has a tag', async () => {
    const account = await running();
    account.worker?.versions.push({ id: 'pause-page', tag: '', binds: [] });
    account.worker?.deployments.push([{ version_id: 'pause-page', percentage: 100 }]);
    const { said } = await release(account, 'two', { play: planBrand, host: () => late });
    expect(said.join('\n')).toMatch(/'<new version>@10%' pause-page@90%/);
  });

  it('tries a version beside one without a tag that has the host', async () => {
    const account = await running();
    for (const version of account.worker?.versions ?? []) version.tag = '';
    const { smoked } = await release(account, 'two', { smoke: fails });
    expect(smoked[0]?.version).toBe('version-2');
    expect(account.worker?.deployments.at(-1)).toEqual([
      { version_id: 'version-1', percentage: 100 },
    ]);
  });

  it.each<[string, HostAnswer]>([
    ['another worker has', { kind: 'named', env: 'banksia-qa' }],
    ['nobody has', { kind: 'nobody', why: 'getaddrinfo ENOTFOUND' }],
  ])('uploads nothing where %s its host, unless it is asked to take it over', async (_, answer) => {
    for (const play of [releaseBrand, planBrand]) {
      const account = await running();
      const { error } = await release(account, 'two', { host: () => answer, play });
      expect(error).toMatch(
        /^qa\.acacia\.example does not answer as this worker \((?:banksia-qa answers|.*ENOTFOUND).*nothing was uploaded.*--new-host/,
      );
      expect(account.changes).toEqual([]);
    }
  });

  it('applies no routes before the smoke test when the host does not say whose it is', async () => {
    const account = await running();
    const { error, smoked } = await release(account, 'two', { host: () => late, smoke: fails });
    expect(smoked[0]?.version).toBe('version-2');
    expect(account.worker?.triggers).toBe(1);
    expect(error).toMatch(
      /qa\.acacia\.example does not say whose it is \(.*no answer in 8 s\)\. If it is new .*--new-host \(docs\/operations\/release\.md\)$/,
    );
    expect(live(account)).toEqual(['one@100']);
    const dry = await release(account, 'three', { host: () => late, play: planBrand });
    expect(dry.said.join('\n')).toMatch(/@10%.*does not say whose it is.*smoke test.*@100%.*trig/s);
  });

  it.each<[string, HostAnswer[]]>([
    ['is the worker after all', [late, { kind: 'nobody', why: 'x' }]],
    ['does not say later', [{ kind: 'nobody', why: 'x' }, late, late]],
    ['did not say at first', [late, late, { kind: 'nobody', why: 'x' }]],
  ])('asks the host again, and goes on when it %s', async (_, answers) => {
    const account = await running();
    const host = () => answers.shift();
    expect((await release(account, 'two', { host })).error).toBeUndefined();
    expect(live(account)).toEqual(['two@100']);
  });

  it('replaces one that was broken off while its version was tried', async () => {
    const account = await running();
    await release(account, 'two');
    account.worker?.deployments.push([
      { version_id: 'version-2', percentage: 10 },
      { version_id: 'version-1', percentage: 90 },
    ]);
    await release(account, 'three', { smoke: fails });
    expect(live(account)).toEqual(['one@100']);
  });

  it('uploads again what was uploaded before a secret was set: the older version lacks it', async () => {
    const account = await running();
    await release(account, 'two', { smoke: fails });
    account.worker?.versions.push({ id: 'version-of-a-secret', tag: '', binds: boundBy(target) });
    account.worker?.deployments.push([{ version_id: 'version-of-a-secret', percentage: 100 }]);
    const { error, smoked } = await release(account, 'two');
    expect(error).toBeUndefined();
    expect(account.worker?.versions.at(-1)).toMatchObject({ id: 'version-4', tag: 'two' });
    expect(smoked).toEqual([{ env: 'acacia-qa', build: 'b', version: 'version-4' }]);
    expect(live(account)).toEqual(['two@100']);
  });

  it('names a missing secret before anything is uploaded', async () => {
    const account = await running();
    account.worker?.set.push('CMS_URL', 'GATEWAY_URL');
    const { error, said } = await release(account, 'two');
    expect(error).toMatch(/Nothing was uploaded/);
    expect(said.join('\n')).toMatch(
      /secret missing: CMS_TOKEN, beside CMS_URL: npx wrangler secret put CMS_TOKEN --env acacia-qa/,
    );
    expect(said.join('\n')).toMatch(/GATEWAY_KEY/);
    expect(account.changes).toEqual([]);
  });

  it('looks for missing secrets in the version with most of the traffic', async () => {
    const account = await running();
    account.worker?.versions.push({ id: 'on-trial', tag: 'two', binds: boundBy(target) });
    account.worker?.deployments.push([
      { version_id: 'on-trial', percentage: 10 },
      { version_id: 'version-1', percentage: 90 },
    ]);
    const { commands } = await release(account, 'two', { play: planBrand });
    const viewed = commands.filter((line) => line.startsWith('versions view'));
    expect(viewed).toEqual(['versions view version-1 --name kurrajong-acacia-qa --json']);
  });

  it('takes the version back when the release is ended while it is tried', async () => {
    const { commands: all } = await release(await running(), 'two');
    const tries = all.findIndex((line) => line.includes('@10%'));
    const gives = all.findIndex((line) => line.includes('@100%'));
    // Even during the last step, or `--all` would go on to the next brand.
    for (const at of [tries, 'smoke', gives - 1, gives] as const) {
      const account = await running();
      const before = process.listenerCount('SIGHUP');
      const does = () => process.emit('SIGHUP', 'SIGHUP');
      const { error } = await release(account, 'two', { before: { at, does } });
      expect(error, `${at}`).toMatch(/Stopped by SIGHUP while .*\nVersion version-1 has all/);
      expect(live(account), `${at}`).toEqual(['one@100']);
      expect(process.listenerCount('SIGHUP')).toBe(before);
    }
  });

  it('gives the command that takes the version back when taking it back fails too', async () => {
    const account = await running();
    const { commands } = await release(structuredClone(account), 'two', { smoke: fails });
    const { error } = await release(account, 'two', {
      smoke: fails,
      failAt: [commands.length - 1],
    });
    expect(error).toMatch(
      /by hand, now: npx wrangler versions deploy version-1@100% --yes --env acacia-qa$/,
    );
  });

  it('prints commands as a shell reads them', async () => {
    const account = await running();
    const { commands } = await release(structuredClone(account), 'two');
    const upload = commands.findIndex((line) => line.startsWith('versions upload'));
    const { error } = await release(account, 'two', { failAt: [upload] });
    expect(error).toMatch(/^wrangler versions upload .* --message 'build b' failed:/);
  });

  it('prints every command on a dry run and changes nothing', async () => {
    for (const account of [fresh(), await running()]) {
      const before = JSON.stringify(account);
      const { said, commands } = await release(account, 'two', { play: planBrand });
      expect(commands.every((line) => looks(line.split(' ')))).toBe(true);
      expect(JSON.stringify(account)).toBe(before);
      const lines = said.join('\n');
      expect(lines).toMatch(
        account.worker ? /version-1@90%/ : /npx wrangler deploy --env acacia-qa/,
      );
      expect(lines.match(/ d1 create \S+ --location oc$/gm) ?? []).toHaveLength(
        account.worker ? 0 : target.databases.length,
      );
      // Only a real release writes that file, and then removes it.
      expect(lines).not.toContain(configOf(target));
    }
  });

  it('stops a dry run where a release would stop', async () => {
    const account = await running();
    account.worker?.set.push('CMS_URL');
    const secrets = await release(account, 'two', { play: planBrand });
    expect(secrets.error).toMatch(/Nothing was uploaded: set the secrets/);
    expect(secrets.said.join('\n')).toContain('secret missing: CMS_SECRET, beside CMS_URL');
    account.worker?.set.push('CMS_TOKEN', 'CMS_SECRET');
    expect((await release(account, 'two', { play: planBrand })).error).toBeUndefined();

    const { folder: migrations, remove } = drops();
    const databases = target.databases.map((one) => ({ ...one, migrations }));
    const of = { ...target, databases };
    const careless = await release(account, 'two', { of, play: planBrand }).finally(remove);
    expect(careless.error).toMatch(/9999_gone.sql drops.*-- bears/);
    expect(existsSync(join(root, configOf(target)))).toBe(false);
  });

  it('names in a dry run the migrations that a database has not had', async () => {
    const account = await running();
    account.applied['kurrajong-leads-acacia-qa']?.pop();
    const { said } = await release(account, 'two', { play: planBrand });
    const migrates = said.filter((line) => line.startsWith('migrate '));
    expect(migrates).toEqual([
      expect.stringMatching(/^migrate kurrajong-leads-acacia-qa: \d{4}_\w+\.sql$/),
    ]);
  });

  it('prints commands on a dry run that can be pasted into a shell', async () => {
    const { said } = await release(await running(), 'two', { play: planBrand });
    const lines = said.filter((line) => line.includes('npx wrangler ')).map((line) => line.trim());
    expect(lines).toContain(
      "npx wrangler versions upload --env acacia-qa --tag two --message 'build b'",
    );
    expect(lines).toContain(
      "npx wrangler versions deploy '<new version>@10%' version-1@90% --yes --message 'try two' --name kurrajong-acacia-qa",
    );
    expect(lines).toContain(
      'if it fails: npx wrangler versions deploy version-1@100% --yes --env acacia-qa',
    );
  });
});

describe('a release that takes over the host of another site', () => {
  const host = (account: Account) => hostAtCutOver(account, target);
  const asked = { newHost: true, host };
  /** Checks that visitors get either the other site or a version that knows the host, after any command. */
  const after = (account: Account) => {
    if ((account.worker?.triggers ?? 0) > 1) expect(host(account).kind).toBe('named');
  };

  it('gives the version that knows it all of the traffic, then applies routes, then tests', async () => {
    const account = await running();
    let triggers: number | undefined;
    const does = () => {
      triggers = account.worker?.triggers;
    };
    const { error, smoked } = await release(account, 'two', {
      ...asked,
      after,
      before: { at: 'smoke', does },
    });
    expect(error).toBeUndefined();
    expect(
      account.changes.map((line) => line.replace(/ --(?:config|message|name) .*/, '')),
    ).toEqual(['versions upload', 'versions deploy version-2@100% --yes', 'triggers deploy']);
    expect(triggers).toBe(2);
    expect(smoked).toEqual([{ env: 'acacia-qa', build: 'b', version: 'version-2' }]);
  });

  it('prints the order on a dry run, and changes nothing', async () => {
    const account = await running();
    const { said } = await release(account, 'two', { ...asked, play: planBrand });
    expect(account.changes).toEqual([]);
    const lines = said.join('\n');
    expect(lines).toMatch(
      /upload two.*qa\.acacia\.example is new \(.*404\).*@100%'.*triggers deploy.*version-1@100%.*smoke test.*stays/s,
    );
    expect(lines).not.toContain('@10%');
  });

  it('keeps the version when the smoke test fails, because the old one would answer 421', async () => {
    const account = await running();
    const { error } = await release(account, 'two', { ...asked, after, smoke: fails });
    expect(error).toMatch(
      /lead form\. Version version-2 stays.*version-1 would answer 421 there.*give the host back/,
    );
    expect(live(account)).toEqual(['two@100']);
    const mended = await release(account, 'three', { host, after });
    expect(mended.error).toBeUndefined();
    expect(account.changes.join('\n')).toContain('version-3@10% version-2@90%');
    expect(live(account)).toEqual(['three@100']);
  });

  it('does not take the host over unless asked to: the old version stays', async () => {
    const account = await running();
    // The smoke test reaches the other site.
    const { error } = await release(account, 'two', { host, after, smoke: fails });
    expect(error).toMatch(/--new-host/);
    expect(error).not.toMatch(/triggers deploy/);
    expect([live(account), account.worker?.triggers]).toEqual([['one@100'], 1]);
    expect((await release(account, 'two', { ...asked, after })).error).toBeUndefined();
    expect(live(account)).toEqual(['two@100']);
  });

  it('goes the usual way where the worker has the host already', async () => {
    const account = await running();
    const { said, error } = await release(account, 'two', { newHost: true });
    expect(error).toBeUndefined();
    expect(said).toContain(
      'qa.acacia.example already answers as this worker: --new-host changes nothing',
    );
    expect(account.changes.join('\n')).toContain('version-2@10% version-1@90%');
  });

  it('shows visitors no 421 whichever command fails; the same command then ends it', async () => {
    const { commands } = await release(await running(), 'two', asked);
    for (const at of commands.keys()) {
      const account = await running();
      const { error } = await release(account, 'two', { ...asked, after, failAt: [at] });
      expect(error, commands[at]).toMatch(/wrangler .* failed:\n.*10000/);
      expect(live(account), commands[at]).toEqual(['one@100']);
      if (commands[at]?.startsWith('triggers'))
        expect(error).toMatch(/it has not moved\. If it answers 421, .*again, now\n/);
      const again = await release(account, 'two', { ...asked, after });
      expect(again.error, commands[at]).toBeUndefined();
      expectWhole(account, 'two');
    }
  });

  it('takes nothing back when the routes failed half-way and the host has moved', async () => {
    const account = await running();
    const { commands } = await release(structuredClone(account), 'two', asked);
    const at = commands.findIndex((line) => line.startsWith('triggers'));
    const does = () => runStandIn(account, target, ['triggers', 'deploy']);
    const { error } = await release(account, 'two', {
      ...asked,
      after,
      failAt: [at],
      before: { at, does },
    });
    expect(error).toMatch(/10000.*\nVersion version-2 keeps all .* run the same command again$/s);
    expect(live(account)).toEqual(['two@100']);
    expect((await release(account, 'two', { ...asked, after })).error).toBeUndefined();
  });

  it('says that the host is late when it does not answer as the worker yet', async () => {
    const account = await running();
    const { error, said } = await release(account, 'two', {
      newHost: true,
      host: () => late,
      smoke: fails,
    });
    expect(said.join('\n')).toMatch(/wait for qa\.acacia\.example: .*no answer in 8 s/);
    expect(error).toMatch(
      /only its DNS record or certificate is late, run the same command again$/,
    );
    expect(live(account)).toEqual(['two@100']);
    const again = await release(account, 'two', asked);
    expect(again.error).toBeUndefined();
    expect(again.said).toContain('two is already live, as version version-2');
  });

  it('is taken back when it is ended before the host moves, and stays when ended later', async () => {
    const { commands } = await release(await running(), 'two', asked);
    const does = () => process.emit('SIGHUP', 'SIGHUP');
    const gives = commands.findIndex((line) => line.includes('@100%'));
    const routes = commands.findIndex((line) => line.startsWith('triggers'));
    for (const [at, shares] of [
      [gives, ['one@100']],
      [routes, ['two@100']],
    ] as const) {
      const account = await running();
      const { error } = await release(account, 'two', { ...asked, after, before: { at, does } });
      expect(error, `${at}`).toMatch(
        /^Stopped by SIGHUP while traffic was moving\nVersion version-\d/,
      );
      expect(live(account), `${at}`).toEqual(shares);
      expect((await release(account, 'two', { ...asked, after })).error).toBeUndefined();
    }
  });
});

/** A folder with a migration that drops a table, below the project's root as all migrations are. */
function drops() {
  const made = mkdtempSync(join(root, '.wrangler-test-'));
  writeFileSync(join(made, '9999_gone.sql'), 'DROP TABLE lead;');
  return {
    folder: relative(root, made),
    remove: () => rmSync(made, { recursive: true, force: true }),
  };
}

/** Checks that nothing was made twice, and that the new version has all traffic. */
function expectWhole(account: Account, tag: string): void {
  expect(live(account)).toEqual([`${tag}@100`]);
  const made = account.changes.filter((line) => /create|migrations apply/.test(line));
  expect(made).toEqual([...new Set(made)]);
  const tags = account.worker?.versions.map((version) => version.tag) ?? [];
  expect(tags).toEqual([...new Set(tags)]);
}

describe('a command of wrangler that fails', () => {
  it.each([['first'], ['next']])(
    'stops a %s release at any step with a reason; the next run ends it',
    async (which) => {
      const start = async () => (which === 'first' ? fresh() : running('zero'));
      const { commands } = await release(await start(), 'one');
      for (const at of commands.keys()) {
        const account = await start();
        const { error } = await release(account, 'one', { failAt: [at] });
        expect(error, commands[at]).toMatch(/wrangler .* failed:\n.*10000/);
        const untouched =
          which === 'first' ? [undefined, ['one@100']] : [['zero@100'], ['one@100']];
        expect(untouched, commands[at]).toContainEqual(live(account));
        const again = await release(account, 'one');
        expect(again.error, commands[at]).toBeUndefined();
        expectWhole(account, 'one');
      }
    },
  );
});

describe('two releases at once', () => {
  /** The deployment that another person left, found when this release looks. */
  const elsewhere = [{ version_id: 'version-of-another', percentage: 100 }];
  const looked = (commands: readonly string[]) =>
    [...commands.keys()].filter((at) => commands[at]?.startsWith('deployments status'));

  it.each([
    ['first', 'passes', passes],
    ['next', 'passes', passes],
    ['next', 'fails', fails],
    ['same', 'passes', passes],
  ] as const)(
    '%s, whose smoke test %s: traffic that somebody else moved is left alone',
    async (which, _, smoke) => {
      const start = async () => (which === 'first' ? fresh() : running('zero'));
      const tag = which === 'same' ? 'zero' : 'one';
      const { commands } = await release(await start(), tag, { smoke });
      // The first look begins a release, which has therefore seen any earlier change.
      const looks = looked(commands).slice(1);
      expect(looks.length).toBeGreaterThan(0);
      for (const at of looks) {
        const account = await start();
        const move = () => {
          account.worker ??= { versions: [], deployments: [], triggers: 0, set: [] };
          account.worker.versions.push({
            id: 'version-of-another',
            tag: 'another',
            binds: boundBy(target),
          });
          account.worker.deployments.push(elsewhere);
          account.changes = [];
        };
        const { error } = await release(account, tag, { smoke, before: { at, does: move } });
        expect(error, commands[at]).toMatch(
          /Somebody else has moved the traffic of acacia-qa .*version-of-another has 100 %/,
        );
        expect(error, commands[at]).not.toContain('has all of the traffic');
        expect(account.worker?.deployments.at(-1), commands[at]).toEqual(elsewhere);
        expect(account.changes, commands[at]).not.toContainEqual(expect.stringMatching(/deploy/));
      }
    },
  );

  it('end with one of them, by name, wherever the second comes between', async () => {
    const { commands } = await release(await running('zero'), 'one');
    const config = join(root, configOf(target));
    // A release cannot see a change between its look and the next command.
    const blind = new Set(looked(commands).map((at) => at + 1));
    for (const at of [...commands.keys(), 'smoke'] as const) {
      if (at !== 'smoke' && blind.has(at)) continue;
      const account = await running('zero');
      let second: Played | undefined;
      const does = async () => {
        // The second runs on another machine, which has its own configuration.
        const own = existsSync(config) ? readFileSync(config, 'utf8') : undefined;
        second = await release(account, 'two');
        if (own !== undefined) writeFileSync(config, own);
      };
      const first = await release(account, 'one', { before: { at, does } });
      expect(second?.error, `${at}`).toBeUndefined();
      expect(live(account), `${at}`).toEqual([first.error ? 'two@100' : 'one@100']);
      if (first.error) expect(first.error).toMatch(/Somebody else has moved the traffic/);
      // The first had not looked yet, so it ran after the second.
      else expect(at).not.toBe('smoke');
    }
  });
});

describe('a release that is killed', () => {
  const brand = 'banksia';
  const of = releaseTarget(brand, 'qa');

  it.each([
    ['first', 'passes'],
    ['next', 'passes'],
    ['next', 'fails'],
    ['new host', 'passes'],
  ] as const)(
    '%s, whose smoke test %s, after any command: the next run ends it',
    async (which, smoke) => {
      const file = join(folder, `${which}-${smoke}.json`);
      const newHost = which === 'new host';
      const host = (account: Account) => (newHost ? hostAtCutOver : hostOf)(account, of);
      const start = which === 'first' ? fresh() : await running('zero', of);
      const child = (dieAfter: number) =>
        run({ file, brand, tag: 'one', smoke, newHost, dieAfter });
      writeAccount(file, start);
      const whole = await child(-1);
      const commands = Number(whole.output);
      expect(commands).toBeGreaterThan(8);
      for (let dieAfter = 0; dieAfter < commands; dieAfter += 1) {
        writeAccount(file, start);
        expect((await child(dieAfter)).signal).toBe('SIGKILL');
        const account = readAccount(file);
        // `nobody` would mean that visitors get 421.
        if (newHost) expect(host(account).kind).not.toBe('nobody');
        const { error } = await release(account, 'one', {
          of,
          newHost,
          host,
          smoke: smoke === 'passes' ? passes : fails,
        });
        if (smoke === 'passes') {
          expect(error).toBeUndefined();
          expectWhole(account, 'one');
        } else {
          expect(live(account)).toEqual(['zero@100']);
          expect(error ?? 'taken back already').toMatch(/lead form|taken back/);
        }
      }
    },
    240_000,
  );
});

function run(order: ChildOrder): Promise<{ output: string; signal: NodeJS.Signals | null }> {
  const script = join(root, 'tests/release/release-child.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) =>
    child.once('close', (_code, signal) => resolve({ output, signal })),
  );
}
