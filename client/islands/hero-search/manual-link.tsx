/** The way to manual entry: a link to the plain page, which opens the dialog once there is script. */
import { Link } from '../../ui/link.tsx';

export interface ManualLinkProps {
  readonly href: string;
  readonly text: string;
  readonly onOpen: () => void;
}

/** `data-replay`: a click before the island is ready opens the dialog as soon as it is. */
export function ManualLink({ href, text, onOpen }: ManualLinkProps) {
  return (
    <Link
      href={href}
      data-replay=""
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="inline-flex min-h-8 items-center text-small font-600 text-primary underline underline-offset-4 hover:decoration-2"
    >
      {text}
    </Link>
  );
}
