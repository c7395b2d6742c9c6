/** POST /api/lead: adds the visitor's details and chosen plans to the lead begun with their address (spec: create-lead). */
import { detailsLead } from '../../../client/journey/basic-info.tsx';
import { today } from '../../../domain/calendar.ts';
import { detailsTaken } from '../../../domain/forms/messages.ts';
import { parseForm } from '../../../domain/forms/parse-form.ts';
import { person } from '../../../domain/forms/person.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { checkPlans, type NamedPlan } from '../../../domain/leads/plan-check.ts';
import { isTestEmail } from '../../../domain/leads/test-lead.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { isId } from '../../../domain/text.ts';
import type { AppContext } from '../../context.ts';
import { countStep } from '../../http/count-step.ts';
import { Problem, reasonOf } from '../../http/errors.ts';
import { logLine } from '../../http/log.ts';
import { attributedTracking } from '../../http/visitor-cookies.ts';
import { evidenceOf } from '../../leads/intake/evidence.ts';
import { type LeadInput, leadInput } from '../../leads/intake/form-inputs.ts';
import type { Receipt } from '../../leads/outbox/outbox.types.ts';
import { deliveryKeys } from '../../leads/outbox/outbox-rows.ts';
import {
  answersFor,
  type ChosenQuestion,
  checkChosen,
  type FoundChosen,
} from '../../plans/chosen-plans.ts';
import { tellGateway } from '../../plans/tell-gateway.ts';
import { formWriteMs, pageReadMs } from '../../ports/leads/d1-retry.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { basicInfo } from '../journey/basic-info-page.tsx';
import { type Accepted, accepted, invalid, type Refused } from './form-outcome.ts';
import { type FormAgain, formRoute } from './form-route.tsx';

export const lead = formRoute<LeadInput, FoundChosen>({ input: leadInput, submit, again });

async function submit(c: AppContext, input: LeadInput): Promise<Accepted | Refused<FoundChosen>> {
  const checked = parseForm(person, input);
  if (!checked.ok) return invalid(checked.errors);
  const { slug: brand } = c.get('brand');
  const { leads, outbox } = c.get('ports');
  const { submissionId, leadId, visitId, page } = input;
  const begun = await leads.findLead(brand, leadId, visitId, formWriteMs);
  if (!begun) throw new Problem('unknown_lead');
  const { vertical, verticals, addressLine } = begun;
  const { name, email, mobNumber: mobile } = checked.values;
  const plans = await checkChosen(c, chosenBy(input, begun));
  const content = {
    submissionId,
    brand,
    leadId,
    vertical,
    verticals,
    addressLine,
    name,
    email,
    mobile,
    plans: plans.sent,
    named: input.plan.filter(isId),
  };
  const tracking = attributedTracking(c);
  const told = ({ reference, otherDetails }: Receipt) =>
    accepted(
      {
        message: detailsTaken,
        reference,
        page: '/receipt',
        tracking,
        otherDetails,
      },
      deliveryKeys({ brand, submissionId, verticals }),
    );
  if (plans.errors.length > 0) {
    // It may be a retry of a form that was accepted although its answer was lost; the prices of that time count.
    const before = await outbox.findAccepted({ ...content, marketing: input.marketing });
    if (before) return told(before);
    const intro = detailsLead(verticals, addressLine, plans.shown);
    return { ...invalid(plans.errors), found: plans, body: { plans: plans.shown, intro } };
  }
  const { site } = await c.get('content').site(brand);
  const evidence = await evidenceOf(c.env, brand, input, noticeFor(site.consent, verticals));
  const receipt = await outbox.acceptLead({ ...content, page, tracking, ...evidence });
  if (!isTestEmail(email)) countStep(c, 'lead', vertical);
  tellGateway(c, { visitId, vertical, step: 'details' });
  return told(receipt);
}

/** Pairs each plan with its prices by their places in the form. */
function namedPlans({ plan, planPrice, planBilled, planPriceBefore }: LeadInput): NamedPlan[] {
  return plan.map((id, at) => ({
    id,
    shownCents: centsOf(planPrice[at]),
    shownBilled: planBilled[at] ?? '',
    beforeCents: centsOf(planPriceBefore[at]),
  }));
}

/** The answers that the form's prices were for. */
function saidIn(begun: LeadSummary, { answers }: LeadInput): Answers {
  return answersFor(begun, new URLSearchParams(answers));
}

function chosenBy(input: LeadInput, begun: LeadSummary): ChosenQuestion {
  const { visitId, verticals: products } = begun;
  return { visitId, products, named: namedPlans(input), answers: saidIn(begun, input) };
}

function centsOf(text = ''): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

async function again(
  c: AppContext,
  input: LeadInput,
  { code, unread, errors, found }: Refused<FoundChosen>,
): Promise<FormAgain> {
  const { leadId, visitId, page } = input;
  // Our own row is read even over the limit, because its products decide the notice's recipients.
  const looked = await c
    .get('ports')
    .leads.findLead(
      c.get('brand').slug,
      leadId,
      visitId,
      code === 'storage_unavailable' ? pageReadMs : formWriteMs,
    )
    .catch((error: unknown) => {
      // Not a `problem`: that would say that the form could not be saved.
      logLine({ event: 'lead_unread', id: c.get('requestId'), reason: reasonOf(error) });
      return asSent(input, error);
    });
  const begun = looked ?? (unread ? asSent(input, new Problem(code)) : null);
  if (!begun) throw new Problem('unknown_lead');
  const answers = saidIn(begun, input);
  // Over the limit nothing outside is called, so the plans are shown as sent.
  const named = unread ? namedIn(input) : undefined;
  const plans = found ?? named ?? (await checkChosen(c, chosenBy(input, begun)));
  const all = found ? errors : [...errors, ...plans.errors];
  const { shown, segment } = plans;
  return basicInfo(c, begun, { typed: input, errors: all, page, plans: shown, segment, answers });
}

/** The plans as the form names them, with the prices that it showed. */
function namedIn(input: LeadInput): FoundChosen {
  const vertical = input.vertical === 'bundle' ? null : (input.vertical ?? null);
  const named = namedPlans(input).filter(({ id }) => isId(id));
  const nobody = { cards: [], elsewhere: [], ended: [], complete: false };
  return { ...checkPlans(named, nobody, { vertical, day: today() }), segment: {} };
}

/** The lead as the form names it, for when it cannot be looked up: nothing typed may be lost. */
function asSent({ leadId, visitId, vertical, products }: LeadInput, error: unknown): LeadSummary {
  if (!vertical) throw error;
  const verticals = products.length > 0 ? products : [vertical];
  return { leadId, visitId, vertical, verticals, addressLine: 'The address you gave' };
}
