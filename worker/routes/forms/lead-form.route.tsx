/** POST /api/lead-form: a lead of the capture form, stored before anybody says success (spec: lead-form). */
import { Hono } from 'hono';
import { Island } from '../../../client/islands/runtime/island.tsx';
import { FormPage } from '../../../client/journey/form-page.tsx';
import type { LeadFormSection } from '../../../client/sections/lead-form/lead-form.schema.ts';
import { leadFormProps } from '../../../client/sections/lead-form/lead-form-island-props.ts';
import { newFormId } from '../../../domain/forms/form-id.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { findLeadForm } from '../../content/find-section.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { attributedTracking } from '../../http/arrival.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { countAgainst } from '../../http/limits.ts';
import { refuseForm } from '../../http/refuse.ts';
import { demandSameOrigin } from '../../http/same-origin.ts';
import { consentEvidence } from '../../leads/intake/consent-evidence.ts';
import { type LeadFormInput, leadFormInput } from '../../leads/intake/lead-form-input.ts';
import {
  chosenBefore,
  decideLead,
  type LeadDecision,
} from '../../leads/intake/lead-form-submit.ts';
import { demandOffered } from '../../leads/intake/offered-products.ts';
import { storeLead } from '../../leads/intake/store-lead.ts';
import { deliveryKeys } from '../../leads/outbox/outbox-rows.ts';
import { renderMain } from '../../render/render-main.tsx';
import { respondUncached } from '../../render/respond-uncached.tsx';
import { accepted, deliverSoon, suspectedOf } from './accepted.ts';
import { mendable } from './mendable.ts';

export const leadForm = new Hono<AppEnv>();

leadForm.post('/', async (c) => {
  c.set('route', '/api/lead-form');
  demandSameOrigin(c.req.raw);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const input = parseBody(leadFormInput, value);
  demandOffered(c.get('brand'), [input.vertical]);
  const section = await findLeadForm(c, input.page, input.vertical);
  const json = kind === 'json';
  const { address } = c.get('ports');
  try {
    await countAgainst(c.env.LIMIT_SUBMIT, c);
    const decision = await decideLead(input, section.fields, address);
    if (decision.kind === 'store') return await store(c, input, decision, json);
    return json ? refuseForm(c, decision.errors) : again(c, input, section, decision, 422);
  } catch (error) {
    const { message, status } = mendable(c, json, error);
    const mend = { errors: [{ field: '', message }], ...(await chosenBefore(input, address)) };
    return again(c, input, section, { kind: 'mend', ...mend }, status);
  }
});

async function store(
  c: AppContext,
  input: LeadFormInput,
  { values, address }: Extract<LeadDecision, { kind: 'store' }>,
  json: boolean,
): Promise<Response> {
  const { submissionId, page, vertical } = input;
  const brand = c.get('brand');
  const verticals = [vertical];
  const { leads, outbox } = c.get('ports');
  const { site } = await c.get('content').site(brand.slug);
  const at = new Date();
  const { reference } = await storeLead(leads, outbox, {
    ...{ brand, submissionId, page, verticals, address, values },
    host: new URL(c.req.url).host,
    tracking: attributedTracking(c),
    screenResolution: null,
    consent: consentEvidence({
      ...{ brand: brand.slug, page, at, marketing: input.marketing, version: input.consentVersion },
      inForce: noticeFor(site.consent, verticals),
    }),
    suspect: await suspectedOf(c, input, at),
  });
  deliverSoon(c, deliveryKeys({ brand: brand.slug, submissionId, verticals }));
  return accepted(c, json, {
    message: 'We have your details',
    reference,
    receipt: `/receipt?ref=${encodeURIComponent(reference)}`,
  });
}

/** Without script: the form on a page of its own, with what was wrong and what was typed. */
async function again(
  c: AppContext,
  input: LeadFormInput,
  section: LeadFormSection,
  { errors, choices, selected }: Extract<LeadDecision, { kind: 'mend' }>,
  status: number,
): Promise<Response> {
  const brand = c.get('brand');
  const { site } = await c.get('content').site(brand.slug);
  const { name, email, mobNumber, address, marketing, entry } = input;
  // A form that was accepted before needs an id of its own to be accepted once more.
  const submissionId = status === 409 ? newFormId() : input.submissionId;
  const props = {
    ...leadFormProps(section, { brand, path: input.page, consent: site.consent }),
    refused: {
      submissionId,
      values: { name, email, mobNumber, address },
      errors,
      marketing,
      entry,
      manual: manualOf(input),
      choices,
      selected,
    },
  };
  const title = section.title ?? 'Your details';
  return respondUncached(c, {
    title: `Error: ${title}`,
    description: 'Please check what you entered.',
    main: renderMain(
      <FormPage title={title}>
        <Island name="lead-form" on="interaction" props={props} />
      </FormPage>,
    ),
    status,
  });
}

/** The seven fields of a manual address, as typed. */
function manualOf(input: LeadFormInput) {
  const { UnitNumber, LotNumber, StreetNumber1, StreetName, Locality, State, Postcode } = input;
  return { UnitNumber, LotNumber, StreetNumber1, StreetName, Locality, State, Postcode };
}
