/** A modal `<dialog>`: focus moves in, Escape closes it, and focus returns to the opener. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useScrollLock } from './dialog-scroll-lock.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Id of the heading that names the dialog. */
  readonly titleId: string;
  /** A click on the backdrop closes it (spec: states). */
  readonly closeOnBackdrop?: boolean;
  /** For a dialog that reports something: its heading takes focus, so that it is read from the top. */
  readonly focusTitle?: boolean;
  readonly children: ReactNode;
}

/**
 * Stays in the tree while closed, so that the browser can return the focus. When it opens, the element
 * with `data-autofocus` takes focus, or else the first focusable one.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleId,
  closeOnBackdrop = false,
  focusTitle = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useScrollLock(open);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);
  const backdrop = (event: MouseEvent) => {
    // A drag that began inside, to select text, is not a click on the backdrop.
    const both = event.target === ref.current && pressed.current === ref.current;
    if (closeOnBackdrop && both) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape does the same natively.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={backdrop}
      data-surface="card"
      className="w-[calc(100%-2rem)] max-w-140 max-h-[calc(100dvh-2rem)] overflow-auto overscroll-contain rounded-card shadow-raised backdrop:bg-black/60"
    >
      <div className="p-5 sm:p-7">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2
            id={titleId}
            className="text-h3"
            {...(focusTitle && { tabIndex: -1, 'data-autofocus': '' })}
          >
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-2 -mt-2 grid h-11 w-11 shrink-0 place-items-center rounded-full text-xl hover:bg-tint"
          >
            <Icon name="x" />
          </button>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
