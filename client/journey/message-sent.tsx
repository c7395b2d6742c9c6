/** 'Message Sent' as a page, for those without script: the reference, and the way back to the form. */
import { messageSent, sendAnother } from '../../domain/forms/messages.ts';
import { ButtonLink } from '../ui/form/button.tsx';
import { ReferenceBox } from '../ui/text/reference-box.tsx';
import { FlowPage, SuccessHeading } from './journey-page.tsx';

export interface MessageSentProps {
  readonly reference: string;
  readonly text: string;
  /** Path of the page with the form. */
  readonly page: string;
}

/** The heading takes the focus, and a reload shows the same again. */
export function MessageSent({ reference, text, page }: MessageSentProps) {
  return (
    <FlowPage>
      <SuccessHeading>{messageSent}</SuccessHeading>
      <p className="measure mt-5 text-ink-soft">{text}</p>
      <ReferenceBox reference={reference} />
      <p className="mt-8">
        <ButtonLink href={page} kind="secondary">
          {sendAnother}
        </ButtonLink>
      </p>
    </FlowPage>
  );
}
