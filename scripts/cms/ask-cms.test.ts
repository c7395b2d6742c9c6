/** The errors when no CMS can be asked: what answers in its place, and what to do. */
import { afterEach, expect, it, vi } from 'vitest';
import { askCms } from './ask-cms.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const api = 'https://cms.example/api/graphql';
const ask = (url = api) => askCms({ api: url, token: 't' }, '{ now }', {});

it('returns the data of an answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { now: 1 } }));
  expect(await ask()).toEqual({ now: 1 });
});

it.each([
  [
    'refuses',
    () => Response.json({ errors: [{ message: 'Not for you' }] }),
    'The CMS refused: Not for you',
  ],
  [
    'is a proxy’s page',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'https://cms.example answered 502 without JSON: check that CMS_URL is the GraphQL endpoint of a CMS',
  ],
  [
    'is nobody',
    () => {
      const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
      throw new TypeError('fetch failed', { cause });
    },
    'No CMS answers at https://cms.example (ENOTFOUND): start one with npm run cms, or set CMS_URL',
  ],
])('reports the cause when what answers %s', async (_, answer, words) => {
  vi.stubGlobal('fetch', async () => answer());
  await expect(ask()).rejects.toThrow(words);
});

it.each([
  ['hangs', (late: Promise<never>) => late],
  ['stops within its answer', (late: Promise<never>) => ({ json: () => late })],
])('gives up on a server that %s', async (_, answer) => {
  const over = new AbortController();
  const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) =>
    answer(new Promise((_resolve, reject) => signal.addEventListener('abort', reject))),
  );
  const asked = ask();
  setTimeout(() => over.abort());
  await expect(asked).rejects.toThrow('https://cms.example did not answer within 5 minutes');
  expect(deadline).toHaveBeenCalledWith(300_000);
});

it('says how to write a URL', async () => {
  await expect(ask('cms.example/api')).rejects.toThrow(
    'CMS_URL is "cms.example/api": write it in full, https://cms.example/api/graphql',
  );
});

it.each([
  ['http://cms.example/api/graphql', 'CMS_URL must be https (plain http only on localhost)'],
  ['https://me:secret@cms.example/api', 'CMS_URL must not contain a user name or password'],
])('sends no token to %s', async (url, words) => {
  const fetch = vi.fn(async () => Response.json({ data: { now: 1 } }));
  vi.stubGlobal('fetch', fetch);
  await expect(ask(url)).rejects.toThrow(words);
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask('http://127.0.0.1:9/api/graphql')).toEqual({ now: 1 });
});
