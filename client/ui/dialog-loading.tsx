/** The loading overlay: its caller shows and hides it, and it locks the page while it is shown (spec: states). */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useScrollLock } from './dialog-scroll-lock.ts';
import { Icon } from './icon.tsx';

export interface LoadingOverlayProps {
  readonly shown: boolean;
  /** Names what the visitor is waiting for. */
  readonly label: string;
  /** The visible text; defaults to the label. */
  readonly words?: string;
  /** Shown under the words. */
  readonly children?: ReactNode;
}

/** Modal, so that nothing under it can be pressed twice. Only the caller closes it: Escape does not. */
export function LoadingOverlay({ shown, label, words = label, children }: LoadingOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(shown);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === shown) return;
    if (shown) dialog.showModal();
    else dialog.close();
  }, [shown]);
  // Preventing `cancel` is not enough: browsers close the dialog on a second Escape, so the key is stopped.
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onKeyDown={keepOpen}
      onCancel={(event) => event.preventDefault()}
      // A phone's back gesture closes the dialog as Escape does, but sends no key event.
      onClose={(event) => {
        if (shown && !event.currentTarget.open) event.currentTarget.showModal();
      }}
      data-surface="card"
      className="rounded-card px-7 py-5 shadow-raised backdrop:bg-black/40"
    >
      <p role="status" className="flex items-center gap-3 font-600">
        <Icon name="loader-circle" className="animate-spin text-2xl text-primary" />
        <span>{shown ? words : null}</span>
      </p>
      {children}
    </dialog>
  );
}
