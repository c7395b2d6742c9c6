/** The lead-capture form with its result: idle, submitting, then a dialog that says how it went (spec: lead-form). */
import { useId, useRef, useState } from 'react';
import { messages } from '../../../domain/forms/messages.ts';
import type { Sent } from '../form/use-form-post.ts';
import { useReceiptUrl } from '../form/use-receipt-url.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { LeadFields } from './lead-fields.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { FailureDialog, SuccessDialog, saysAgain } from './result-dialogs.tsx';

type Result =
  | ({ readonly kind: 'sent'; readonly name: string } & Sent)
  | { readonly kind: 'failed' };

/**
 * The form stays in the document and is emptied: a new one would lack the visitor's campaign
 * parameters, which the server wrote into its action.
 */
export function LeadForm(props: LeadFormProps) {
  const id = useId();
  const mounted = useMounted();
  const root = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<Result>();
  // Kept while the dialog closes, or its words would go before it does.
  const [open, setOpen] = useState(false);
  const show = (next: Result) => {
    setResult(next);
    setOpen(true);
  };
  useReceiptUrl(open && result?.kind === 'sent' ? result.receipt : undefined);
  const close = () => {
    setOpen(false);
    // The button was disabled while the form was sent, so the browser cannot return the focus to it.
    root.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <div ref={root}>
      <LeadFields
        {...props}
        onSent={(name, { reference, receipt }) => show({ kind: 'sent', name, reference, receipt })}
        onFailed={() => show({ kind: 'failed' })}
      />
      {mounted ? (
        <>
          <SuccessDialog
            open={open && result?.kind === 'sent'}
            onClose={close}
            id={id}
            words={props.success}
            name={result?.kind === 'sent' ? result.name : ''}
            reference={result?.kind === 'sent' ? result.reference : ''}
            again={result?.kind === 'sent' && saysAgain(result.receipt)}
          />
          <FailureDialog
            open={open && result?.kind === 'failed'}
            onClose={close}
            id={id}
            message={messages.leadFailed}
          />
        </>
      ) : null}
    </div>
  );
}
