/** Details sent again where a partner keeps leads: it is asked for another lead, and its refusal loses nothing. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { createOutside } from '../../../worker/http/outside/outside.ts';
import { person, rows } from '../../../worker/leads/outbox/accept.fixture.ts';
import { createPartnerGraphql } from '../../../worker/ports/partner-graphql/partner-graphql.ts';
import { partnerKey, partnerVars } from '../../partner/partner-vars.ts';
import { originOf, postJson, wire } from '../support/workerd-site.ts';

const partner = inject('partner');
const origin = originOf('acacia');
const manual = {
  vertical: 'energy',
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};

/** The site as it is wired, with leads kept by a partner that may misbehave. */
function siteWith(manner = '') {
  const { GRAPHQL_URL, GRAPHQL_KEY } = partnerVars(manner ? `${partner}/with/${manner}` : partner);
  return wire({ env: { ...env, GRAPHQL_URL, GRAPHQL_KEY } });
}

async function begin(): Promise<{ leadId: string; visitId: string }> {
  const response = await siteWith()(postJson(`${origin}/api/hero`, manual));
  const { leadId, visitId } = (await response.json()) as { leadId: string; visitId: string };
  return { leadId, visitId };
}

/** Sends a new person's details from the page of this lead. */
async function send(begun: { leadId: string; visitId: string }, fetch = siteWith()) {
  const { name, email, mobile: mobNumber } = person();
  const details = { ...begun, name, email, mobNumber, vertical: 'energy', page: '/energy' };
  const submissionId = crypto.randomUUID();
  const body = { ...details, submissionId };
  const response = await fetch(postJson(`${origin}/api/lead`, body));
  expect(response.status).toBe(202);
  return { email, body, reference: ((await response.json()) as { reference: string }).reference };
}

/** The lead that a delivery of these details names. */
async function deliveredFor(email: string) {
  const found = await rows<{ id: string; address_line: string }>(
    `SELECT lead.id, address_line FROM outbox JOIN lead ON lead.id = outbox.subject_id
     JOIN lead_address ON lead_address.lead_id = lead.id WHERE lead.email = ?`,
    email,
  );
  expect(found).toHaveLength(1);
  return found[0];
}

/** Whether the partner knows the lead: it updates only leads that it made. */
async function isKnown(id = '') {
  const outside = createOutside('graphql', { log: () => undefined });
  const asked = createPartnerGraphql({ url: `${partner}/graphql`, key: partnerKey, outside });
  const update = { page: 'energy', status: 'open', id };
  return (await asked.updateLead(update, crypto.randomUUID())).ok;
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('each delivery names a different lead, made by the partner', async () => {
  const begun = await begin();
  const [first, second] = [await send(begun), await send(begun)];
  const [one, other] = [await deliveredFor(first.email), await deliveredFor(second.email)];
  expect(one?.id).toBe(begun.leadId);
  expect(other?.id).not.toBe(begun.leadId);
  expect(other?.address_line).toBe(one?.address_line);
  expect([await isKnown(one?.id), await isKnown(other?.id)]).toEqual([true, true]);
});

it.each(['error', 'wrong-types', 'reset', 'refuse'])(
  'the details are still kept, under an id of ours: %s',
  async (manner) => {
    const begun = await begin();
    await send(begun);
    const site = siteWith(manner);
    const { email, body, reference } = await send(begun, site);
    const kept = await deliveredFor(email);
    expect(kept?.address_line).toBe('19 Murray Road, BRUNSWICK VIC 3056');
    expect(await isKnown(kept?.id)).toBe(false);
    // As if the answer was lost: the same form is the same lead again, whatever the partner does now.
    const again = await siteWith()(postJson(`${origin}/api/lead`, body));
    expect(await again.json()).toMatchObject({ reference });
    expect(await deliveredFor(email)).toEqual(kept);
  },
);
