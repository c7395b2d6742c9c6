/** The form that asks who the visitor is: name, email, mobile, and separately for marketing (spec: validation). */
import { type FormEvent, useId, useState } from 'react';
import { errorOf, type FieldError } from '../../../domain/forms/parse-form.ts';
import { type PersonField, person } from '../../../domain/forms/person.ts';
import { Button } from '../../ui/form/button.tsx';
import { DecoyField } from '../../ui/form/decoy-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldSummary } from '../../ui/form/field-summary.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { slotted } from '../../ui/visitor-slots.ts';
import { ChallengeFrame } from '../form/challenge-frame.tsx';
import { CollectionNotice, type NoticeWords } from '../form/collection-notice.tsx';
import { useSubmissionId } from '../form/submission-id.ts';
import { unseenFields } from '../form/unseen-fields.ts';
import { useForm } from '../form/use-form.ts';
import { useSummary } from '../form/use-summary.ts';
import { useLeadSubmit } from './use-lead-submit.ts';

export interface LeadDetailsProps {
  readonly title: string;
  readonly lead: string;
  /** Sent with the form as they are, `consentVersion` and the ids among them. */
  readonly hidden: Readonly<Record<LeadHidden, string>>;
  readonly consent: NoticeWords;
  /** As typed before, after a refused post. */
  readonly values: Readonly<Record<PersonField, string>>;
  readonly marketing: boolean;
  readonly errors: readonly FieldError[];
}

export type LeadHidden =
  | 'submissionId'
  | 'leadId'
  | 'visitId'
  | 'vertical'
  | 'page'
  | 'consentVersion';

/** The server's HTML posts by itself; errors then come back with the page, the summary first. */
export function LeadDetails(props: LeadDetailsProps) {
  const { title, lead, hidden, consent } = props;
  const id = useId();
  const form = useForm(person, props.values, props.errors);
  const [marketing, setMarketing] = useState(props.marketing);
  const { idFor } = useSubmissionId(hidden.submissionId);
  const submit = useLeadSubmit(form.refuse);
  const { summary, shown, show } = useSummary(form.errors, props.errors.length > 0);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submit.submitting) return;
    const action = event.currentTarget.getAttribute('action') ?? '/api/lead';
    const unseen = unseenFields(event.currentTarget);
    const values = form.submit();
    if (!values) return show();
    const body = {
      ...hidden,
      ...values,
      ...(marketing ? { marketing: '1' } : {}),
    };
    const submissionId = idFor(JSON.stringify(body));
    if (!(await submit.send(action, { ...body, ...unseen, submissionId }))) show();
  };
  const field = (name: PersonField) => ({
    ...personFieldWords[name],
    id: `${id}${name}`,
    name,
    value: form.values[name],
    error: errorOf(form.errors, name),
    onChange: ({ target }: { target: HTMLInputElement }) => form.set(name, target.value),
    onBlur: () => form.leave(name),
  });

  return (
    <>
      <FieldSummary
        ref={summary}
        errors={shown}
        idOf={(name) => (Object.hasOwn(personFieldWords, name) ? `${id}${name}` : undefined)}
      />
      <h1 className="mt-6 text-h2 first:mt-0">{title}</h1>
      <p className="measure mt-4 text-lead text-ink-soft">{lead}</p>
      <form
        method="post"
        action={slotted('/api/lead')}
        noValidate
        onSubmit={onSubmit}
        suppressHydrationWarning
        className="mt-8 grid max-w-120 gap-6"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DecoyField id={`${id}website`} />
        <Field {...field('name')} />
        <Field {...field('email')} />
        <Field {...field('mobNumber')} />
        <CollectionNotice
          id={`${id}marketing`}
          consent={consent}
          marketing={marketing}
          onMarketing={setMarketing}
        />
        <ChallengeFrame key={submit.sends} />
        <Button
          type="submit"
          size="large"
          disabled={submit.submitting}
          className="sm:justify-self-start"
        >
          {submit.submitting ? 'Submitting...' : 'Send my details'}
        </Button>
      </form>
    </>
  );
}
