/** The lead-capture form with the fields its editor chose (spec: lead-form). */
import { useState } from 'react';
import {
  type LeadField,
  type LeadValues,
  leadFieldTypes,
  leadFormSchema,
} from '../../../domain/forms/lead-form-rules.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { withoutMarks } from '../../../domain/forms/typed.ts';
import { addressBody } from '../address-box/address-choice.ts';
import { ManualDialogLater } from '../address-box/manual-link.tsx';
import { type AddressBox, type SettledBox, useAddressBox } from '../address-box/use-address-box.ts';
import { type Sent, useFormPost } from '../form/use-form-post.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { AddressPart } from './address-part.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { LeadFrame } from './lead-frame.tsx';

export interface LeadFieldsProps extends Omit<LeadFormProps, 'success'> {
  readonly onSent: (name: string, sent: Sent) => void;
  readonly onFailed: () => void;
}

export function LeadFields(props: LeadFieldsProps) {
  const { fields, submissionId } = props;
  const mounted = useMounted();
  const [manual, setManual] = useState(false);
  const [taken, setTaken] = useState(0);
  const asked = fields.find(({ type }) => type === 'address');
  const box = useAddressBox(false, () => post.set('address', ''));
  const post = useFormPost({
    island: 'lead-form',
    names: leadFieldTypes,
    submissionId,
    schema: leadFormSchema(fields.filter(({ type }) => type !== 'address')),
    async gather({ address }) {
      if (!asked) return { ok: true, values: addressBody(null) };
      const settled = await box.settled(address);
      const message = addressProblem(asked, settled);
      if (message) return { ok: false, errors: [{ field: 'address', message }] };
      return { ok: true, values: addressBody(settled.address) };
    },
    onSent(values: LeadValues, sent) {
      // The page's forms share the address; a form that asks for none has not sent it.
      if (asked) box.type('');
      setManual(false);
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

  return (
    <>
      <LeadFrame
        form={props}
        post={post}
        names={fields.map(({ type }) => type)}
        address={(asked) => (
          <AddressPart {...asked} {...{ manual, box: typing }} onManual={setManual} />
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
