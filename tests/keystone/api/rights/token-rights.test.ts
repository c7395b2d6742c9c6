/** A token works for exactly its brands and does exactly what its kind allows; a stranger sees nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { askKeystone, must, stranger, type Who, withToken } from '../../support/ask-keystone.ts';
import {
  countsOf,
  powersOf,
  publishingOf,
  readsOf,
  secretsOf,
  writesOf,
} from '../../support/attempts.ts';
import { kept } from '../../support/cms-database.ts';
import { makeToken } from '../../support/people.ts';
import { mark, type TwoBrands, twoBrands } from '../../support/two-brands.ts';

const kinds = ['read', 'preview', 'write'] as const;
const tokens = Object.fromEntries(
  kinds.map((kind) => [kind, `${crypto.randomUUID()} ${crypto.randomUUID()}`]),
);
const holder = (kind: (typeof kinds)[number]) => withToken(tokens[kind] ?? '');

let all: TwoBrands;
beforeAll(async () => {
  all = await twoBrands();
  for (const kind of kinds) await makeToken(all.admin, kind, ['acacia'], tokens[kind] ?? '');
});

const live = (brand: string) => `siteLive(brand: "${brand}") { number }`;
const changes = (brand: string) => `siteChanges(brand: "${brand}", since: 0) { number }`;
const paths = (brand: string) => `sitePaths(brand: "${brand}")`;
const pages = (brand: string, draft: boolean) =>
  `sitePages(brand: "${brand}", paths: ["/live", "/draft"], draft: ${draft}) { path }`;
const frame = (brand: string, draft: boolean) => `siteFrame(brand: "${brand}", draft: ${draft})`;
const report = (brand: string, { publication }: { publication: string }) =>
  `mutation { report: reportPublication(brand: "${brand}", number: ${publication}, outcome: { state: "live" }) }`;

const asks = async (who: Who, question: string) =>
  (await must(who, `{ value: ${question} }`)).value;

describe.each(kinds)('a %s token of acacia', (kind) => {
  it('reads what is live on acacia', async () => {
    expect(await asks(holder(kind), live('acacia'))).toEqual({ number: expect.any(Number) });
    expect(await asks(holder(kind), changes('acacia'))).toEqual({ number: expect.any(Number) });
    expect(await asks(holder(kind), paths('acacia'))).toEqual(['/live', '/plain']);
    expect(await asks(holder(kind), pages('acacia', false))).toEqual([{ path: '/live' }]);
    expect(JSON.stringify(await asks(holder(kind), frame('acacia', false)))).toContain('plain');
  });

  it(`reads ${kind === 'read' ? 'no drafts' : 'drafts'}`, async () => {
    const drafts = kind === 'read' ? 0 : 2;
    expect(await asks(holder(kind), pages('acacia', true))).toHaveLength(drafts);
    const read = await asks(holder(kind), frame('acacia', true));
    expect(read === null).toBe(kind === 'read');
  });

  it('is told nothing of banksia', async () => {
    for (const draft of [false, true]) {
      expect(await asks(holder(kind), pages('banksia', draft))).toEqual([]);
      expect(await asks(holder(kind), frame('banksia', draft))).toBeNull();
    }
    expect(await asks(holder(kind), live('banksia'))).toBeNull();
    expect(await asks(holder(kind), changes('banksia'))).toBeNull();
    expect(await asks(holder(kind), paths('banksia'))).toEqual([]);
  });

  it(`${kind === 'preview' ? 'reports nothing' : 'reports for acacia alone'}`, async () => {
    const before = kept();
    expect(await must(holder(kind), report('banksia', all.banksia))).toEqual({ report: false });
    expect(await must(holder(kind), report('acacia', all.banksia))).toEqual({ report: false });
    expect(kept()).toEqual(before);
    const own = await must(holder(kind), report('acacia', all.acacia));
    expect(own).toEqual({ report: kind !== 'preview' });
  });
});

describe.each([
  ['a read token', () => holder('read')],
  ['a preview token', () => holder('preview')],
  ['a stranger', () => stranger],
  ['a wrong token', () => withToken('x'.repeat(40))],
  ['an empty token', () => withToken('')],
])('%s', (_, who) => {
  it('sees, counts and changes nothing of the lists', async () => {
    const before = kept();
    const attempts = [readsOf, countsOf, secretsOf, writesOf, powersOf, publishingOf];
    for (const attempt of attempts.flatMap((of) => of(all))) {
      const { data, text } = await askKeystone(who(), attempt);
      for (const value of Object.values(data ?? {})) {
        const nothing =
          value === null || value === 0 || (Array.isArray(value) && !value.some(Boolean));
        expect(nothing, `${attempt}\n${text}`).toBe(true);
      }
      expect(text, attempt).not.toContain(mark);
    }
    expect(kept()).toEqual(before);
  });
});

describe('a stranger', () => {
  it('is told nothing of a site', async () => {
    for (const question of [live, changes, (brand: string) => frame(brand, false)]) {
      expect(await asks(stranger, question('acacia'))).toBeNull();
    }
    expect(await asks(stranger, paths('acacia'))).toEqual([]);
    expect(await asks(stranger, pages('acacia', false))).toEqual([]);
  });

  it('does not sign in with a wrong password, and is not told whether the name is right', async () => {
    const tries = ['editor@kurrajong.example', 'nobody@kurrajong.example'].map((email) =>
      askKeystone(
        stranger,
        `mutation { authenticateUserWithPassword(email: "${email}", password: "wrong password") { __typename } }`,
      ),
    );
    const [known, unknown] = await Promise.all(tries);
    expect(known?.errors).toMatch(/ is wrong$/);
    expect(known?.data).toEqual({ authenticateUserWithPassword: null });
    expect(known).toEqual(unknown);
  });
});

describe('a write token of acacia', () => {
  it('sees and changes nothing of banksia, people, tokens', async () => {
    for (const read of readsOf(all)) {
      expect((await askKeystone(holder('write'), read)).text, read).not.toContain(mark);
    }
    const before = kept();
    const imported = (brand: string) =>
      `mutation { importContent(brand: "${brand}", pages: [], pictures: []) }`;
    for (const attempt of [...writesOf(all), ...secretsOf(all), imported('banksia')]) {
      const { text, data } = await askKeystone(holder('write'), attempt);
      const [value] = Object.values(data ?? { none: null });
      const nothing = value === null || value === 0 || (value as unknown[]).length === 0;
      expect(nothing || /^\[null\]$/.test(JSON.stringify(value)), `${attempt}\n${text}`).toBe(true);
    }
    expect(kept()).toEqual(before);
    await must(holder('write'), imported('acacia'));
  });
});
