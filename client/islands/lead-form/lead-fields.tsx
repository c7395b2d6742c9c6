/** The lead-capture form with the fields its editor chose (spec: lead-form). */
import { useState } from 'react';
import { manualFields } from '../../../domain/address/manual-address.ts';
import {
  type LeadField,
  type LeadValues,
  leadFieldTypes,
  leadFormSchema,
} from '../../../domain/forms/lead-form-rules.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { withoutMarks } from '../../../domain/forms/typed.ts';
import { Field } from '../../ui/form/field.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { addressBody } from '../address-box/address-choice.ts';
import { ManualDialogLater } from '../address-box/manual-link.tsx';
import { type AddressBox, type SettledBox, useAddressBox } from '../address-box/use-address-box.ts';
import { CollectionNotice } from '../form/collection-notice.tsx';
import { FormFrame, FormTitle } from '../form/form-frame.tsx';
import { type Sent, useFormPost } from '../form/use-form-post.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { AddressPart } from './address-part.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

export interface LeadFieldsProps extends Omit<LeadFormProps, 'success'> {
  readonly onSent: (name: string, sent: Sent) => void;
  readonly onFailed: () => void;
}

export function LeadFields(props: LeadFieldsProps) {
  const { vertical, page, fields, consent, refused, submissionId } = props;
  const mounted = useMounted();
  const [manual, setManual] = useState(false);
  const [taken, setTaken] = useState(0);
  const asked = fields.find(({ type }) => type === 'address');
  const box = useAddressBox(false, () => post.set('address', ''));
  const post = useFormPost({
    island: 'lead-form',
    names: leadFieldTypes,
    refused,
    marketing: refused?.marketing,
    submissionId,
    schema: leadFormSchema(fields.filter(({ type }) => type !== 'address')),
    // A refused post came without script, so its correction goes the same way.
    plain: refused !== undefined,
    async gather({ address }) {
      if (!asked) return { ok: true, values: addressBody(null) };
      const settled = await box.settled(address);
      const message = addressProblem(asked, settled);
      if (message) return { ok: false, errors: [{ field: 'address', message }] };
      return { ok: true, values: addressBody(settled.address) };
    },
    onSent(values: LeadValues, sent) {
      box.type('');
      setTaken((before) => before + 1);
      props.onSent(values.name, sent);
    },
    onFailed: props.onFailed,
  });
  const typing: AddressBox = {
    ...box,
    type(text) {
      box.type(text);
      // The text has changed, so the message about it is out of date.
      post.set('address', '');
    },
  };
  const known = [
    ...fields.map(({ type }) => type),
    ...(refused?.entry === 'manual' ? manualFields : []),
  ];

  return (
    <>
      <FormFrame
        post={post}
        action="/api/lead-form"
        hidden={{ page, vertical, consentVersion: consent.version }}
        names={known}
        notice={
          <CollectionNotice
            id={`${post.id}marketing`}
            consent={consent}
            marketing={post.marketing}
            onMarketing={post.tick}
          />
        }
        submitLabel={props.submitLabel}
        head={<FormTitle>{props.title}</FormTitle>}
        fields={fields.map(({ type, label, required, Placeholder: placeholder }) =>
          type === 'address' ? (
            <AddressPart
              key={type}
              {...{ label, placeholder, required, refused, manual, box: typing }}
              id={`${post.id}address`}
              stem={post.id}
              error={post.bind(type).error}
              onManual={() => setManual(true)}
            />
          ) : (
            <Field
              key={type}
              {...personFieldWords[type]}
              {...{ label, placeholder, required }}
              {...post.bind(type)}
              optional={!required}
            />
          ),
        )}
      />
      {mounted ? (
        <ManualDialogLater
          // A sent form takes the dialog's text with it (spec: states).
          key={taken}
          open={manual}
          typed={box.value}
          onMissing={() => {
            setManual(false);
            post.set('address', '');
            box.fail();
          }}
          onClose={() => setManual(false)}
          onConfirm={(address) => {
            box.chooseManual(address);
            setManual(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Typed text is not an address: the visitor has to choose one, unless it is optional and nothing was typed. */
function addressProblem(
  asked: LeadField,
  { address, typed, problem }: SettledBox,
): string | undefined {
  if (address) return undefined;
  if (problem !== undefined) return problem;
  if (withoutMarks(typed) !== '') return messages.addressIncomplete;
  return asked.required ? messages.required('Address') : undefined;
}
