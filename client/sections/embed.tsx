/** Another site's page in a frame where the brand allows its host, otherwise a link to it. */
import { mayFrame } from '../../domain/allowed-hosts.ts';
import { ButtonLink } from '../ui/form/button.tsx';
import { Link } from '../ui/link.tsx';
import type { SectionContext } from './define-section.ts';
import type { EmbedFields } from './fields.schema.ts';

export interface EmbedProps {
  readonly embed: EmbedFields;
  readonly context: SectionContext;
  /** The URL with the visitor's slots in it. */
  readonly src: string;
}

/**
 * The frame may run its own forms and scripts, but nothing of ours. A host that the page's policy
 * refuses would leave an empty box, so its page is linked instead. A host that fails leaves one too,
 * and our page cannot detect that, so there is a link under every frame.
 */
export function Embed({ embed, context, src }: EmbedProps) {
  if (!mayFrame(context.brand, embed.url)) {
    return (
      <p>
        <ButtonLink href={src} kind="secondary">
          {embed.title}
        </ButtonLink>
      </p>
    );
  }
  return (
    <div>
      <iframe
        src={src}
        title={embed.title}
        width={640}
        height={embed.height}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className="w-full rounded-card border border-hair bg-card"
      />
      <p className="mt-2 text-small">
        Nothing showing? <Link href={src}>Open “{embed.title}” on its own page</Link>
      </p>
    </div>
  );
}
