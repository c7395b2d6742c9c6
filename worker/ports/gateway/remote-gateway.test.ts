/** The remote gateway: the contract over loopback, the body it sends, the session, and every way to fail. */
import { describe, expect, inject, it } from 'vitest';
import { faultNames } from '../../../tests/partner/partner-faults.ts';
import { partnerKey } from '../../../tests/partner/partner-vars.ts';
import { createOutside } from '../../http/outside/outside.ts';
import { call, context, failed, gatewayContract, visitCreate } from './gateway.contract.ts';
import type { InnerName } from './inner-calls.ts';
import { createRemoteGateway } from './remote-gateway.ts';

const partner = inject('partner');

function remote(origin: string, parts: Parameters<typeof createOutside>[1] = {}) {
  const outside = createOutside('gateway', { log: () => undefined, ...parts });
  return createRemoteGateway({ url: `${origin}/api/v2`, key: partnerKey, outside });
}

gatewayContract('remote, against the partner', () => remote(partner));

/** Records the request, and answers with what the test gives. */
function recorded(
  answer: unknown = { status: 200, code: 1, message: '', data: { visit_id: '1' } },
  status = 200,
) {
  const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const port = remote('https://gw.example', {
    fetch: async (url, init) => {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      sent.push({ url: String(url), headers: new Headers(init?.headers), body });
      return Response.json(answer, { status });
    },
  });
  return { port, sent };
}

describe('the body it sends', () => {
  it('is as specified (spec: gateway), with host, service and affiliate of the brand', async () => {
    const { port, sent } = recorded();
    await port.call(visitCreate, { ...context, visitId: 'v1' });
    expect(sent[0]?.url).toBe('https://gw.example/api/v2');
    expect(sent[0]?.body).toEqual({
      path: '/visit/create',
      method: 'POST',
      serviceId: 1,
      vertical: 'energy',
      body: {
        rcCode: 'AB1',
        rc: 'AB1',
        address: '19 Murray Road',
        screenResolution: '',
        source_type: 1,
      },
      visitId: 'v1',
      rcCode: 'AB1',
      affiliateName: context.brand.affiliate.slug,
      host: context.host,
    });
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${partnerKey}`);
  });

  it('leaves authToken out when the cookie exists', async () => {
    const { port, sent } = recorded();
    await port.call(visitCreate, { ...context, session: { cookie: 'c', body: 'b' } });
    expect(sent[0]?.body).not.toHaveProperty('authToken');
    expect(sent[0]?.headers.get('cookie')).toBe('authToken=c');
    await port.call(visitCreate, { ...context, session: { body: 'b' } });
    expect(sent[1]?.body.authToken).toBe('b');
    expect(sent[1]?.headers.get('cookie')).toBeNull();
  });

  it('sets assigned to 1 for providers', async () => {
    const { port, sent } = recorded();
    await port.call(call('POST /provider/list', { vertical: [4], rc: 'A' }), context);
    expect(sent[0]?.body.body).toEqual({ assigned: 1, vertical: [4], rc: 'A' });
  });
});

describe('the plan calls', () => {
  it.each<[InnerName, object]>([
    [
      'POST /mobile/plan/list',
      { connection_type: 1, plan_type: 1, plan_minify: 1, cost_sorting: 2 },
    ],
    [
      'POST /broadband/plan/list',
      { conn_type_group: [{ type: 1 }], plan_minify: 1, cost_sorting: 2 },
    ],
  ])(
    '%s goes out exactly as the specification has it (spec: plan-calls)',
    async (name, specified) => {
      const { port, sent } = recorded();
      await port.call(call(name, { cost_sorting: 2 }), context);
      expect(sent[0]?.body.body).toEqual(specified);
    },
  );
});

describe('the session', () => {
  const ask = (manner: string, session: typeof context.session = { cookie: 'known' }) =>
    remote(`${partner}/with/${manner}`).call(visitCreate, { ...context, session });

  it('gets a token when it has none, and keeps the one it has', async () => {
    const fresh = await remote(partner).call(visitCreate, { ...context, session: {} });
    expect(fresh.authToken).toMatch(/^partner-token-/);
    expect(await remote(partner).call(visitCreate, context)).not.toHaveProperty('authToken');
    expect((await ask('rotate')).authToken).toMatch(/^partner-token-/);
  });

  it('ends with an expired code or an agent error, which are failures', async () => {
    expect(await ask('expired')).toMatchObject({
      code: 0,
      status: 401,
      expiredRcCode: true,
      data: null,
    });
    expect(await ask('agent-error')).toMatchObject({
      code: 0,
      status: 401,
      agentError: 'Agent gone',
    });
  });

  const good = { status: 200, code: 1, data: { visit_id: '1' } };
  const said = (flag: unknown) => recorded({ ...good, expiredRcCode: flag, agentError: flag }).port;

  it.each([true, 'true', 1, '1', 'yes', 'AB1'])('is over where a flag is %j', async (yes) => {
    const agentError = typeof yes === 'string' ? yes : true;
    expect(await said(yes).call(visitCreate, context)).toMatchObject({
      code: 1,
      expiredRcCode: true,
      agentError,
    });
  });

  it.each([false, 'false', 'False', 'no', 'Off', 0, '0', '', ' ', null])(
    'goes on where a flag is %j',
    async (no) => {
      const { message, ...answer } = await said(no).call(visitCreate, context);
      expect(answer).toEqual({ code: 1, status: 200, data: good.data });
    },
  );

  it.each<[string, unknown, number]>([
    ['a 5xx', { ...good, agentError: 'Gone', expiredRcCode: '1', authToken: 't' }, 500],
    [
      'a 5xx of the session alone',
      { agentError: 'Gone', expiredRcCode: true, authToken: 't' },
      503,
    ],
    ['a 4xx without a status', { agentError: 'Gone', expiredRcCode: true, authToken: 't' }, 401],
    [
      'an answer that cannot be read',
      { data: 7, agentError: 'Gone', expiredRcCode: 1, authToken: 't' },
      200,
    ],
  ])('is heard in %s, which stays a failure', async (_, said, status) => {
    const answer = await recorded(said, status).port.call(visitCreate, context);
    const session = { agentError: 'Gone', expiredRcCode: true, authToken: 't' };
    expect(answer).toEqual({ ...failed, status: 502, ...session });
  });

  it('is nothing in a 5xx that says no, or nothing that can be read', async () => {
    for (const said of ['Oops', null, [], { agentError: 'false', expiredRcCode: 0 }]) {
      const answer = await recorded(said, 500).port.call(visitCreate, context);
      expect(answer).toEqual({ ...failed, status: 502 });
    }
  });
});

describe('a gateway that fails', () => {
  it.each(faultNames.filter((name) => name !== 'delay' && name !== 'refuse'))(
    '%s: a failure in the gateway’s own shape, in time',
    async (fault) => {
      const hangs = fault.startsWith('hang');
      // A busy machine may take longer than 300 ms to refuse an answer of 10 MB.
      const port = remote(`${partner}/with/${fault}`, { deadlineMs: hangs ? 300 : 10_000 });
      const startedAt = Date.now();
      for (const inner of [
        visitCreate,
        call('GET /postcode/list', { search: '3056' }),
        call('POST /provider/list', { vertical: [1] }),
        call('POST /mobile/plan/list', {}),
      ]) {
        const answer = await port.call(inner, context);
        expect(answer).toMatchObject(failed);
        expect(answer.status).toBe(hangs ? 504 : 502);
      }
      if (hangs) expect(Date.now() - startedAt).toBeLessThan(5_000);
    },
  );

  it('follows no redirect', async () => {
    await remote(`${partner}/with/redirect`).call(visitCreate, context);
    const followed = await (await fetch(`${partner}/_followed`)).json();
    expect(followed).toEqual({ followed: 0 });
  });

  it('says why when it refuses', async () => {
    const answer = await remote(`${partner}/with/refuse`).call(visitCreate, context);
    expect(answer).toEqual({ code: 0, status: 403, message: 'Not for you', data: null });
  });

  it.each([
    [
      'a status other than 200',
      { status: 422, code: 1, message: 'No', data: { visit_id: '1' } },
      422,
    ],
    ['code "0"', { status: 200, code: '0', message: 'No', data: { visit_id: '1' } }, 200],
    ['code 0', { status: 200, code: 0, message: 'No', data: { visit_id: '1' } }, 200],
    ['no status', { code: 1, data: { visit_id: '1' } }, 502],
    ['data that are none', { status: 200, code: 1, data: { visit_id: {} } }, 502],
    ['a list for an object', { status: 200, code: 1, data: [] }, 502],
  ])('%s', async (_, said, status) => {
    const answer = await recorded(said).port.call(visitCreate, context);
    expect(answer).toMatchObject({ code: 0, status, data: null });
  });
});
