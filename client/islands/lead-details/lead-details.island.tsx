/** The form that asks who the visitor is: name, email, mobile and, separately, consent to marketing (spec: create-lead). */
import { useState } from 'react';
import * as v from 'valibot';
import { planField } from '../../../domain/forms/hidden-fields.ts';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { type PersonField, person, personFields } from '../../../domain/forms/person.ts';
import { type ChosenPlan, chosenPlans } from '../../../domain/leads/chosen-plan.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { Field } from '../../ui/form/field.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { PlanSummary } from '../../ui/plans/plan-summary.tsx';
import { pick, pickText } from '../calls/pick.ts';
import { CollectionNotice, type NoticeWords } from '../form/collection-notice.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { useFormPost } from '../form/use-form-post.ts';
import { PricedPlanFields } from './priced-plan-fields.tsx';

export interface LeadDetailsProps {
  readonly title: string;
  readonly lead: string;
  /** Hidden fields, sent as they are. */
  readonly hidden: Readonly<Record<LeadHidden, string>>;
  /** The plans that the details are for, with current prices. */
  readonly plans: readonly ChosenPlan[];
  /** The lead's products that have lists: each can be changed on its own. */
  readonly products: readonly ListedVertical[];
  /** The total cost of several plans, in words. */
  readonly total?: string | null;
  /** URL of the page for choosing another plan. */
  readonly changePlan: string;
  readonly consent: NoticeWords;
  /** The values typed before a refused post. */
  readonly values: Readonly<Record<PersonField, string>>;
  readonly marketing: boolean;
  readonly errors: readonly FieldError[];
  /** False until the form is sent: until then its errors are about plans that the link names. */
  readonly posted: boolean;
}

export type LeadHidden =
  | 'submissionId'
  | 'leadId'
  | 'visitId'
  | 'vertical'
  | 'products'
  | 'page'
  | 'consentVersion'
  | 'answers';

/** Once the form is accepted, the browser goes to the receipt (docs/contracts/hero-form.md). */
export function LeadDetails({
  title,
  lead: given,
  hidden: { submissionId, ...hidden },
  plans: opened,
  products,
  total = null,
  changePlan,
  consent,
  values,
  marketing,
  errors,
  posted,
}: LeadDetailsProps) {
  // A refusal brings current prices, without plans that have ended, and an intro for the plans that are left.
  const [plans, setPlans] = useState(opened);
  const [lead, setLead] = useState(given);
  const [refusedPlan, setRefusedPlan] = useState(errors.some(({ field }) => field === planField));
  const post = useFormPost({
    island: 'lead-details',
    schema: person,
    names: personFields,
    marketing,
    refused: { submissionId, values, errors, posted },
    onRefused(body) {
      const now = v.safeParse(chosenPlans, pick(body, 'plans'));
      if (!now.success) return;
      setPlans(now.output);
      setLead((before) => pickText(body, 'intro') || before);
      setRefusedPlan(true);
    },
  });
  const plansShown = plans.length > 0 || refusedPlan;
  return (
    <FormFrame
      post={post}
      action="/api/lead"
      hidden={hidden}
      names={plansShown ? [planField, ...personFields] : personFields}
      head={
        <>
          <h1 className="mt-6 text-h2 first:mt-0">{title}</h1>
          <p className="measure mt-4 text-lead text-ink-soft">{lead}</p>
          {plansShown || products.length > 1 ? (
            <div className="mt-6">
              <PlanSummary
                id={`${post.id}${planField}`}
                plans={plans}
                total={plans === opened ? total : null}
                change={changePlan}
                products={products}
              />
            </div>
          ) : null}
        </>
      }
      notice={<CollectionNotice consent={consent} post={post} />}
      submitLabel="Send my details"
      className="mt-8 grid gap-6"
      fields={
        <>
          <PricedPlanFields plans={plans} />
          {personFields.map((name) => (
            <Field key={name} {...personFieldWords[name]} {...post.bind(name)} />
          ))}
        </>
      }
    />
  );
}
