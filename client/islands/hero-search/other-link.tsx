/** The other-link popup (spec: hero): opens its text in a dialog, or unfolds it without script. */
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/text/rich-text-view.tsx';
import { IslandHost, useMounted } from '../runtime/page-hooks.ts';
import type { HeroSearchConfig } from './hero-search.schema.ts';

export interface OtherLinkProps {
  readonly popup: NonNullable<HeroSearchConfig['otherLink']>;
}

const look = 'inline-link inline-flex min-h-8 items-center gap-1.5 text-small';
const prose = 'prose text-base';

/** A click on the backdrop closes it (spec: states). */
export function OtherLink({ popup }: OtherLinkProps) {
  const id = useId();
  const mounted = useMounted();
  const unfolded = useRef<HTMLDetailsElement>(null);
  const host = useContext(IslandHost);
  // Read at once: if React recovers from a mismatch, it never adopts the server's `<details>`.
  const [written] = useState(() => [...(host?.querySelector('[data-written]')?.childNodes ?? [])]);
  const [open, setOpen] = useState(false);
  const hadFocus = useRef(false);
  useEffect(() => {
    // If the visitor opened it before the script arrived, it stays open.
    if (unfolded.current?.open) setOpen(true);
  }, []);
  if (!mounted) {
    return (
      <details ref={unfolded}>
        <summary
          className={look}
          ref={(summary) => () => {
            hadFocus.current = summary !== null && document.activeElement === summary;
          }}
        >
          <Icon name="info" />
          {popup.popupLinkext}
        </summary>
        <div className="mt-3 rounded-card bg-tint p-4">
          <p className="mb-2 font-700">{popup.popupTitle}</p>
          <Written popup={popup} />
        </div>
      </details>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={look}
        ref={(button) => {
          if (hadFocus.current) button?.focus();
          hadFocus.current = false;
        }}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" />
        {popup.popupLinkext}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={popup.popupTitle}
        titleId={`${id}title`}
        closeOnBackdrop
      >
        <div className={prose} ref={(place) => place?.append(...written)} />
      </Dialog>
    </>
  );
}

/**
 * Only the server renders the text. The browser keeps the nodes for the dialog, so rich text stays out
 * of the script: the build knows that a browser has a document, and drops the first branch.
 */
function Written({ popup }: OtherLinkProps) {
  if (typeof document === 'undefined') {
    return (
      <div className={prose} data-written="">
        <RichText nodes={popup.popupContent} base={3} />
      </div>
    );
  }
  return (
    <div
      className={prose}
      data-written=""
      // When React hydrates, it leaves the content of an element with finished HTML as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
