/** POST /api/lead: adds the person to the lead that the address started (spec: create-lead). */
import { detailsTaken } from '../../../domain/forms/messages.ts';
import { parseForm } from '../../../domain/forms/parse-form.ts';
import { person } from '../../../domain/forms/person.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import type { AppContext } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { logProblem } from '../../http/log.ts';
import { asProblem } from '../../http/respond.ts';
import { evidenceOf } from '../../leads/intake/evidence.ts';
import { type LeadInput, leadInput } from '../../leads/intake/form-inputs.ts';
import { deliveryKeys } from '../../leads/outbox/outbox-rows.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { basicInfo } from '../journey/basic-info-page.tsx';
import { type Accepted, accepted, invalid, type Refused } from './form-outcome.ts';
import { type FormAgain, formRoute } from './form-route.tsx';

export const lead = formRoute({ input: leadInput, submit, again });

async function submit(c: AppContext, input: LeadInput): Promise<Accepted | Refused> {
  const checked = parseForm(person, input);
  if (!checked.ok) return invalid(checked.errors);
  const { slug: brand } = c.get('brand');
  const { leads, outbox } = c.get('ports');
  const { submissionId, leadId, visitId, page } = input;
  const begun = await leads.findLead(brand, leadId, visitId);
  if (!begun) throw new Problem('unknown_lead');
  const { vertical, verticals, addressLine } = begun;
  const { site } = await c.get('content').site(brand);
  const { name, email, mobNumber: mobile } = checked.values;
  const { reference } = await outbox.acceptLead({
    ...{ submissionId, brand, leadId, visitId, vertical, verticals, addressLine, page },
    ...{ name, email, mobile },
    ...(await evidenceOf(c.env, brand, input, noticeFor(site.consent, verticals))),
  });
  return accepted(
    { message: detailsTaken, reference, page: '/receipt' },
    deliveryKeys({ brand, submissionId, verticals }),
  );
}

async function again(c: AppContext, input: LeadInput, { errors }: Refused): Promise<FormAgain> {
  const { leadId, visitId, page } = input;
  const begun = await c
    .get('ports')
    .leads.findLead(c.get('brand').slug, leadId, visitId)
    .catch((error: unknown) => {
      logProblem(c, asProblem(error));
      return asSent(input, error);
    });
  if (!begun) throw new Problem('unknown_lead');
  return basicInfo(c, begun, { typed: input, errors, page });
}

/** The lead as its form names it, for when it cannot be looked up: nothing typed may be lost. */
function asSent({ leadId, visitId, vertical }: LeadInput, error: unknown): LeadSummary {
  if (!vertical) throw error;
  return { leadId, visitId, vertical, verticals: [vertical], addressLine: 'As you gave it' };
}
