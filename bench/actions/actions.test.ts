/** Every benchmarked action gets the site's answer, and makes the number of platform calls listed here. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { actions } from './actions.ts';
import { type ActionServer, act, comeTo, countsOf, startActions } from './start-actions.ts';

let server: ActionServer;

beforeAll(async () => {
  // The client is already built; without this, each bundling would rebuild it while other tests read it.
  vi.stubEnv('KURRAJONG_BUILT', '1');
  server = await startActions([200, 400]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.server.dispose();
});

/** Round trips to D1, their statements, and rows written: the same however many rows exist. */
const asks = {
  'address keystroke': [1, 1, 0],
  'list of plans': [1, 3, 0],
  'plan page': [1, 3, 0],
  'comparison of three plans': [1, 6, 0],
  'hero submit': [4, 4, 16],
  lead: [3, 8, 14],
};

it.each(actions)('$name gets the same kind of answer from every site', async (action) => {
  const kinds = [];
  for (const site of [...server.sites, ...server.counted]) {
    const [visitor] = await comeTo(site, action, 1);
    if (!visitor) throw new Error('Nobody came');
    const { headers, body } = await act(site.port, action, visitor);
    expect(body.length).toBeGreaterThan(20);
    kinds.push(headers['content-type']);
  }
  expect(new Set(kinds).size).toBe(1);
});

it.each(actions)('$name runs the expected statements', async (action) => {
  for (const site of server.counted) {
    const { messages, statements, rowsWritten, kvReads } = await countsOf(action, site);
    const asked = [messages, statements, rowsWritten];
    expect({ [action.name]: asked }).toEqual({ [action.name]: Reflect.get(asks, action.name) });
    expect(kvReads).toBe(0);
  }
});

it('a keystroke finds addresses, a list contains plans, and a plan page shows its plan', async () => {
  const [site] = server.sites;
  if (!site) throw new Error('There is no site');
  const { lines, plans } = site.ground;
  expect(lines.length).toBeGreaterThan(5);
  expect(plans.length).toBe(110);
  const bodies: Record<string, string> = {};
  for (const action of actions) {
    const [visitor] = await comeTo(site, action, 1);
    if (visitor) bodies[action.name] = (await act(site.port, action, visitor)).body;
  }
  expect(bodies['address keystroke']).toContain('DisplayLine');
  expect(bodies['list of plans']).toContain('"total":110');
  expect(bodies['plan page']).toContain('seller-');
  expect(bodies['comparison of three plans']).toContain('<table');
  expect(bodies['hero submit']).toContain('leadId');
  expect(bodies.lead).toContain('reference');
});
