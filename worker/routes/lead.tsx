/** POST /api/lead: adds who the visitor is to the lead that the address began (spec §5). */
import { Hono } from 'hono';
import { type FieldError, parseForm } from '../../content/model/forms/parse-form.ts';
import { person } from '../../content/model/forms/person.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { parseBody, readBody } from '../http/body.ts';
import { Problem } from '../http/errors.ts';
import { countAgainst } from '../http/limits.ts';
import { refuseForm } from '../http/refuse.ts';
import { logProblem } from '../http/request-log.ts';
import { asProblem, seeOther } from '../http/respond.ts';
import { demandSameOrigin } from '../http/same-origin.ts';
import { type LeadInput, leadInput } from '../leads/lead-input.ts';
import { basicInfoPage } from '../page/basic-info-page.tsx';
import type { LeadSummary, Receipt } from '../ports/leads/leads.port.ts';

export const lead = new Hono<AppEnv>();

lead.post('/', async (c) => {
  c.set('route', '/api/lead');
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const input = parseBody(leadInput, value);
  const json = kind === 'json';
  const checked = parseForm(person, input);
  if (!checked.ok) {
    return json ? refuseForm(c, checked.errors) : again(c, input, checked.errors, 422);
  }
  try {
    const { name, email, mobNumber } = checked.values;
    const receipt = await c.get('ports').leads.completeLead({
      brand: c.get('brand').slug,
      leadId: input.leadId,
      visitId: input.visitId,
      name,
      email,
      mobile: mobNumber,
      marketing: input.marketing,
      consentVersion: input.consentVersion,
      page: input.page,
    });
    if (!receipt) throw new Problem('unknown_lead');
    return json ? acceptJson(c, receipt) : seeOther(c, receiptPath(receipt));
  } catch (error) {
    const problem = asProblem(error);
    if (json || problem.code !== 'storage_unavailable') throw error;
    logProblem(c, problem);
    return again(c, input, [{ field: 'name', message: problem.message }], problem.status);
  }
});

function acceptJson(c: AppContext, receipt: Receipt): Response {
  const body = {
    success: true,
    message: 'We have your details',
    reference: receipt.reference,
    receipt: receiptPath(receipt),
  };
  return c.json(body, 200, { 'cache-control': 'no-store' });
}

/** The reference is random and shows nothing personal by itself, so it may stand in an address. */
function receiptPath({ reference }: Receipt): string {
  return `/receipt?ref=${encodeURIComponent(reference)}`;
}

/** Without script: the same page with the errors and what was typed. */
async function again(
  c: AppContext,
  input: LeadInput,
  errors: readonly FieldError[],
  status: number,
): Promise<Response> {
  const { leadId, visitId } = input;
  const summary = await c
    .get('ports')
    .leads.findLead(c.get('brand').slug, leadId, visitId)
    .catch((error: unknown) => {
      logProblem(c, asProblem(error));
      return asSent(input, error);
    });
  if (!summary) throw new Problem('unknown_lead');
  return basicInfoPage(c, summary, { typed: input, errors, status, page: input.page });
}

/** The lead as its form names it: while it cannot be looked up, what was typed must not be lost. */
function asSent({ leadId, visitId, vertical }: LeadInput, error: unknown): LeadSummary {
  if (!vertical) throw error;
  return { leadId, visitId, vertical, verticals: [vertical], addressLine: 'As you gave it' };
}
