/** The lead-capture form with its result: idle, submitting, then a dialog that says how it went (spec: lead-form). */
import { useId, useRef, useState } from 'react';
import type { Sent } from '../form/use-form-post.ts';
import { useReceiptUrl } from '../form/use-receipt-url.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { LeadFields } from './lead-fields.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { FailureDialog, SentBefore, SuccessDialog } from './result-dialogs.tsx';

/**
 * The form stays in the document and is emptied: a new one would lack the visitor's campaign
 * parameters, which the server wrote into its action.
 */
export function LeadForm(props: LeadFormProps) {
  const id = useId();
  const mounted = useMounted();
  const root = useRef<HTMLDivElement>(null);
  // Kept after the dialog closes: its words must stay until it is gone, and the reference is needed later.
  const [sent, setSent] = useState<Sent & { readonly name: string }>();
  const [open, setOpen] = useState<'sent' | 'failed'>();
  useReceiptUrl(open === 'sent' ? sent?.receipt : undefined);
  const close = () => {
    setOpen(undefined);
    // The button was disabled while the form was sent, so the browser cannot return the focus to it.
    root.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <div ref={root}>
      <LeadFields
        {...props}
        onSent={(name, answer) => {
          setSent({ ...answer, name });
          setOpen('sent');
        }}
        onFailed={() => setOpen('failed')}
      />
      {sent && open !== 'sent' ? <SentBefore sent={sent} /> : null}
      {sent ? (
        <SuccessDialog
          {...sent}
          open={open === 'sent'}
          onClose={close}
          id={id}
          words={props.success}
        />
      ) : null}
      {mounted ? <FailureDialog open={open === 'failed'} onClose={close} id={id} /> : null}
    </div>
  );
}
