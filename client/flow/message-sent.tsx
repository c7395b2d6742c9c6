/** 'Message Sent' as a page, for those without script: the reference, and the way back to the form. */
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FlowPage } from './flow-page.tsx';
import { ReferenceBox } from './reference-box.tsx';

export interface MessageSentProps {
  readonly reference: string;
  readonly text: string;
  /** Path of the page with the form. */
  readonly page: string;
}

/** The heading takes the focus, and a reload shows the same again (design: quality, success). */
export function MessageSent({ reference, text, page }: MessageSentProps) {
  return (
    <FlowPage>
      <Icon name="circle-check" className="text-5xl text-success" />
      <h1
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: tells a screen reader that the form before it succeeded.
        autoFocus
        className="mt-4 text-h2"
      >
        Message Sent
      </h1>
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
