/** The contact form: the form, then 'Message Sent' with the way back to a new one (spec §4). */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { ContactFormProps } from './contact-form-props.ts';

/** Each message sent is followed by a new, empty form with an id of its own. */
export function ContactForm(props: ContactFormProps) {
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) heading.current?.focus();
    else if (round > 0)
      root.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [sent, round]);
  return (
    <div ref={root}>
      {sent ? (
        <div ref={heading} tabIndex={-1} className="grid justify-items-start gap-4">
          <Icon name="circle-check" className="text-5xl text-success" />
          <Heading level={props.level} className="text-h3">
            Message Sent
          </Heading>
          <p className="measure text-ink-soft">{props.sentText}</p>
          <Button
            kind="secondary"
            onClick={() => {
              setRound((before) => before + 1);
              setSent(false);
            }}
          >
            Send Another Message
          </Button>
        </div>
      ) : (
        <ContactFields
          key={round}
          {...props}
          refused={round === 0 ? props.refused : undefined}
          onSent={() => setSent(true)}
        />
      )}
    </div>
  );
}
