/** Badges on new verticals and on those in a campaign, from the site's settings (spec: verticals). */
import type { VerticalSlug } from './vertical.ts';

/** The two badges (spec: verticals). */
export const badgeKinds = ['new arrival', 'new offer'] as const;
type BadgeKind = (typeof badgeKinds)[number];

/** The default labels; a campaign may have its own. */
export const badgeWords: Readonly<Record<BadgeKind, string>> = {
  'new arrival': 'New arrival',
  'new offer': 'New offer',
};

export interface Badge {
  readonly kind: BadgeKind;
  readonly label: string;
}

export type Badges = Readonly<Partial<Record<VerticalSlug, Badge>>>;

/** The part of a site's settings that decides its badges. */
export interface BadgeSettings {
  readonly newArrivals: readonly VerticalSlug[];
  readonly campaigns: readonly {
    readonly vertical: VerticalSlug;
    readonly label: string;
    /** The last day on which the badge shows. */
    readonly until?: string | undefined;
  }[];
}

/** A running campaign beats a new arrival, and a vertical's first running campaign beats the rest. */
export function badgesOf({ newArrivals, campaigns }: BadgeSettings, day: string): Badges {
  const arrivals = newArrivals.map((slug) => [slug, arrival] as const);
  const running = campaigns
    .filter(({ until }) => !isOver(until, day))
    .map(({ vertical, label }) => [vertical, { kind: 'new offer', label }] as const);
  return Object.fromEntries([...arrivals, ...running.reverse()]);
}

/**
 * The number of campaigns that have ended by that day. Cached pages show badges, so it is part of the
 * cache key: the first request after a campaign's last day misses the pages with its badge.
 */
export function endedCampaigns(
  { campaigns }: Pick<BadgeSettings, 'campaigns'>,
  day: () => string,
): number {
  if (campaigns.every(({ until }) => until === undefined)) return 0;
  const now = day();
  return campaigns.filter(({ until }) => isOver(until, now)).length;
}

const arrival: Badge = { kind: 'new arrival', label: badgeWords['new arrival'] };

/** Days compare as text; the last day still counts. */
function isOver(until: string | undefined, day: string): boolean {
  return until !== undefined && until < day;
}
