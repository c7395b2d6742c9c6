/** The fields of the contact form, the notice and the button. */
import { type FormEvent, useId, useState } from 'react';
import {
  type ContactField,
  type ContactValues,
  contactFields,
  contactForm,
} from '../../../domain/forms/contact-form.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { errorOf } from '../../../domain/forms/parse-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { DecoyField } from '../../ui/form/decoy-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldSummary } from '../../ui/form/field-summary.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { Link } from '../../ui/link.tsx';
import { slotted } from '../../ui/visitor-slots.ts';
import { ChallengeFrame } from '../form/challenge-frame.tsx';
import { sendForm } from '../form/send-form.ts';
import { useSubmissionId } from '../form/submission-id.ts';
import { unseenFields } from '../form/unseen-fields.ts';
import { useForm } from '../form/use-form.ts';
import { useSummary } from '../form/use-summary.ts';
import type { ContactFormProps } from './contact-form-props.ts';
import { MessageField } from './message-field.tsx';

const empty = { name: '', email: '', mobNumber: '', message: '' };

/** The server's HTML posts by itself; errors then come back with a page of their own. */
export function ContactFields({
  page,
  notice,
  submitLabel,
  refused,
  onSent,
}: ContactFormProps & { onSent: (reference: string) => void }) {
  const id = useId();
  const form = useForm<ContactField, ContactValues>(
    contactForm,
    refused?.values ?? empty,
    refused?.errors,
  );
  const [submitting, setSubmitting] = useState(false);
  const [sends, setSends] = useState(0);
  const { initial, idFor } = useSubmissionId(refused?.submissionId);
  const { summary, shown, show } = useSummary(form.errors, (refused?.errors.length ?? 0) > 0);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget } = event;
    const values = form.submit();
    if (!values) return show();
    setSubmitting(true);
    const submissionId = idFor(JSON.stringify(values));
    const body = { ...values, ...unseenFields(currentTarget), page, submissionId };
    const answer = await sendForm('contact-form', currentTarget, body);
    setSubmitting(false);
    setSends((before) => before + 1);
    if (answer.ok) {
      form.reset(empty);
      return onSent(answer.reference);
    }
    form.refuse(
      answer.errors.length > 0 ? answer.errors : [{ field: '', message: messages.leadFailed }],
    );
    show();
  };
  const tie = (name: ContactField) => ({
    id: `${id}${name}`,
    name,
    value: form.values[name],
    error: errorOf(form.errors, name),
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    onBlur: () => form.leave(name),
  });
  return (
    <>
      <FieldSummary
        ref={summary}
        errors={shown}
        idOf={(name) => (contactFields.some((one) => one === name) ? `${id}${name}` : undefined)}
      />
      <form
        method="post"
        action={slotted('/api/contact')}
        noValidate
        onSubmit={onSubmit}
        suppressHydrationWarning
        className="mt-6 grid grid-cols-1 gap-6 first:mt-0"
      >
        <input type="hidden" name="submissionId" defaultValue={initial} suppressHydrationWarning />
        <input type="hidden" name="page" value={page} />
        <DecoyField id={`${id}website`} />
        <Field {...personFieldWords.name} {...tie('name')} />
        <Field {...personFieldWords.email} {...tie('email')} />
        <Field
          {...personFieldWords.mobNumber}
          {...tie('mobNumber')}
          hint="If you would rather be called"
          required={false}
          optional
        />
        <MessageField {...tie('message')} />
        <p className="border-l-3 border-primary pl-4 text-small text-ink-soft">
          {notice}{' '}
          <Link
            href="/privacy-policy"
            className="font-600 text-primary underline underline-offset-4"
          >
            Read our privacy policy
          </Link>
        </p>
        <ChallengeFrame key={sends} />
        <Button type="submit" size="large" disabled={submitting} className="sm:justify-self-start">
          {submitting ? 'Submitting...' : submitLabel}
        </Button>
      </form>
    </>
  );
}
