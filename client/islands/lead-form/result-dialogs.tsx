/** Dialogs with the result of sending: 'Congratulations!' with what happens next, or what went wrong (spec: lead-form, errors). */
import { detailsStand, detailsTaken, messages } from '../../../domain/forms/messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import type { Sent } from '../form/use-form-post.ts';
import type { SuccessWords } from './lead-form-props.ts';

interface ResultProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Stem of the ids. */
  readonly id: string;
}

/** Nothing is typed into it, so a click on the backdrop may close it. */
export function SuccessDialog({
  open,
  onClose,
  id,
  words,
  name,
  reference,
  receipt,
}: ResultProps & Sent & { readonly words: SuccessWords; readonly name: string }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.heading}
      titleId={`${id}sent`}
      closeOnBackdrop
      focusTitle
    >
      <p className="flex gap-3 text-lead">
        <Icon name="circle-check" className="mt-[0.15em] text-[1.4em] text-success" />
        <span>{named(words.headingContent, name)}</span>
      </p>
      {saysAgain(receipt) ? <p className="mt-5">{detailsStand}</p> : null}
      <h3 className="mt-6 text-h4">{words.subHeading}</h3>
      <p className="mt-2 text-ink-soft">
        <Lines text={words.content} />
      </p>
      <ReferenceBox reference={reference} />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onClose}>Close</Button>
        <Link href={`/withdraw?ref=${encodeURIComponent(reference)}`} className="inline-link">
          Withdraw my details
        </Link>
      </div>
    </Dialog>
  );
}

/** Below the emptied form: one Escape closes the dialog, and its reference is needed later. The server's URL has the campaign. */
export function SentBefore({ sent: { reference, receipt } }: { readonly sent: Sent }) {
  return (
    <p className="mt-6">
      {detailsTaken}.{' '}
      <a href={receipt} className="inline-link inline-flex">
        {`See the receipt ${reference}`}
      </a>
    </p>
  );
}

export function FailureDialog({ open, onClose, id }: ResultProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.leadFailed}
      titleId={`${id}failed`}
      closeOnBackdrop
      focusTitle
    >
      <p className="text-ink-soft">Nothing you typed is lost: it is still in the form.</p>
      <Button onClick={onClose} className="mt-7">
        Close
      </Button>
    </Dialog>
  );
}

/** True for a receipt that says that the details sent just before are the ones kept (docs/contracts/site-forms.md). */
export function saysAgain(receipt: string): boolean {
  return receipt.endsWith('&again=1');
}

/** `Thank you, {name}.` → `Thank you, Jo.`; without a name the words around it close up (spec: lead-form). */
export function named(words: string, name: string): string {
  return words.replaceAll(name === '' ? /,?\s*\{name\}/g : '{name}', () => name).trim();
}
