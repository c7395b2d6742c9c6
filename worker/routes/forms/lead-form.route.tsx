/** POST /api/lead-form: a lead from the lead-capture form (spec: lead-form). */
import { Island } from '../../../client/islands/runtime/island.tsx';
import { FlowPage } from '../../../client/journey/journey-page.tsx';
import { leadFormProps } from '../../../client/sections/lead-form/lead-form.tsx';
import { splitTyped } from '../../../domain/address/split-typed.ts';
import { detailsTaken } from '../../../domain/forms/messages.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { isTestEmail } from '../../../domain/leads/test-lead.ts';
import { findLeadForm, leadFormToShow } from '../../content/find-section.ts';
import type { AppContext } from '../../context.ts';
import { kindOf } from '../../http/body.ts';
import { countStep } from '../../http/count-step.ts';
import { attributedTracking } from '../../http/visitor-cookies.ts';
import { evidenceOf } from '../../leads/intake/evidence.ts';
import { type LeadFormInput, leadFormInput } from '../../leads/intake/form-inputs.ts';
import {
  type Choices,
  chosenBefore,
  decideLead,
  storeLead,
  withChange,
} from '../../leads/intake/lead-form-submit.ts';
import { demandOffered } from '../../leads/intake/offered-products.ts';
import { deliveryKeys } from '../../leads/outbox/outbox-rows.ts';
import { tellGateway } from '../../plans/tell-gateway.ts';
import { type Accepted, accepted, invalid, type Refused } from './form-outcome.ts';
import { type FormAgain, formRoute } from './form-route.tsx';

export const leadForm = formRoute<LeadFormInput, Choices>({
  input: leadFormInput,
  demand: (c, { vertical }) => demandOffered(c.get('brand'), [vertical]),
  submit,
  again,
});

async function submit(c: AppContext, input: LeadFormInput): Promise<Accepted | Refused<Choices>> {
  const { submissionId, page, vertical } = input;
  const { leads, outbox, address: port } = c.get('ports');
  const { fields } = await findLeadForm(c, input);
  const decision = await decideLead(input, fields, port);
  if (decision.kind === 'refuse') {
    const scripted = kindOf(c.req.raw) === 'json';
    const errors = scripted ? withChange(decision.errors, input) : decision.errors;
    return { ...invalid(errors), found: decision };
  }
  const { values, address } = decision;
  const brand = c.get('brand');
  const verticals = [vertical];
  const tracking = attributedTracking(c);
  const { site } = await c.get('content').site(brand.slug);
  const { reference, otherDetails, visitId } = await storeLead(leads, outbox, {
    brand,
    submissionId,
    page,
    verticals,
    address,
    values,
    host: new URL(c.req.url).host,
    tracking,
    ...(await evidenceOf(c.env, brand.slug, input, noticeFor(site.consent, verticals))),
  });
  if (!isTestEmail(values.email)) countStep(c, 'page-lead', vertical);
  tellGateway(c, { visitId, vertical, step: 'details' });
  return accepted(
    { message: detailsTaken, reference, page: '/receipt', tracking, otherDetails },
    deliveryKeys({ brand: brand.slug, submissionId, verticals }),
  );
}

async function again(
  c: AppContext,
  input: LeadFormInput,
  { unread, errors, found }: Refused<Choices>,
): Promise<FormAgain> {
  const brand = c.get('brand');
  const { submissionId, page, marketing, entry, name, email, mobNumber, address } = input;
  const section = await leadFormToShow(c, input);
  const { site } = await c.get('content').site(brand.slug);
  // Over the limit nothing is looked up, because an address service may charge per call.
  const port = unread ? null : c.get('ports').address;
  const { choices, repaired, selected } = found ?? (await chosenBefore(input, port));
  const manual = manualOf(input);
  // The visitor asks for the seven fields; fields that were not on the page cannot have errors.
  const asked = entry === 'manual' && !input.fieldsShown && Object.values(manual).join('') === '';
  const shown = asked ? errors.filter(({ field }) => !(field in manual)) : errors;
  const { title = 'Your details' } = section;
  const props = {
    title,
    ...leadFormProps(section, { brand, path: page, consent: site.consent }),
    refused: {
      submissionId,
      errors: shown,
      marketing,
      entry,
      choices,
      repaired,
      selected,
      values: { name, email, mobNumber, address },
      manual: asked ? splitTyped(address) : manual,
    },
  };
  const view = (
    <FlowPage>
      <Island name="refused-lead-form" on="interaction" props={props} />
    </FlowPage>
  );
  return { title, view, asks: shown.length === 0 };
}

/** The seven fields of a manual address, as typed. */
function manualOf(input: LeadFormInput) {
  const { UnitNumber, LotNumber, StreetNumber1, StreetName, Locality, State, Postcode } = input;
  return { UnitNumber, LotNumber, StreetNumber1, StreetName, Locality, State, Postcode };
}
