/** Suspect forms, which are accepted, marked and delivered, and the optional check for a person. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formOpenedAt, newFormId, siblingId } from '../../../domain/forms/hidden-fields.ts';
import { verifyUrl } from '../../../worker/leads/intake/person-check.ts';
import { begin, rows } from '../../../worker/leads/outbox/accept.fixture.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const keys = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: 'turnstile-secret',
};
const open = wire();
const checking = wire({ env: keys });

async function filled(over: Record<string, string> = {}) {
  const { leadId, visitId, name, email, mobile } = await begin();
  const submissionId = newFormId(Date.now() - 60_000);
  return { leadId, visitId, submissionId, name, email, mobNumber: mobile, ...over };
}
const marksOf = async (leadId: string) => {
  const [row] = await rows<{ suspect: string }>('SELECT suspect FROM lead WHERE id = ?', leadId);
  return JSON.parse(row?.suspect ?? 'null') as string[];
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a form', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['that a person filled', {}, []],
    ['with text in the decoy', { website: 'https://spam.example' }, ['honeypot']],
    ['filled in a second', { submissionId: 'now' }, ['quick']],
    ['whose id has no time', { submissionId: 'random' }, []],
  ])('%s is accepted and marked accordingly', async (_name, over, marks) => {
    const ids: Record<string, string> = { now: newFormId(), random: crypto.randomUUID() };
    const given = over.submissionId ? { submissionId: ids[over.submissionId] ?? '' } : over;
    for (const post of [postJson, postForm]) {
      const lead = await filled(given);
      const id = over.submissionId === 'now' ? newFormId() : crypto.randomUUID();
      const body = over.submissionId ? { ...lead, submissionId: id } : lead;
      const response = await open(post(`${origin}/api/lead`, body));
      expect([202, 303]).toContain(response.status);
      expect(await marksOf(lead.leadId)).toEqual(marks);
    }
  });

  it('tells its script when it was opened, and is quick under an id with that time', async () => {
    const before = Date.now();
    const html = await (await open(visit(`${origin}/contact`))).text();
    const [, props = ''] = /<x-island name="contact-form"[^>]* props="([^"]*)"/.exec(html) ?? [];
    const { submissionId } = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    expect(html).toContain(`name="submissionId" value="${submissionId}"`);
    expect(formOpenedAt(submissionId)).toBeGreaterThanOrEqual(before);
    const id = siblingId(submissionId);
    const person = { name: 'Jo Lee', email: 'quick@example.com', mobNumber: '0400 123 986' };
    const message = { ...person, submissionId: id, message: 'Hello', page: '/contact' };
    expect((await open(postJson(`${origin}/api/contact`, message))).status).toBe(202);
    expect(await rows('SELECT suspect FROM contact_message WHERE email = ?', person.email)).toEqual(
      [{ suspect: '["quick"]' }],
    );
  });

  it('is marked in the same way on the contact page and in lead capture', async () => {
    const person = { name: 'Jo Lee', email: 'bot@example.com', mobNumber: '0400 123 987' };
    const unseen = { website: 'x', submissionId: newFormId() };
    const message = { ...person, ...unseen, message: 'Hello', page: '/contact' };
    expect((await open(postJson(`${origin}/api/contact`, message))).status).toBe(202);
    expect(await rows('SELECT suspect FROM contact_message WHERE email = ?', person.email)).toEqual(
      [{ suspect: '["honeypot","quick"]' }],
    );
    const manual = {
      entry: 'manual',
      StreetNumber1: '1',
      StreetName: 'Main Road',
      Locality: 'BRUNSWICK',
      State: 'VIC',
      Postcode: '3056',
      vertical: 'solar',
      page: '/solar',
    };
    const capture = { ...person, ...manual, website: 'x', submissionId: newFormId() };
    expect((await open(postJson(`${origin}/api/lead-form`, capture))).status).toBe(202);
    expect(await rows('SELECT suspect FROM lead WHERE email = ?', person.email)).toEqual([
      { suspect: '["honeypot","quick"]' },
    ]);
  });
});

describe('the check', () => {
  it('is absent when it is not configured', async () => {
    expect((await open(visit(`${origin}/challenge`))).status).toBe(404);
    expect(await (await open(visit(`${origin}/address`))).text()).not.toContain('data-challenge');
  });

  it('has a page of its own, framed by our pages only, and the forms are told', async () => {
    const page = await checking(visit(`${origin}/challenge`));
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const html = await page.text();
    expect(html).toContain(`data-sitekey="${keys.TURNSTILE_SITE_KEY}"`);
    expect(html).not.toContain(keys.TURNSTILE_SECRET);
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(script).toMatch(/^\/assets\/challenge-/);
    const form = await checking(visit(`${origin}/contact`));
    expect(await form.text()).toMatch(/<script type="module"[^>]* data-challenge/);
    expect(form.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('is in pages as soon as it is switched on, whatever is cached', async () => {
    for (const path of ['/', '/contact']) {
      const of = async (site: typeof open) => (await site(visit(origin + path))).text();
      expect(await of(open)).not.toContain('data-challenge');
      expect(await of(checking)).toContain('data-challenge');
      expect(await of(open)).not.toContain('data-challenge');
    }
  });

  it.each<[string, string, () => Promise<Response>, string[]]>([
    ['a token that is known', 'good', async () => Response.json({ success: true }), []],
    ['a token that is not', 'bad', async () => Response.json({ success: false }), ['unverified']],
    ['no token', '', async () => Response.json({ success: true }), ['unverified']],
    ['garbage', 'good', async () => new Response('<html>'), ['unverified']],
    ['an answer of another shape', 'good', async () => Response.json([]), ['unverified']],
    ['no answer', 'good', () => Promise.reject(new Error('reset')), ['unverified']],
  ])('%s: the lead is accepted, marked %s', async (_name, token, answer, marks) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const lead = await filled({ 'cf-turnstile-response': token });
    const response = await checking(postJson(`${origin}/api/lead`, lead));
    expect(response.status).toBe(202);
    expect(await marksOf(lead.leadId)).toEqual(marks);
    if (token === '') return expect(asked).not.toHaveBeenCalled();
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe(verifyUrl);
    expect(JSON.parse(String(init?.body))).toEqual({
      secret: keys.TURNSTILE_SECRET,
      response: token,
      idempotency_key: lead.submissionId,
    });
  });
});
