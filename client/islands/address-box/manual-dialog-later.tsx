/** The 'Enter Address' dialog, fetched when it is first asked for: most visitors choose from the list. */
import { type ComponentType, useEffect, useState } from 'react';
import type { ManualDialogProps } from './manual-dialog.tsx';

const load = () => import('./manual-dialog.tsx');

/** Begins to fetch the dialog; a failure shows when it is opened. */
export function fetchManualDialog(): void {
  load().catch(() => {});
}

export interface ManualDialogLaterProps extends ManualDialogProps {
  /** Leads on to the plain page when the dialog cannot be fetched. */
  readonly onMissing: () => void;
}

/** Once there it stays, so that what was typed survives closing. */
export function ManualDialogLater({ onMissing, ...props }: ManualDialogLaterProps) {
  const [Dialog, setDialog] = useState<ComponentType<ManualDialogProps>>();
  const wanted = props.open && !Dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whatever is rendered while it comes.
  useEffect(() => {
    if (wanted) load().then(({ ManualDialog }) => setDialog(() => ManualDialog), onMissing);
  }, [wanted]);
  return Dialog ? <Dialog {...props} /> : null;
}
