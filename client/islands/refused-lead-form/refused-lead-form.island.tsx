/** The lead-capture form on the page that answers a refused post: that came without script, and so does its correction. */
import { manualFields } from '../../../domain/address/manual-address.ts';
import { leadFieldTypes, leadFormSchema } from '../../../domain/forms/lead-form-rules.ts';
import { FormTitle } from '../form/form-frame.tsx';
import { useFormPost } from '../form/use-form-post.ts';
import type { RefusedLeadFormProps } from '../lead-form/lead-form-props.ts';
import { LeadFrame } from '../lead-form/lead-frame.tsx';
import { PlainAddress } from './plain-address.tsx';

/** Apart from the form of the sections, so that their pages do not load the seven fields. */
export function RefusedLeadForm({ title, refused, ...form }: RefusedLeadFormProps) {
  const { fields } = form;
  const post = useFormPost({
    island: 'refused-lead-form',
    names: leadFieldTypes,
    refused,
    marketing: refused.marketing,
    schema: leadFormSchema(fields.filter(({ type }) => type !== 'address')),
    plain: true,
  });
  return (
    <LeadFrame
      form={form}
      post={post}
      names={fields.flatMap(({ type }): readonly string[] =>
        type === 'address' && refused.entry === 'manual' ? manualFields : [type],
      )}
      head={<FormTitle>{title}</FormTitle>}
      address={({ id, label, required, error }) => (
        <PlainAddress {...{ id, label, required, error, refused }} stem={post.id} />
      )}
    />
  );
}
