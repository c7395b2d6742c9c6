/** Signing in: people who guess passwords are slowed down, and nobody else is. */
import { expect, it } from 'vitest';
import { development } from '../../../../content/cms/development-values.mjs';
import { askKeystone, must, signIn, signInAdmin, stranger } from '../../support/ask-keystone.ts';

const wrong = 'The email or the password is wrong';
const attempt = (email: string) =>
  askKeystone(
    stranger,
    `mutation ($email: String!) { authenticateUserWithPassword(email: $email, password: "a wrong password") {
      ... on UserAuthenticationWithPasswordFailure { message } } }`,
    { email },
  );

it('is closed for an email after five wrong passwords, whether or not that person exists', async () => {
  const email = `${crypto.randomUUID()}@people.example`;
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await attempt(email)).errors).toBe(wrong);
  }
  expect((await attempt(` ${email.toUpperCase()}`)).errors).toContain('Too many wrong passwords');
  const other = await attempt(`${crypto.randomUUID()}@people.example`);
  expect(other.errors).toBe(wrong);
});

it('is closed for simultaneous guesses, too', async () => {
  const email = `${crypto.randomUUID()}@people.example`;
  const all = await Promise.all(Array.from({ length: 40 }, () => attempt(email)));
  const tried = all.filter(({ errors }) => !errors.includes('Too many wrong passwords'));
  expect(tried).toHaveLength(5);
});

it('restarts the count after the right password', async () => {
  const { email, password } = development;
  // Another test may have tried a wrong one.
  await signIn(email, password);
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) expect((await attempt(email)).errors).toBe(wrong);
    await signIn(email, password);
  }
});

it('lets a person in from a browser they have used before while somebody guesses at their email', async () => {
  const [email, password] = [`${crypto.randomUUID()}@people.example`, 'a long enough password'];
  const data = { name: 'Priya', email, password, role: 'editor' };
  const create = 'mutation ($data: UserCreateInput!) { createUser(data: $data) { id } }';
  await must(await signInAdmin(), create, { data });
  const { cookie = '' } = await signIn(email, password);
  for (let tries = 0; tries < 5; tries += 1) await attempt(email);
  expect((await attempt(email)).errors).toContain('Too many wrong passwords');
  await expect(signIn(email, password)).rejects.toThrow('Too many wrong passwords');
  expect(await signIn(email, password, { cookie })).toHaveProperty('cookie');
});

it.each([
  ['under other names', 'mutation { a: SIGN b: SIGN }'],
  ['in a fragment', 'mutation { SIGN ...more } fragment more on Mutation { b: SIGN }'],
])('is tried once in a request, and not twice %s', async (_, query) => {
  const sign =
    'authenticateUserWithPassword(email: "a@people.example", password: "a wrong password") { __typename }';
  const { data, errors } = await askKeystone(stranger, query.replaceAll('SIGN', sign));
  expect([data, errors]).toEqual([null, expect.stringContaining('signs in once')]);
});
