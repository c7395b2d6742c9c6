/** 'Message Sent' as a page, for those without script: the reference, and the way back to the form. */
import { ButtonLink } from '../ui/form/button.tsx';
import { ReferenceBox } from '../ui/text/reference-box.tsx';
import { FlowPage } from './journey-page.tsx';
import { SuccessHeading } from './success-heading.tsx';

export interface MessageSentProps {
  readonly reference: string;
  readonly text: string;
  /** Path of the page with the form. */
  readonly page: string;
}

/** The heading takes the focus, and a reload shows the same again (spec: accessibility). */
export function MessageSent({ reference, text, page }: MessageSentProps) {
  return (
    <FlowPage>
      <SuccessHeading>Message Sent</SuccessHeading>
      <p className="measure mt-5 text-ink-soft">{text}</p>
      <ReferenceBox reference={reference} />
      <p className="mt-8">
        <ButtonLink href={page} kind="secondary">
          Send Another Message
        </ButtonLink>
      </p>
    </FlowPage>
  );
}
