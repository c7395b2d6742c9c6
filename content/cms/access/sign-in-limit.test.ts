/** The tries that count as guesses, and whose; with a real CMS: tests/keystone/api/rights/sign-in.test.ts. */
import { buildSchema, graphql } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ipNetworkOf } from '../../../domain/ip-network.ts';
import { limitSignIn } from './sign-in-limit.ts';

const wrong = { message: 'Authentication failed.' };
const right = { sessionToken: 's' };
const guessed = 'The email or the password is wrong';
const closed = 'Too many wrong passwords: try again in 15 minutes';
const paused =
  'Somebody is guessing passwords, so signing in with a new browser is paused: try again in a minute';

interface From {
  /** The address that the proxy saw. */
  readonly address?: string;
  readonly cookie?: string;
}
/** The password hash that the database keeps for everybody. */
let password = 'hash';
/** A CMS that has just started. */
function start(resolve: () => Promise<unknown>) {
  const schema = buildSchema(`
    type Answer { sessionToken: String message: String }
    type Query { none: Int }
    type Mutation { authenticateUserWithPassword(email: String!): Answer }`);
  const field = schema.getMutationType()?.getFields().authenticateUserWithPassword;
  if (field) field.resolve = resolve;
  limitSignIn(schema, (address) => ipNetworkOf(address, 48));
  return async (email = 'a@b.example', { address = '192.0.2.1', cookie }: From = {}) => {
    const source = `mutation { authenticateUserWithPassword(email: "${email}") { message } }`;
    const set: string[] = [];
    const headers = { 'x-forwarded-for': address, cookie };
    const contextValue = {
      req: { headers, socket: { remoteAddress: '127.0.0.1' } },
      res: { appendHeader: (_: string, value: string) => set.push(value) },
      sudo: () => ({ db: { User: { findOne: async () => ({ password }) } } }),
    };
    const { errors = [] } = await graphql({ schema, source, contextValue });
    return { said: errors.map(({ message }) => message).join(), set: set.join() };
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  password = 'hash';
});
afterEach(() => void vi.useRealTimers());

/** Signs in before the CMS restarts. @returns the cookie as the browser sends it */
async function wasIn(email: string): Promise<string> {
  const { set } = await start(async () => right)(email);
  return `other=1; ${set.split(';')[0]}`;
}

it('a try that could not be answered is not a wrong password, and takes none back', async () => {
  const resolve = vi.fn(async (): Promise<unknown> => wrong);
  const attempt = start(resolve);
  for (let tries = 0; tries < 4; tries += 1) expect((await attempt()).said).toBe(guessed);
  resolve.mockRejectedValue(new Error('The database is away'));
  for (let tries = 0; tries < 6; tries += 1) {
    expect((await attempt()).said).toBe('The database is away');
  }
  resolve.mockResolvedValue(wrong);
  expect((await attempt()).said).toBe(guessed);
  expect((await attempt()).said).toBe(closed);
});

it('a guesser closes an email for themselves, and not for people elsewhere', async () => {
  const resolve = vi.fn(async (): Promise<unknown> => wrong);
  const attempt = start(resolve);
  const email = 'editor@b.example';
  const guess = (address: string) => attempt(email, { address });
  for (let tries = 0; tries < 5; tries += 1) await guess('192.0.2.1');
  expect((await guess('192.0.2.1')).said).toBe(closed);
  // The guesser's own entry comes before the one that the proxy adds.
  expect((await guess('198.51.100.9, 192.0.2.1')).said).toBe(closed);
  resolve.mockResolvedValueOnce(right);
  expect((await guess('198.51.100.9')).said).toBe('');
  for (let at = 0; at < 30; at += 1) await guess(`203.0.113.${at}`);
  expect(resolve).toHaveBeenCalledTimes(5 + 1 + 15);
});

it('a browser that has signed in before gets in while others guess, also after a restart', async () => {
  const email = 'editor@b.example';
  const cookie = await wasIn(email);
  const resolve = vi.fn(async (): Promise<unknown> => wrong);
  const attempt = start(resolve);
  const guesses = [];
  for (let at = 0; at < 100; at += 1) {
    const address = `203.0.113.${at}`;
    guesses.push((await attempt(at < 25 ? email : `${at}@b.example`, { address })).said);
  }
  expect(guesses.filter((said) => said === guessed)).toHaveLength(60);
  expect([guesses[24], guesses.at(-1)]).toEqual([closed, paused]);
  resolve.mockResolvedValue(right);
  expect((await attempt(email, { cookie })).said).toBe('');
  expect((await attempt('new@b.example')).said).toBe(paused);
  vi.advanceTimersByTime(60_000);
  expect((await attempt('new@b.example')).said).toBe('');
});

it('a browser that has signed in before gets no more guesses, and counts for nobody else', async () => {
  const cookie = await wasIn('editor@b.example');
  const attempt = start(async () => wrong);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await attempt('editor@b.example', { cookie })).said).toBe(guessed);
  }
  expect((await attempt('editor@b.example', { cookie })).said).toBe(closed);
  // Both count as a stranger's, who has five tries of their own.
  const forged = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const [email, sent] of [
    ['boss@b.example', cookie],
    ['editor@b.example', forged],
  ] as const) {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await attempt(email, { cookie: sent })).said).toBe(guessed);
    }
    expect((await attempt(email)).said).toBe(closed);
  }
});

it.each([
  ['the password has changed', 'other hash', 0],
  ['it was 180 days ago', 'hash', 180 * 86_400_000],
])('a browser that has signed in is a stranger’s again once %s', async (_, hash, passedMs) => {
  const email = 'editor@b.example';
  const cookie = await wasIn(email);
  const attempt = start(async () => wrong);
  for (let tries = 0; tries < 5; tries += 1) await attempt(email, { cookie });
  expect((await attempt(email)).said).toBe(guessed);
  password = hash;
  vi.advanceTimersByTime(passedMs);
  for (let tries = 0; tries < 5; tries += 1) await attempt(email, { cookie });
  expect((await attempt(email)).said).toBe(closed);
});

it('each sign-in renews the 180 days', async () => {
  const email = 'editor@b.example';
  let cookie = await wasIn(email);
  const attempt = start(async () => right);
  for (let times = 0; times < 2; times += 1) {
    vi.advanceTimersByTime(100 * 86_400_000);
    const { set } = await attempt(email, { cookie });
    const name = (whole: string) => whole.replace('other=1; ', '').split('.')[0];
    expect(name(set)).toBe(name(cookie));
    cookie = set.split(';')[0] ?? '';
  }
});

it('a person with many known browsers gets no more guesses than a network of strangers', async () => {
  const email = 'editor@b.example';
  const cookies = [];
  for (let at = 0; at < 10; at += 1) cookies.push(await wasIn(email));
  const resolve = vi.fn(async (): Promise<unknown> => wrong);
  const attempt = start(resolve);
  for (const cookie of cookies) {
    for (let tries = 0; tries < 5; tries += 1) await attempt(email, { cookie });
  }
  expect(resolve).toHaveBeenCalledTimes(20);
  expect((await attempt(email, { cookie: cookies[9] })).said).toBe(closed);
});

it('one network cannot guess at more and more people', async () => {
  const resolve = vi.fn(async (): Promise<unknown> => wrong);
  const attempt = start(resolve);
  for (let at = 0; at < 80; at += 1) {
    await attempt(`${at}@b.example`, { address: `2001:db8:7:${at}::1` });
  }
  expect(resolve).toHaveBeenCalledTimes(50);
  expect((await attempt('z@b.example', { address: '2001:db8:7::1' })).said).toBe(closed);
  expect((await attempt('z@b.example', { address: '2001:db8:8::1' })).said).toBe(guessed);
});
