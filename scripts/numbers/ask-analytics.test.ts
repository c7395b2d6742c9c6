/** The numbers of a stage: requests over HTTPS, reading answers and refusals, and the command as a whole. */
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { runCaptured, toolEnv } from '../site/run-tool.ts';
import { accountFrom, askAnalytics } from './ask-analytics.ts';

interface Asked {
  readonly path: string;
  readonly token: string;
  readonly query: string;
}
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A stand-in for the service on loopback, which returns counts as text, as the service does. */
async function standIn(answer: (query: string) => { status?: number; body: string }) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let query = '';
    request.on('data', (chunk) => {
      query += String(chunk);
    });
    request.on('end', () => {
      asked.push({ path: request.url ?? '', token: request.headers.authorization ?? '', query });
      const { status = 200, body } = answer(query);
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const env = {
    CLOUDFLARE_ACCOUNT_ID: 'acc0',
    CLOUDFLARE_API_TOKEN: 'Zq7secret',
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4/`,
  };
  return { asked, env };
}

const row = { brand: 'acacia', vertical: 'energy' };
const day = String(Math.floor((Date.now() / 1000 + 36_000) / 86_400));
function numbers(query: string) {
  const data = query.includes(' AS day')
    ? [
        { ...row, step: 'page', day, count: '1200' },
        { ...row, step: 'lead', day, count: '7' },
      ]
    : query.includes("blob1 = 'page'")
      ? [{ ...row, step: 'page', code: 'RC-1', count: '900' }]
      : [{ ...row, step: 'lead', code: 'RC-1', count: '7' }];
  return { body: JSON.stringify({ meta: [], data, rows: data.length }) };
}

const since = new Date(1_795_000_000_000);
const until = new Date(1_795_600_000_000);

describe('the numbers of a stage', () => {
  it('come from its own dataset, scaled up for sampling', async () => {
    const { asked, env } = await standIn(numbers);
    const account = accountFrom(env);
    const period = { since, until, brand: 'acacia' };
    const { counted } = await askAnalytics(account, 'production', period);
    expect(counted.map(({ step, code, count }) => `${step} ${code}: ${count}`)).toEqual([
      'page RC-1: 900',
      'lead RC-1: 7',
      'page other: 300',
    ]);
    expect(asked).toHaveLength(3);
    const day = 'intDiv(toUnixTimestamp(timestamp) + 36000, 86400) AS day';
    expect(asked.filter(({ query }) => query.includes(day))).toHaveLength(1);
    for (const { path, token, query } of asked) {
      expect(path).toBe('/client/v4/accounts/acc0/analytics_engine/sql');
      expect(token).toBe('Bearer Zq7secret');
      expect(query).toContain('SUM(_sample_interval) AS count\nFROM kurrajong_numbers_production');
      expect(query).toContain('timestamp >= toDateTime(1795000000)');
      expect(query).toContain("AND timestamp <= toDateTime(1795600000) AND blob2 = 'acacia'");
      expect(query).toMatch(/FORMAT JSON$/);
    }
  });

  it.each([
    [403, 'Authentication error', 'CLOUDFLARE_API_TOKEN needs the permission Account Analytics'],
    [422, 'no such table', 'Analytics Engine answered 422: no such table'],
  ])('are refused with %i and a reason, without showing the token', async (status, body, words) => {
    const { env } = await standIn(() => ({ status, body }));
    const asking = askAnalytics(accountFrom(env), 'qa', { since, until, brand: undefined });
    const error = await asking.catch(String);
    expect(error).toContain(words);
    expect(error).not.toContain('Zq7secret');
  });

  it('need an account and a token', () => {
    expect(() => accountFrom({ CLOUDFLARE_API_TOKEN: 'x' })).toThrow('CLOUDFLARE_ACCOUNT_ID');
    expect(() => accountFrom({})).toThrow(/CLOUDFLARE_ACCOUNT_ID.*CLOUDFLARE_API_TOKEN/);
    expect(accountFrom({ CLOUDFLARE_API_TOKEN: 'x', CLOUDFLARE_ACCOUNT_ID: 'y' }).api).toBe(
      'https://api.cloudflare.com/client/v4',
    );
  });
});

it('the command prints the numbers', async () => {
  const { env } = await standIn(numbers);
  const args = [
    '--import',
    'tsx',
    'scripts/numbers/report.ts',
    '--stage',
    'production',
    '--since',
    '2d',
  ];
  const { code, output, errors } = await runCaptured('node', args, toolEnv(env));
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(output).toMatch(/Pages seen +1200/);
  expect(output).toMatch(/RC-1 +900 +7/);
  const none = { CLOUDFLARE_ACCOUNT_ID: '', CLOUDFLARE_API_TOKEN: '' };
  const without = await runCaptured('node', args, toolEnv(none));
  expect([without.code, without.output]).toEqual([2, '']);
  expect(without.errors).toContain('The numbers of a stage need CLOUDFLARE_ACCOUNT_ID');
});
