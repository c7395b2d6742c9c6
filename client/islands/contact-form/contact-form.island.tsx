/** The contact form: the form, then 'Message Sent' with the way back to a new one (spec: contact-form). */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { ContactFormProps } from './contact-form-props.ts';

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
            Message Sent
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
            Send Another Message
          </Button>
        </div>
      )}
      <div hidden={sent !== undefined}>
        <ContactFields {...props} onSent={setSent} />
      </div>
    </div>
  );
}
