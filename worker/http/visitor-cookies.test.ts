/** A visitor's cookies where a page made several calls, or a browser sent a cookie twice. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../context.ts';
import { hearSession, readCookie, type SessionNews } from './visitor-cookies.ts';

async function cookiesAfter(heard: readonly SessionNews[]): Promise<string[]> {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => {
    hearSession(c, heard);
    return c.body(null);
  });
  const response = await app.request('https://www.acacia.example/');
  return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}

it('the token of the last answer that has one is kept, unless any answer ended the session', async () => {
  const heard = [{ authToken: 'first' }, { authToken: 'last' }, {}];
  expect(await cookiesAfter(heard)).toEqual(['authToken=last']);
  expect(await cookiesAfter([{ agentError: true }, ...heard])).toEqual(['authToken=']);
  expect(await cookiesAfter([{ expiredRcCode: true }, ...heard])).toEqual(['authToken=']);
});

it('of two cookies with one name, the first is read: browsers send the most specific path first', () => {
  expect(readCookie('b=0; a=1; aa=2; a=3', 'a')).toBe('1');
});

it.each([
  ['AAA', ['authToken=', 'kj_ended=AAA', 'kj_ref=utm_source=two']],
  // From a tab opened before: the visitor has arrived with another code since.
  ['OLD', ['authToken=', 'kj_ended=OLD']],
])('when code %s expires, the campaign of a later arrival stays', async (expired, cookies) => {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => {
    hearSession(c, [{ expiredRcCode: true }], expired);
    return c.body(null);
  });
  const headers = { cookie: 'kj_ref=rcCode=AAA&utm_source=two' };
  const response = await app.request('https://www.acacia.example/', { headers });
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(cookies);
});
