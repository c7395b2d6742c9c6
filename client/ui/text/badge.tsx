/** A badge on a product's tile or card: a small picture of its kind, and its words. */
import type { Badge } from '../../../domain/badges.ts';
import type { Brand } from '../../../domain/brand.ts';

/** A badge for a view, or for an island's props: plain JSON. */
export interface ShownBadge {
  /** URL of the picture. */
  readonly src: string;
  readonly label: string;
}

/** Every brand has a picture of each kind, in its own colours. */
export function shownBadge({ slug }: Brand, badge: Badge): ShownBadge {
  return { src: `/media/${slug}/badge-${badge.kind.replace(' ', '-')}.svg`, label: badge.label };
}

/** The words are beside the picture, so the picture needs no text of its own. */
export function BadgeSign({ src, label }: ShownBadge) {
  return (
    <span className="badge">
      <img src={src} alt="" width="16" height="16" />
      {label}
    </span>
  );
}
