/** The frame of a lead-capture form, with the fields that its editor chose, in their order (spec: lead-form). */
import { Fragment, type ReactNode } from 'react';
import type { LeadField, LeadFieldType } from '../../../domain/forms/lead-form-rules.ts';
import { Field } from '../../ui/form/field.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { CollectionNotice } from '../form/collection-notice.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import type { FormPost } from '../form/use-form-post.ts';
import type { LeadFormProps } from './lead-form-props.ts';

/** What the field of an address has in common with the others. */
export interface AskedAddress {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
}

export interface LeadFrameProps<Output> {
  readonly form: Omit<LeadFormProps, 'success' | 'submissionId'>;
  readonly post: FormPost<LeadFieldType, Output>;
  /** Names of the fields that the summary can link to, in their order on the page. */
  readonly names: readonly string[];
  /** Between the summary and the form. */
  readonly head?: ReactNode;
  readonly address: (asked: AskedAddress) => ReactNode;
}

export function LeadFrame<Output>({ form, post, names, head, address }: LeadFrameProps<Output>) {
  const { vertical, page, fields, consent, submitLabel } = form;
  const field = ({ type, label, required, Placeholder: placeholder }: LeadField) => {
    const asked = { label, placeholder, required };
    if (type === 'address') {
      return address({ ...asked, id: `${post.id}address`, error: post.bind(type).error });
    }
    return (
      <Field {...personFieldWords[type]} {...asked} {...post.bind(type)} optional={!required} />
    );
  };
  return (
    <FormFrame
      post={post}
      action="/api/lead-form"
      hidden={{ page, vertical, consentVersion: consent.version }}
      names={names}
      notice={<CollectionNotice consent={consent} post={post} />}
      submitLabel={submitLabel}
      head={head}
      fields={fields.map((one) => <Fragment key={one.type}>{field(one)}</Fragment>)}
    />
  );
}
