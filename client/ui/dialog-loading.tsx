/** The loading overlay: shown or hidden by its caller, locking the page while it is there (spec: states). */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useScrollLock } from './dialog-scroll-lock.ts';
import { Icon } from './icon.tsx';

export interface LoadingOverlayProps {
  readonly shown: boolean;
  /** What is being waited for, in words. */
  readonly label: string;
  /** What is said meanwhile; the label, unless it says otherwise. */
  readonly words?: string;
  /** Under the words. */
  readonly children?: ReactNode;
}

/** Modal, so that nothing under it can be pressed twice; it goes when its caller says so, not by Escape. */
export function LoadingOverlay({ shown, label, words = label, children }: LoadingOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(shown);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === shown) return;
    if (shown) dialog.showModal();
    else dialog.close();
  }, [shown]);
  // A browser closes on the second Escape whatever `cancel` is told, so the key never gets that far.
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onKeyDown={keepOpen}
      onCancel={(event) => event.preventDefault()}
      // The back gesture of a phone asks as Escape does, and sends no key.
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
