/** The link to manual entry: it leads to the plain page, or with script opens the dialog, fetched on demand. */
import { type ComponentType, useEffect, useState } from 'react';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { Link } from '../../ui/link.tsx';
import { wayOutAfter } from '../runtime/use-lasting.ts';
import type { ManualDialogProps } from './manual-dialog.tsx';

/** The link's default words, used where an editor wrote none. */
export const manualLinkText = 'Can’t find your address? Enter it manually';

/** The plain page's URL, `/address?vertical=energy&page=/energy`; nothing typed goes into it. */
export function manualHref(
  offered: readonly { readonly slug: VerticalSlug }[],
  path: string,
  bundle: boolean,
  plans: readonly string[] = [],
  answers = '',
): string {
  const verticals = offered.map((one) => `vertical=${one.slug}`);
  const chosen = plans.map((id) => `plan=${id}`);
  const rest = [...(bundle ? ['bundle=1'] : []), ...chosen, ...(answers ? [answers] : [])];
  return `/address?${[...verticals, `page=${path}`, ...rest].join('&')}`;
}

// Most visitors choose from the list and never need the dialog.
const load = () => import('./manual-dialog.tsx');

/** Prefetches the dialog; a failure shows when it is opened. */
export function fetchManualDialog(): void {
  load().catch(() => {});
}

export interface ManualLinkProps {
  readonly href: string;
  readonly text: string;
  /** The link was pressed, and the dialog is open or still being fetched. */
  readonly opening: boolean;
  /** @param href the plain page, with the visitor's campaign parameters */
  readonly onOpen: (href: string) => void;
  /** Called when the browser follows the link, because the dialog has not come. */
  readonly onGiveUp: () => void;
}

/**
 * `data-replay`: a click before the island is ready opens the dialog as soon as it is. The browser handles a
 * press while the dialog is being fetched, because the file may hang; the second click of a double click
 * does not count as one.
 */
export function ManualLink({ href, text, opening, onOpen, onGiveUp }: ManualLinkProps) {
  return (
    <Link
      href={href}
      data-replay=""
      onPointerEnter={fetchManualDialog}
      onFocus={fetchManualDialog}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (opening && event.detail < 2) return onGiveUp();
        event.preventDefault();
        onOpen(event.currentTarget.href);
      }}
      className="inline-link inline-flex min-h-8 items-center text-small"
    >
      {text}
    </Link>
  );
}

export interface ManualDialogLaterProps extends ManualDialogProps {
  /** Called when the dialog cannot be fetched, or not in time. */
  readonly onMissing: () => void;
}

/**
 * The 'Enter Address' dialog, fetched the first time it opens. It then stays mounted, so typed text survives
 * closing. A visitor who types or chooses an address before it has come no longer wants it: `onClose` is called.
 */
export function ManualDialogLater({ onMissing, ...props }: ManualDialogLaterProps) {
  const [Dialog, setDialog] = useState<ComponentType<ManualDialogProps>>();
  const wanted = props.open && !Dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, whatever renders in the meantime.
  useEffect(() => {
    if (!wanted) return;
    let missing: (() => void) | undefined = onMissing;
    const timer = setTimeout(onMissing, wayOutAfter);
    load().then(
      ({ ManualDialog }) => setDialog(() => ManualDialog),
      () => missing?.(),
    );
    return () => {
      missing = undefined;
      clearTimeout(timer);
    };
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for a change of the text alone
  useEffect(() => {
    if (wanted) props.onClose();
  }, [props.typed]);
  return Dialog ? <Dialog {...props} /> : null;
}
