/** Basic info without script, refused for a passing failure or a text that is too long: nothing typed is lost. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { tagsOf } from '../support/markup.ts';
import { originOf, postForm, postJson, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire();
const manual = {
  vertical: 'energy',
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
/** A person for this file only: the same person within five minutes would be the same lead. */
const person = {
  vertical: 'energy',
  page: '/energy',
  name: 'Jo O’Neill',
  email: 'jo.kept@example.com',
  mobNumber: '+61 491 570 157',
};

async function begun(): Promise<{ leadId: string; visitId: string }> {
  const response = await fetch(postJson(`${origin}/api/hero`, manual));
  const { leadId, visitId } = (await response.json()) as { leadId: string; visitId: string };
  return { leadId, visitId };
}
const sendPlain = (body: Record<string, string>, send = fetch) =>
  send(postForm(`${origin}/api/lead`, { ...person, ...body }));
const fieldOf = async (html: string, name: string) =>
  (await tagsOf(html)).find(({ attributes }) => attributes.name === name)?.attributes;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('without a script, everything typed comes back', () => {
  const broken = {
    ...createD1Outbox(env.LEADS_DB),
    acceptLead: () => Promise.reject(new Error('broken')),
  };
  it.each([
    [
      'when there were too many requests',
      wire({ env: { LIMIT_SUBMIT: { limit: async () => ({ success: false }) } } }),
      429,
      'That was a lot of requests. Please wait a minute and try again.',
    ],
    [
      'when something breaks',
      wire({ ports: { outbox: broken } }),
      500,
      'Something went wrong on our side. Please try again.',
    ],
  ])('%s', async (_name, refusing, status, words) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const lead = { ...(await begun()), submissionId: crypto.randomUUID(), marketing: '1' };
    const page = await sendPlain(lead, refusing);
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain(words);
    expect(html).toContain('19 Murray Road');
    for (const [name, value] of Object.entries({ ...lead, ...person, marketing: undefined })) {
      if (value) expect((await fieldOf(html, name))?.value).toBe(value);
    }
    expect(await fieldOf(html, 'marketing')).toHaveProperty('checked');
    expect((await refusing(postJson(`${origin}/api/lead`, { ...person, ...lead }))).status).toBe(
      status,
    );
    expect((await sendPlain(lead)).status).toBe(303);
  });

  it('and after too many requests the lead is looked up, but no plans', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { plans } = wirePorts(env);
    const chosen = vi.fn(plans.chosen);
    const refusing = wire({
      env: { LIMIT_SUBMIT: { limit: async () => ({ success: false }) } },
      ports: { plans: { ...plans, chosen } },
    });
    const plan = { plan: 'shore-50', planPrice: '94800' };
    const page = await sendPlain({ ...(await begun()), ...plan }, refusing);
    expect(page.status).toBe(429);
    const html = await page.text();
    for (const [name, value] of Object.entries(plan)) {
      expect((await fieldOf(html, name))?.value).toBe(value);
    }
    expect(html).toContain('19 Murray Road');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('when a name is too long, with its rule’s message', async () => {
    const name = 'Jo '.repeat(300).trim();
    const page = await sendPlain({ ...(await begun()), name });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('Name must not exceed 200 chars.');
    expect((await fieldOf(html, 'name'))?.value).toBe(name);
    expect((await fieldOf(html, 'email'))?.value).toBe(person.email);
  });
});

it.each([
  ['in a plain form', postForm],
  ['from a script', postJson],
])('a referral code that came after the address is kept with the lead, %s', async (_, post) => {
  const { leadId, visitId } = await begun();
  const late = { ...person, email: `${leadId}@example.com`, leadId, visitId };
  const url = `${origin}/api/lead?rcCode=PAL-7&utm_source=pal`;
  expect((await fetch(post(url, late))).status).toBeLessThan(400);
  const row = await env.LEADS_DB.prepare('SELECT rc_code, tracking FROM lead WHERE id = ?1')
    .bind(leadId)
    .first<{ rc_code: string; tracking: string }>();
  expect(row?.rc_code).toBe('PAL-7');
  expect(JSON.parse(row?.tracking ?? 'null')).toEqual({ rcCode: 'PAL-7', utm_source: 'pal' });
});
