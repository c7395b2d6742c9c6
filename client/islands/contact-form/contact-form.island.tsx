/** The contact form: the form, then 'Message Sent' with a button for another message (spec: contact-form). */
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactField,
  contactFields,
  contactForm,
  messageRoom,
} from '../../../domain/forms/contact-form-rules.ts';
import { messageSent, sendAnother } from '../../../domain/forms/messages.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldLabel } from '../../ui/form/field-label.tsx';
import { LiveMessage } from '../../ui/form/field-message.tsx';
import { describedBy, fieldClass } from '../../ui/form/field-style.ts';
import { personFieldWords } from '../../ui/form/field-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { ShortNotice } from '../form/collection-notice.tsx';
import { FormFrame, FormTitle } from '../form/form-frame.tsx';
import { type RefusedForm, type Sent, useFormPost } from '../form/use-form-post.ts';
import { useReceiptUrl } from '../form/use-receipt-url.ts';

export interface ContactFormProps {
  /** Path of the form's page. */
  readonly page: string;
  readonly submitLabel: string;
  /** What the details are for (Australian Privacy Principle 5). */
  readonly notice: string;
  /** Editors give this notice no version, so it is a hash of the words: the form may be sent after they change. */
  readonly consentVersion: string;
  /** Under 'Message Sent'. */
  readonly sentText: string;
  /** Heading level of 'Message Sent'. */
  readonly level: Level;
  /** The page's id, filled in by the page cache: it shows when the form was opened. */
  readonly submissionId: string;
  readonly refused?: RefusedForm<ContactField> | undefined;
  /** Heading of the page that answers a refused post. */
  readonly title?: string;
}

/**
 * The form stays in the document, hidden: a new one would lack the visitor's campaign parameters,
 * which the server wrote into its action.
 */
export function ContactForm(props: ContactFormProps) {
  const [sent, setSent] = useState<Sent>();
  const [again, setAgain] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReceiptUrl(sent?.receipt);
  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
    else if (again) root.current?.querySelector<HTMLElement>('input[name=name]')?.focus();
  }, [sent, again]);
  return (
    <div ref={root}>
      {sent === undefined ? null : (
        <div className="grid justify-items-start gap-4">
          <Icon name="circle-check" className="text-5xl text-success" />
          <Heading level={props.level} focus={heading} className="text-h3">
            {messageSent}
          </Heading>
          <p className="measure text-ink-soft">{props.sentText}</p>
          <ReferenceBox reference={sent.reference} />
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
  title,
  page,
  notice,
  consentVersion,
  submitLabel,
  refused,
  submissionId,
  onSent,
}: ContactFormProps & { onSent: (sent: Sent) => void }) {
  const post = useFormPost({
    island: 'contact-form',
    schema: contactForm,
    names: contactFields,
    refused,
    submissionId,
    onSent: (_, sent) => onSent(sent),
  });
  return (
    <FormFrame
      post={post}
      action="/api/contact"
      hidden={{ page, consentVersion }}
      names={contactFields}
      notice={<ShortNotice notice={notice} />}
      submitLabel={submitLabel}
      head={<FormTitle>{title}</FormTitle>}
      fields={
        <>
          <Field {...personFieldWords.name} {...post.bind('name')} />
          <Field {...personFieldWords.email} {...post.bind('email')} />
          <Field
            {...personFieldWords.mobNumber}
            {...post.bind('mobNumber')}
            hint="If you would rather we called you"
            required={false}
            optional
          />
          <MessageField {...post.bind('message')} />
        </>
      }
    />
  );
}

interface MessageFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly quiet: boolean;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

function MessageField({ id, error, quiet, ...field }: MessageFieldProps) {
  return (
    <div>
      <FieldLabel id={id} label="Message" />
      <textarea
        {...field}
        id={id}
        rows={6}
        maxLength={messageRoom}
        required
        className={fieldClass(Boolean(error))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
      />
      <LiveMessage id={`${id}-error`} message={error} quiet={quiet} />
    </div>
  );
}
