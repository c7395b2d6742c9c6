/** The order of checks for every form, tested with a form that behaves as told. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acacia } from '../../../brands/acacia/brand.ts';
import { exhausted, form, formApp, json } from '../../../tests/workerd/forms/forms.fixture.ts';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { formEnvelope, typedField } from '../../leads/intake/form-inputs.ts';
import { wirePorts } from '../../wire.ts';
import { accepted, invalid, type Refused } from './form-outcome.ts';
import { formRoute } from './form-route.tsx';

const path = '/api/told';
const id = '0199f3a0-0000-7000-8000-00000000abcd';
const wrong = [{ field: 'name', message: 'Name is required.' }];

/** The field `does` decides the form's outcome. */
const told = formRoute({
  input: v.object({ ...formEnvelope, does: typedField, name: typedField }),
  demand(_, { does }) {
    if (does === 'nonsense') throw new Problem('bad_request', { field: 'does' });
  },
  async submit(c, { does, name }) {
    if (name === 'ended') c.set('endedSession', { agentError: true, rcCode: 'OLD' });
    if (does === 'break') throw new Error('broken');
    if (does === 'conflict') throw new Problem('already_sent');
    if (does === 'withdrawn') throw new Problem('details_withdrawn');
    if (does === 'strange') throw new Problem('unknown_lead');
    if (does === 'refuse') return invalid(wrong);
    if (does === 'ask') return { ...invalid(wrong), found: ['one'] };
    return accepted({ message: 'Told', reference: 'KJ 1', page: '/told', tracking: {} }, [
      { brand: 'acacia', id },
    ]);
  },
  async again(_, { name, submissionId }, { errors, found }: Refused<string[]>) {
    const view = (
      <main id={submissionId} title={name}>
        {errors.map(({ field, message }) => `${field}: ${message}`)}
      </main>
    );
    return { title: 'Told again', view, asks: found !== undefined };
  },
  failureField: 'name',
});
const dispatch = vi.fn(wirePorts(env).dispatch);
const fetch = formApp((app) => app.route(path, told), [], { dispatch });
const fields = (does: string) => ({ does, name: '<b>Jo', submissionId: id });
const page = async (does: string) => {
  const response = await fetch(form(path, fields(does)));
  return { status: response.status, html: await response.text() };
};

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  dispatch.mockClear();
  vi.spyOn(console, 'log').mockImplementation((line) => {
    logged.push(String(line));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['accept', 202],
  ['refuse', 422],
])('a script is told that its session ended during the check: %s', async (does, status) => {
  const response = await fetch(json(path, { ...fields(does), name: 'ended' }));
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: status === 202, agentError: true });
});

it('a page is without the referral code whose session ended during the check', async () => {
  const given = { ...fields('refuse'), name: 'ended' };
  const response = await fetch(form(`${path}?rcCode=OLD&utm_source=mail`, given));
  const cookies = response.headers.getSetCookie();
  expect(cookies).toEqual([expect.stringMatching(/^kj_ref=utm_source=mail;/)]);
  const html = await response.text();
  expect(html).toContain('utm_source=mail');
  expect(html).not.toContain('OLD');
});

describe('an accepted form', () => {
  it('is answered with JSON for a script', async () => {
    const response = await fetch(json(path, fields('accept')));
    expect(response.status).toBe(202);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      message: 'Told',
      reference: 'KJ 1',
      receipt: '/told?ref=KJ%201',
    });
  });

  it('redirects to its receipt without a script', async () => {
    const response = await fetch(form(path, fields('accept')));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/told?ref=KJ%201']);
  });

  it('is delivered, and no other form is', async () => {
    await fetch(json(path, fields('refuse')));
    await fetch(form(path, fields('break')));
    expect(dispatch).not.toHaveBeenCalled();
    await fetch(json(path, fields('accept')));
    expect(dispatch.mock.calls).toEqual([[[{ brand: 'acacia', id }]]]);
  });

  it('is completed even if its sender leaves before the answer', async () => {
    const held: Promise<unknown>[] = [];
    const slow = Promise.withResolvers<void>();
    let taken = false;
    const route = formRoute({
      input: v.object({ ...formEnvelope }),
      async submit() {
        await slow.promise;
        taken = true;
        return accepted({ message: 'Told', reference: 'KJ 1', page: '/told', tracking: {} }, []);
      },
      again: async () => ({ title: '', view: <main /> }),
    });
    const context = createExecutionContext();
    context.waitUntil = (work: Promise<unknown>) => held.push(work);
    const app = new Hono<AppEnv>().use(async (c, next) => {
      c.set('brand', acacia);
      await next();
    });
    const request = json(path, { submissionId: id });
    const answer = app.route(path, route).fetch(request, env, context);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    slow.resolve();
    await Promise.all(held);
    expect(taken).toBe(true);
    expect((await answer).status).toBe(202);
  });

  it('stays accepted if its first delivery fails', async () => {
    dispatch.mockRejectedValueOnce(new Error('queue is down'));
    expect((await fetch(json(path, fields('accept')))).status).toBe(202);
    await vi.waitFor(() => expect(logged.join()).toContain('dispatch_failed'));
  });
});

describe('a refused form', () => {
  it('is answered with JSON and a message for each field', async () => {
    const response = await fetch(json(path, fields('refuse')));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      success: false,
      errorMessage: 'Name is required.',
      error: { code: 'invalid', message: 'Name is required.', field: 'name' },
      errors: wrong,
    });
  });

  it('is shown again without a script, with the typed values, under the same id', async () => {
    const { status, html } = await page('refuse');
    expect(status).toBe(422);
    expect(html).toContain('<title>Error: Told again');
    for (const kept of ['&lt;b&gt;Jo', id, 'name: Name is required.']) expect(html).toContain(kept);
  });

  it('that only needs a choice is not an error', async () => {
    const { status, html } = await page('ask');
    expect(status).toBe(200);
    expect(html).toContain('<title>Told again');
    expect((await fetch(json(path, fields('ask')))).status).toBe(422);
  });
});

describe('a returned form', () => {
  it.each([
    ['refuse', 1],
    ['ask', 1],
    ['break', 0],
    ['conflict', 0],
  ])('is counted if the sender has to act, with and without a script: %s', async (does, times) => {
    const steps: string[] = [];
    const numbers = {
      count({ step }: { readonly step: string }) {
        steps.push(step);
        return undefined;
      },
    };
    const counting = formApp((app) => app.route(path, told), [], { numbers });
    const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
    for (const sent of [form, json]) {
      steps.length = 0;
      await counting(sent(path, fields(does), visitor));
      expect(steps).toEqual(Array.from({ length: times }, () => 'sent-back'));
    }
  });
});

describe('a failure', () => {
  it('that is temporary keeps the typed values, and is logged', async () => {
    const { status, html } = await page('break');
    expect(status).toBe(500);
    for (const kept of ['&lt;b&gt;Jo', id, 'name: Something went wrong on our side.']) {
      expect(html).toContain(kept);
    }
    expect(logged.filter((line) => line.includes('broken'))).toHaveLength(1);
    expect((await fetch(json(path, fields('break')))).status).toBe(500);
  });

  it('from the rate limit comes before the form is checked', async () => {
    const limited = formApp((app) => app.route(path, told), [], { dispatch }, exhausted);
    const response = await limited(form(path, fields('accept')));
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('&lt;b&gt;Jo');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('from the rate limit comes before a script’s body is read', async () => {
    const limited = formApp((app) => app.route(path, told), [], { dispatch }, exhausted);
    const request = json(path, fields('accept'));
    expect((await limited(request)).status).toBe(429);
    expect(request.bodyUsed).toBe(false);
  });

  it.each(['conflict', 'withdrawn'])(
    'of an id already in use (%s) gives the form a new one',
    async (does) => {
      const { status, html } = await page(does);
      expect(status).toBe(409);
      expect(html).not.toContain(id);
      expect(html).toMatch(/id="[0-9a-f-]{36}"/);
      expect(html).toMatch(/[Pp]ress the button (again|once more)/);
      expect((await fetch(json(path, fields(does)))).status).toBe(409);
    },
  );

  it.each([
    ['strange', 404, 'unknown_lead'],
    ['nonsense', 400, 'bad_request'],
  ])('that a retry cannot mend (%s) shows no form', async (does, status, code) => {
    for (const request of [form(path, fields(does)), json(path, fields(does))]) {
      const response = await fetch(request);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: { code } });
    }
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['no form', { 'content-type': 'text/plain' }, 415],
  ])('because of %s comes before anything is read', async (_name, headers, status) => {
    expect((await fetch(json(path, fields('accept'), headers))).status).toBe(status);
  });
});
