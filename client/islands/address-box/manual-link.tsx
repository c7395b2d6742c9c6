/** The way to manual entry: a link to the plain page, which opens the dialog once there is script. */
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { Link } from '../../ui/link.tsx';
import { fetchManualDialog } from './manual-dialog-later.tsx';

/** Its words where an editor wrote none. */
export const manualLinkText = 'Can’t find your address? Enter it manually';

/** `/address?vertical=energy&page=/energy`, the plain page; nothing that was typed goes into it. */
export function manualHref(
  offered: readonly { readonly slug: VerticalSlug }[],
  path: string,
  bundle: boolean,
): string {
  const verticals = offered.map((one) => `vertical=${one.slug}`).join('&');
  return `/address?${verticals}&page=${path}${bundle ? '&bundle=1' : ''}`;
}

export interface ManualLinkProps {
  readonly href: string;
  readonly text: string;
  /** @param href of the plain page, with the visitor's campaign parameters */
  readonly onOpen: (href: string) => void;
}

/** `data-replay`: a click before the island is ready opens the dialog as soon as it is. */
export function ManualLink({ href, text, onOpen }: ManualLinkProps) {
  return (
    <Link
      href={href}
      data-replay=""
      onPointerEnter={fetchManualDialog}
      onFocus={fetchManualDialog}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(event.currentTarget.href);
      }}
      className="inline-flex min-h-8 items-center text-small font-600 text-primary underline underline-offset-4 hover:decoration-2"
    >
      {text}
    </Link>
  );
}
