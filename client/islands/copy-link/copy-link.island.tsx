/** A URL to share: shown in full, with a button that copies it once there is script. */
import { useRef, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { useMounted } from '../runtime/page-hooks.ts';

export interface CopyLinkProps {
  /** Absolute; contains nothing about the visitor. */
  readonly url: string;
}

const copiedWords = 'Link copied. Paste it into a message or your notes.';
const failedWords = 'Your browser did not copy it. The link is selected: copy it from there.';

/** The status element is there before its words, so that screen readers announce them. */
export function CopyLink({ url }: CopyLinkProps) {
  const mounted = useMounted();
  const [status, setStatus] = useState({ words: '', times: 0 });
  const shown = useRef<HTMLParagraphElement>(null);
  const say = (words: string) => setStatus(({ times }) => ({ words, times: times + 1 }));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say(copiedWords);
    } catch {
      // No permission, or a page without https: the visitor copies by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      say(failedWords);
    }
  };
  return (
    <div className="copy-link">
      <p ref={shown} className="copy-link-url">
        {url}
      </p>
      {mounted ? (
        <Button
          kind="secondary"
          onClick={() => {
            void copy();
          }}
        >
          Copy link
        </Button>
      ) : null}
      <p role="status" className="copy-link-status">
        {/* A new element each time: unchanged words are not announced again. */}
        <span key={status.times}>{status.words}</span>
      </p>
    </div>
  );
}
