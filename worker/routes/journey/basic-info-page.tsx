/** The basic-info page of a lead: its products, its address, and the form for the visitor's details. */
import { BasicInfo } from '../../../client/journey/basic-info.tsx';
import { idSlot } from '../../../client/ui/visitor-slots.ts';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { type ChosenPlan, withoutPlan } from '../../../domain/leads/chosen-plan.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { totalOfSeveral } from '../../../domain/leads/running-total.ts';
import { saidQuery } from '../../../domain/plans/answers/said-answers.ts';
import type { FilterValues } from '../../../domain/plans/filter.ts';
import { isListed } from '../../../domain/plans/listed.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import type { AppContext } from '../../context.ts';
import type { LeadInput } from '../../leads/intake/form-inputs.ts';
import { saidAnywhere } from '../../plans/chosen-plans.ts';
import { resultsQuery } from '../../plans/results-list.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';

export interface BasicInfoState {
  /** The input of a refused post. */
  readonly typed?: LeadInput;
  readonly errors?: readonly FieldError[];
  /** The path of the page with the form, for the evidence of consent. */
  readonly page: string;
  /** The plans the details are left for, with current prices. */
  readonly plans?: readonly ChosenPlan[];
  /** The filters that lead to those plans' lists (domain/plans/page/plan-standing.ts). */
  readonly segment?: FilterValues;
  /** The answers that those prices are for. */
  readonly answers?: Answers;
}

/**
 * The URL for giving another address; it keeps a bundle's products and the plans chosen so far.
 * @param plans the plans' ids
 * @param said the answers they are priced for, except those about the area
 */
export function addressAnew(
  { vertical, verticals: products }: LeadSummary,
  plans: readonly string[],
  said: Answers,
): string {
  const carried = [
    ...(vertical === 'bundle' ? products.map((slug) => ['vertical', slug]) : []),
    ...plans.map((id) => ['plan', id]),
    ...Object.entries(said).map(([name, value]) => [name, String(value)]),
  ];
  const query = carried.length > 0 ? `?${new URLSearchParams(carried)}` : '';
  return verticals[vertical].basicInfoPath + query;
}

/** The title and view. The address shown is the lead's own, never one from the URL. */
export async function basicInfo(
  c: AppContext,
  lead: LeadSummary,
  { typed, errors = [], page, plans: chosen = [], segment = {}, answers = {} }: BasicInfoState,
) {
  const plans = inOrder(chosen, lead.verticals);
  const { site } = await c.get('content').site(c.get('brand').slug);
  const { leadId, visitId, vertical, addressLine } = lead;
  const query = saidQuery(answers);
  const lists = lead.verticals.filter(isListed).map((slug) => resultsQuery(slug, segment));
  const anew = [String(new URLSearchParams({ leadId, visitId })), query, ...lists].filter(Boolean);
  const { name = '', email = '', mobNumber = '', marketing = false } = typed ?? {};
  const view = (
    <BasicInfo
      products={lead.verticals}
      address={addressLine}
      changeAddress={addressAnew(
        lead,
        plans.map(({ id }) => id),
        saidAnywhere(new URLSearchParams(query)),
      )}
      hidden={{
        submissionId: typed?.submissionId ?? idSlot,
        leadId,
        visitId,
        vertical,
        page,
        products: lead.verticals.join(),
        consentVersion: site.consent.version,
        answers: query,
      }}
      plans={plans}
      total={totalOfSeveral(plans, withoutPlan(lead.verticals.filter(isListed), plans))}
      changePlan={`${verticals[vertical].basicInfoPath}?${anew.join('&')}`}
      consent={noticeFor(site.consent, lead.verticals)}
      values={{ name, email, mobNumber }}
      marketing={marketing}
      errors={errors}
      posted={typed !== undefined}
    />
  );
  return { title: `${verticals[vertical].title}: your details`, view };
}

/** Sorts plans into the order of the lead's products, whichever was changed last. */
function inOrder(plans: readonly ChosenPlan[], products: readonly VerticalSlug[]) {
  const place = ({ vertical }: ChosenPlan) => (vertical ? products.indexOf(vertical) : -1);
  return plans.toSorted((one, other) => place(one) - place(other));
}
