/** The fields of the lead-capture form, their messages, the notice and the button (spec: lead-form). */
import { type FormEvent, useId, useState } from 'react';
import { manualFields } from '../../../domain/address/manual-address.ts';
import {
  type LeadField,
  type LeadFieldType,
  type LeadValues,
  leadFormSchema,
} from '../../../domain/forms/lead-form.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { errorOf, type FieldError } from '../../../domain/forms/parse-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { DecoyField } from '../../ui/form/decoy-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldSummary } from '../../ui/form/field-summary.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { slotted } from '../../ui/visitor-slots.ts';
import { ManualDialog } from '../address-box/manual-dialog.tsx';
import { useAddressBox } from '../address-box/use-address-box.ts';
import { ChallengeFrame } from '../form/challenge-frame.tsx';
import { CollectionNotice } from '../form/collection-notice.tsx';
import { useSubmissionId } from '../form/submission-id.ts';
import { useForm } from '../form/use-form.ts';
import { useSummary } from '../form/use-summary.ts';
import { useMounted } from '../runtime/use-mounted.ts';
import { AddressPart } from './address-part.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadFieldsProps extends LeadFormProps {
  readonly onSent: (name: string, reference: string) => void;
  readonly onFailed: () => void;
}

const empty: LeadValues = { name: '', email: '', mobNumber: '', address: '' };

/** The server's HTML is the whole form for a visitor without script. */
export function LeadFields(props: LeadFieldsProps) {
  const { vertical, page, fields, consent, refused } = props;
  const id = useId();
  const form = useForm<LeadFieldType, LeadValues>(
    leadFormSchema(fields.filter(({ type }) => type !== 'address')),
    refused?.values ?? empty,
    refused?.errors,
  );
  const [manual, setManual] = useState(false);
  const mounted = useMounted();
  const [addressError, setAddressError] = useState<string>();
  const [marketing, setMarketing] = useState(refused?.marketing ?? false);
  const { initial, idFor } = useSubmissionId(refused?.submissionId);
  const box = useAddressBox(false, messages.addressNotFound, () => setAddressError(undefined));
  const errors: readonly FieldError[] = addressError
    ? [...form.errors, { field: 'address', message: addressError }]
    : form.errors;
  const { summary, shown, show } = useSummary(errors, (refused?.errors.length ?? 0) > 0);
  const lead = useLeadForm();
  const asked = fields.find(({ type }) => type === 'address');

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    // A refused post came without script; what mends it goes the same way.
    if (refused) return;
    event.preventDefault();
    if (lead.submitting) return;
    const { currentTarget } = event;
    const chosen = asked ? await box.settled() : null;
    const wrong = chosen ? undefined : addressProblem(asked, box.typed);
    setAddressError(wrong);
    const values = form.submit();
    if (!values || wrong) return show();
    const answer = await lead.send(currentTarget, values, chosen, idFor);
    if (answer.ok) {
      box.type('');
      form.reset(empty);
      setMarketing(false);
      props.onSent(values.name, answer.reference);
    } else if (answer.errors.length > 0) {
      form.refuse(answer.errors);
      show();
    } else props.onFailed();
  };
  const idOf = (name: string) =>
    fields.some(({ type }) => type === name) ||
    (refused?.entry === 'manual' && manualFields.some((one) => one === name))
      ? `${id}${name}`
      : undefined;

  return (
    <>
      <FieldSummary ref={summary} errors={shown} idOf={idOf} />
      <form
        method="post"
        action={slotted('/api/lead-form')}
        noValidate
        onSubmit={onSubmit}
        suppressHydrationWarning
        className="mt-6 grid grid-cols-1 gap-6 first:mt-0"
      >
        <input type="hidden" name="submissionId" defaultValue={initial} suppressHydrationWarning />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="vertical" value={vertical} />
        <input type="hidden" name="consentVersion" value={consent.version} />
        <DecoyField id={`${id}website`} />
        {fields.map(({ type, label, required, Placeholder: placeholder }) => {
          const tie = {
            id: `${id}${type}`,
            label,
            placeholder,
            required,
            value: form.values[type],
            error: errorOf(errors, type),
          };
          if (type === 'address') {
            return (
              <AddressPart
                key={type}
                {...tie}
                box={box}
                refused={refused}
                stem={id}
                manual={manual}
                onManual={() => setManual(true)}
                onType={() => setAddressError(undefined)}
              />
            );
          }
          return (
            <Field
              key={type}
              {...personFieldWords[type]}
              {...tie}
              name={type}
              optional={!required}
              onChange={({ target }) => form.set(type, target.value)}
              onBlur={() => form.leave(type)}
            />
          );
        })}
        <CollectionNotice
          id={`${id}marketing`}
          consent={consent}
          marketing={marketing}
          onMarketing={setMarketing}
        />
        <ChallengeFrame key={lead.sends} />
        <Button
          type="submit"
          size="large"
          disabled={lead.submitting}
          className="sm:justify-self-start"
        >
          {lead.submitting ? 'Submitting...' : props.submitLabel}
        </Button>
      </form>
      {mounted ? (
        <ManualDialog
          open={manual}
          onClose={() => setManual(false)}
          onConfirm={(address) => {
            box.chooseManual(address);
            setManual(false);
          }}
          confirmColor={undefined}
        />
      ) : null}
    </>
  );
}

/** Typed text is no address: one has to be chosen, unless none is needed and nothing was typed. */
function addressProblem(asked: LeadField | undefined, typed: string): string | undefined {
  if (asked === undefined) return undefined;
  if (typed.trim() !== '') return messages.addressIncomplete;
  return asked.required ? messages.required(asked.label) : undefined;
}
