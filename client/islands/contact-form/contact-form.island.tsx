/** The contact form: the form, then 'Message Sent' with the way back to a new one (spec: contact-form). */
import { useEffect, useRef, useState } from 'react';
import { contactFields, contactForm } from '../../../domain/forms/contact-form-rules.ts';
import { messageSent, sendAnother } from '../../../domain/forms/messages.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { ShortNotice } from '../form/collection-notice.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { useFormPost } from '../form/use-form-post.ts';
import type { ContactFormProps } from './contact-form-props.ts';
import { MessageField } from './message-field.tsx';

/**
 * The form stays in the document, hidden: a new one would be without the visitor's campaign
 * parameters, which the server wrote into its action.
 */
export function ContactForm(props: ContactFormProps) {
  /** The reference of the message. */
  const [sent, setSent] = useState<string>();
  const [again, setAgain] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent !== undefined) message.current?.focus();
    else if (again) root.current?.querySelector<HTMLElement>('input[name=name]')?.focus();
  }, [sent, again]);
  return (
    <div ref={root}>
      {sent === undefined ? null : (
        <div ref={message} tabIndex={-1} className="grid justify-items-start gap-4">
          <Icon name="circle-check" className="text-5xl text-success" />
          <Heading level={props.level} className="text-h3">
            {messageSent}
          </Heading>
          <p className="measure text-ink-soft">{props.sentText}</p>
          <ReferenceBox reference={sent} />
          <Button
            kind="secondary"
            onClick={() => {
              setAgain(true);
              setSent(undefined);
            }}
          >
            {sendAnother}
          </Button>
        </div>
      )}
      <div hidden={sent !== undefined}>
        <ContactFields {...props} onSent={setSent} />
      </div>
    </div>
  );
}

function ContactFields({
  page,
  notice,
  submitLabel,
  refused,
  onSent,
}: ContactFormProps & { onSent: (reference: string) => void }) {
  const post = useFormPost({
    ...{ island: 'contact-form', schema: contactForm, names: contactFields, refused },
    onSent: (_, reference) => onSent(reference),
  });
  return (
    <FormFrame
      post={post}
      action="/api/contact"
      hidden={{ page }}
      names={contactFields}
      notice={<ShortNotice notice={notice} />}
      submitLabel={submitLabel}
      fields={
        <>
          <Field {...personFieldWords.name} {...post.bind('name')} />
          <Field {...personFieldWords.email} {...post.bind('email')} />
          <Field
            {...personFieldWords.mobNumber}
            {...post.bind('mobNumber')}
            hint="If you would rather be called"
            required={false}
            optional
          />
          <MessageField {...post.bind('message')} />
        </>
      }
    />
  );
}
