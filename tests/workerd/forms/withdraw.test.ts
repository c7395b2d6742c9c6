/** Withdrawal over the real app: the page asks, the post cancels, the receipt says so. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { begin, rows } from '../../../worker/leads/outbox/accept.fixture.ts';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { eraseLeads } from '../../../worker/leads/records/personal.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire();
/** @param recipients null: the form showed wording that was no longer in force */
async function accepted(
  recipients: string | null = null,
): Promise<{ reference: string; leadId: string }> {
  const input = await begin();
  const consent = { ...input.consent, recipients };
  const { reference } = await createD1Outbox(env.LEADS_DB).acceptLead({ ...input, consent });
  return { reference, leadId: input.leadId };
}
const get = async (path: string, own = origin) => fetch(visit(own + path));

describe('a reference', () => {
  it.each(['/receipt', '/withdraw', '/message-sent'])(
    'is looked up by %s within a rate limit, separate from that of forms',
    async (path) => {
      const limit = vi.fn(async ({ key }: { key: string }) => ({ success: !key.includes(path) }));
      const stop = async () => ({ success: false });
      const limited = wire({ env: { LIMIT_SEARCH: { limit }, LIMIT_SUBMIT: { limit: stop } } });
      const statusOf = async (url: string) => (await limited(visit(origin + url))).status;
      expect(await statusOf(`${path}?ref=KJ-0000-0000`)).toBe(429);
      expect(limit).toHaveBeenCalledOnce();
      // Text that cannot be a reference is not looked up.
      expect([await statusOf(path), await statusOf(`${path}?ref=x`)]).toEqual([404, 404]);
    },
  );
});

describe('a receipt', () => {
  it('names the recipients that its form named, also once the site’s words name others', async () => {
    const { reference } = await accepted('We give them to Former Partner Pty Ltd.');
    const page = await (await get(`/receipt?ref=${reference}`)).text();
    expect(page).toContain('We give them to Former Partner Pty Ltd.');
    expect(page).not.toContain('Wattlebird Connect');
  });
});

describe('withdrawing', () => {
  it('leads from the receipt to the question to the confirmation, without script', async () => {
    const { reference, leadId } = await accepted();
    const before = await (await get(`/receipt?ref=${reference}`)).text();
    expect(before).toContain(`href="/withdraw?ref=${reference}"`);
    // The recipients named are those of the lead's product alone.
    expect(before).toContain('The energy provider ');
    expect(before).not.toContain('A solar request');
    const question = await (await get(`/withdraw?ref=${reference}`)).text();
    expect(question).toContain('Withdraw your details?');
    expect(question).toContain('about energy');
    const answer = await fetch(postForm(`${origin}/api/withdraw?rc=AB1`, { reference }));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/withdraw?ref=${reference}&rcCode=AB1`,
    ]);
    const done = await (await get(`/withdraw?ref=${reference}`)).text();
    expect(done).toContain('They were not passed on to anyone, and will not be.');
    expect(done).toContain('<title>Your details have been withdrawn');
    expect(await rows('SELECT state FROM outbox WHERE subject_id = ?', leadId)).toEqual([
      { state: 'withdrawn' },
    ]);
    // In the journal too, so that a restore of the leads does not undo it.
    const noted = env.CATALOGUE_DB.prepare('SELECT what FROM lead_journal WHERE id = ?');
    expect(await noted.bind(reference).first()).toEqual({ what: 'withdrawn' });
    const receipt = await (await get(`/receipt?ref=${reference}`)).text();
    expect(receipt).toContain('You have withdrawn this request.');
    expect(receipt).not.toContain('What happens next');
  });

  it('accepts a reference in lower case and with spaces around it, on each of its pages', async () => {
    const { reference } = await accepted();
    const ref = encodeURIComponent(` ${reference.toLowerCase()} `);
    for (const path of ['/receipt', '/withdraw']) {
      const page = await get(`${path}?ref=${ref}`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(reference)]);
    }
  });

  it('does not deny that a gateway was given the address', async () => {
    const { reference } = await accepted();
    await fetch(postJson(`${origin}/api/withdraw`, { reference }));
    for (const name of ['GATEWAY_URL', 'GRAPHQL_URL']) {
      const told = wire({ env: { [name]: 'https://gateway.example/' } });
      const done = await (await told(visit(`${origin}/withdraw?ref=${reference}`))).text();
      expect(done).toContain('Your name, email and mobile were not passed on to anyone');
      expect(done).toContain('may have your address');
    }
  });

  it('says so when a partner has the details', async () => {
    const { reference, leadId } = await accepted();
    await env.LEADS_DB.prepare("UPDATE outbox SET state = 'delivered' WHERE subject_id = ?")
      .bind(leadId)
      .run();
    expect(await (await get(`/withdraw?ref=${reference}`)).text()).toContain(
      'Your details have already reached our partner, so you may still get a call.',
    );
    const answer = await fetch(postJson(`${origin}/api/withdraw`, { reference }));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ success: true, passedOn: true });
    expect(await (await get(`/withdraw?ref=${reference}`)).text()).toContain(
      'They had reached our partner before you withdrew',
    );
  });

  it('is not claimed for a suppressed person, who can still do it', async () => {
    const { reference, leadId } = await accepted();
    await rows("UPDATE outbox SET state = 'suppressed' WHERE subject_id = ?", leadId);
    await rows("UPDATE lead SET status = 'withdrawn' WHERE id = ?", leadId);
    const receipt = await (await get(`/receipt?ref=${reference}`)).text();
    expect(receipt).toContain('We will not pass on your details');
    expect(receipt).toContain('so nobody will contact you about this request.');
    expect(receipt).not.toContain('You have withdrawn this request.');
    expect(receipt).not.toContain('What happens next');
    const question = await (await get(`/withdraw?ref=${reference}`)).text();
    expect(question).toContain('Withdraw your details?');
    await fetch(postForm(`${origin}/api/withdraw`, { reference }));
    expect(await (await get(`/receipt?ref=${reference}`)).text()).toContain(
      'You have withdrawn this request.',
    );
  });

  it('is not offered once the details are deleted', async () => {
    const { reference, leadId } = await accepted();
    await createD1Outbox(env.LEADS_DB).withdraw('acacia', reference);
    for (const { sql, params } of eraseLeads([leadId], new Date())) await rows(sql, ...params);
    for (const path of ['/receipt', '/withdraw']) {
      const page = await (await get(`${path}?ref=${reference}`)).text();
      expect(page).toContain('Your details have been deleted');
      expect(page).toContain(reference);
      expect(page).not.toMatch(/We have your details|You have withdrawn|deletes them after/);
      expect(page).not.toContain('href="/withdraw');
    }
  });

  it.each([
    ['nobody’s reference', { reference: 'KJ-0000-0000' }, 404],
    ['no reference', { reference: 'x' }, 404],
    ['nothing', {}, 400],
  ])('%s is refused', async (_name, body, status) => {
    expect((await fetch(postJson(`${origin}/api/withdraw`, body))).status).toBe(status);
    expect(
      (await get(`/withdraw?ref=${encodeURIComponent(String(Object.values(body)))}`)).status,
    ).toBe(404);
  });

  it('works only on the brand that took the details, and from its own pages', async () => {
    const { reference } = await accepted();
    const other = originOf('banksia');
    expect((await get(`/withdraw?ref=${reference}`, other)).status).toBe(404);
    expect((await fetch(postJson(`${other}/api/withdraw`, { reference }))).status).toBe(404);
    const forged = postForm(
      `${origin}/api/withdraw`,
      { reference },
      { origin: 'https://evil.example' },
    );
    expect((await fetch(forged)).status).toBe(403);
  });
});
