/** The loading overlay: shown or hidden by its caller, locking the page while it is there (spec: states). */
import { type ReactNode, useEffect, useRef } from 'react';
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

/** Modal, so that nothing under it can be pressed twice; Escape does not send it away. */
export function LoadingOverlay({ shown, label, words = label, children }: LoadingOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(shown);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === shown) return;
    if (shown) dialog.showModal();
    else dialog.close();
  }, [shown]);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      data-surface="card"
      className="rounded-card px-7 py-5 shadow-raised backdrop:bg-black/40"
    >
      <p role="status" className="flex items-center gap-3 font-600">
        <Icon name="loader-circle" className="animate-spin text-2xl text-primary" />
        {shown ? words : null}
      </p>
      {children}
    </dialog>
  );
}
