/** Which tries count as guesses; over a real CMS: tests/keystone/api/rights/sign-in.test.ts. */
import { buildSchema, graphql } from 'graphql';
import { expect, it, vi } from 'vitest';
import { limitSignIn } from './sign-in-limit.ts';

const wrong = { message: 'Authentication failed.' };
const closed = 'Too many wrong passwords: try again in 15 minutes';

function signIn(resolve: () => Promise<unknown>): (email?: string) => Promise<string> {
  const schema = buildSchema(`
    type Answer { sessionToken: String message: String }
    type Query { none: Int }
    type Mutation { authenticateUserWithPassword(email: String!): Answer }`);
  const field = schema.getMutationType()?.getFields().authenticateUserWithPassword;
  if (field) field.resolve = resolve;
  limitSignIn(schema);
  return async (email = 'a@b.example') => {
    const source = `mutation { authenticateUserWithPassword(email: "${email}") { message } }`;
    const { errors = [] } = await graphql({ schema, source });
    return errors.map(({ message }) => message).join();
  };
}

it('a try that nobody could answer is no wrong password, and takes back none that was', async () => {
  const resolve = vi.fn(async (): Promise<unknown> => wrong);
  const attempt = signIn(resolve);
  for (let tries = 0; tries < 4; tries += 1) expect(await attempt()).toBe('');
  resolve.mockRejectedValue(new Error('The database is away'));
  for (let tries = 0; tries < 6; tries += 1) expect(await attempt()).toBe('The database is away');
  resolve.mockResolvedValue(wrong);
  expect(await attempt()).toBe('');
  expect(await attempt()).toBe(closed);
});

it('guesses over many emails are closed for a minute, but not for whoever has been in before', async () => {
  vi.useFakeTimers();
  const resolve = vi.fn(async (): Promise<unknown> => ({ sessionToken: 's' }));
  const attempt = signIn(resolve);
  expect(await attempt('here@b.example')).toBe('');
  resolve.mockResolvedValue(wrong);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, at) => attempt(`${at}@b.example`)),
  );
  expect(guesses.filter((said) => said === '')).toHaveLength(60);
  const paused = 'Somebody is guessing passwords, so signing in is paused: try again in a minute';
  expect(guesses.at(-1)).toBe(paused);
  expect(resolve).toHaveBeenCalledTimes(61);
  resolve.mockResolvedValueOnce({ sessionToken: 's' });
  expect(await attempt('here@b.example')).toBe('');
  // Wrong passwords get the same answer, however many: another one would tell who has been in.
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await attempt('here@b.example')).toBe(paused);
  }
  vi.advanceTimersByTime(60_000);
  expect(await attempt('last@b.example')).toBe('');
  vi.useRealTimers();
});
