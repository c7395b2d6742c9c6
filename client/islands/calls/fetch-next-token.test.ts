/** The next token in the browser: asked for when none is stored, kept while it lasts, renewed once. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const never = new AbortController().signal;
const lasting = (name: string) => `${(Date.now() + 60_000).toString(36)}.${name}`;
let calls: string[];
let postWithToken: typeof import('./fetch-next-token.ts').postWithToken;

beforeEach(async () => {
  kept.clear();
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.resetModules();
  ({ postWithToken } = await import('./fetch-next-token.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that accepts only the token `taken` and issues `given`, or none where that is undefined. */
function edge(taken: string, given: string | undefined) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization') ?? '';
    calls.push(`${url} ${token}`);
    if (url !== '/api/next-token')
      return Response.json({}, { status: token === taken ? 200 : 401 });
    return Response.json(given === undefined ? {} : { nextToken: given });
  });
}

it('uses the stored token while it lasts', async () => {
  const token = lasting('a');
  kept.set('nextToken', token);
  edge(token, lasting('b'));
  expect((await postWithToken('/x', {}, never)).status).toBe(200);
  expect(calls).toEqual([`/x ${token}`]);
});

/** The second would expire on its way. */
const stale = [-1, 10_000].map((left) => `${(Date.now() + left).toString(36)}.old`);

it.each([undefined, 'garbage', ...stale])(
  'asks for one first when %s is stored, and keeps it',
  async (stored) => {
    if (stored) kept.set('nextToken', stored);
    const token = lasting('new');
    edge(token, token);
    await postWithToken('/x', {}, never);
    await postWithToken('/x', {}, never);
    expect(calls).toEqual(['/api/next-token ', `/x ${token}`, `/x ${token}`]);
    expect(kept.get('nextToken')).toBe(token);
  },
);

it('asks once where the server needs none', async () => {
  edge('', '');
  await postWithToken('/x', {}, never);
  expect((await postWithToken('/x', {}, never)).status).toBe(200);
  expect(calls).toEqual(['/api/next-token ', '/x ', '/x ']);
});

it('searches without one when none is available, and asks again for the next search', async () => {
  edge('', undefined);
  expect((await postWithToken('/x', {}, never)).status).toBe(200);
  await postWithToken('/x', {}, never);
  expect(calls).toEqual(['/api/next-token ', '/x ', '/api/next-token ', '/x ']);
});

it('renews a rejected token, once', async () => {
  const [old, token] = [lasting('old'), lasting('new')];
  kept.set('nextToken', old);
  edge(token, token);
  expect((await postWithToken('/x', {}, never)).status).toBe(200);
  expect(calls).toEqual([`/x ${old}`, '/api/next-token ', `/x ${token}`]);
  calls.length = 0;
  edge('another', token);
  expect((await postWithToken('/x', {}, never)).status).toBe(401);
  expect(calls).toEqual([`/x ${token}`, '/api/next-token ', `/x ${token}`]);
});

it('renews nothing for an aborted search', async () => {
  const over = new AbortController();
  const token = lasting('a');
  kept.set('nextToken', token);
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    over.abort();
    return Response.json({}, { status: 401 });
  });
  await postWithToken('/x', {}, over.signal);
  expect(calls).toEqual(['/x']);
});

it('asks for one token, however many searches wait for it, and sends only the one still wanted', async () => {
  const token = lasting('a');
  const issued = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    calls.push(`${url} ${init.body}`);
    return url === '/api/next-token' ? issued.promise : Response.json({});
  });
  const older = new AbortController();
  const answers = [postWithToken('/x', 'older', older.signal)];
  older.abort();
  answers.push(postWithToken('/x', 'newer', never));
  issued.resolve(Response.json({ nextToken: token }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([0, 200]);
  expect(calls).toEqual(['/api/next-token {}', '/x "newer"']);
});

/** When each path answers, in milliseconds after it is asked; another never does. */
function answering(after: Record<string, readonly [number, () => Response]>): void {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    calls.push(url);
    return new Promise((resolve, refuse) => {
      signal?.addEventListener('abort', refuse);
      const found = after[url];
      if (found) setTimeout(() => resolve(found[1]()), found[0]);
    });
  });
}

const rejected = () => Response.json({}, { status: 401 });

it.each([
  ['a token and for what it is sent with', undefined, '/api/next-token', 0],
  ['a token in place of a rejected one', 'old', '/x', 401],
] as const)('waits 8 s in all for %s', async (_, token, first, status) => {
  if (token) kept.set('nextToken', lasting(token));
  const issued = () => Response.json({ nextToken: lasting('a') });
  answering({ [first]: [7000, token ? rejected : issued] });
  const statuses: number[] = [];
  void postWithToken('/x', {}, never).then(({ status: one }) => statuses.push(one));
  await vi.advanceTimersByTimeAsync(7999);
  expect([statuses, calls[0], calls.length]).toEqual([[], first, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses).toEqual([status]);
});

it('waits no longer for a token that another call asked for later, and leaves it to that one', async () => {
  kept.set('nextToken', lasting('old'));
  const token = lasting('new');
  answering({
    '/slow': [7000, rejected],
    '/quick': [5000, rejected],
    '/api/next-token': [4000, () => Response.json({ nextToken: token })],
  });
  const statuses: [string, number][] = [];
  const search = (path: string) =>
    void postWithToken(path, {}, never).then(({ status }) => statuses.push([path, status]));
  search('/slow');
  await vi.advanceTimersByTimeAsync(1000);
  search('/quick');
  await vi.advanceTimersByTimeAsync(7000);
  expect(statuses).toEqual([['/slow', 401]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept.get('nextToken')).toBe(token);
});
