/** Badges of new verticals and of those in a campaign, as the site's settings list them (spec: verticals). */
import type { VerticalSlug } from './vertical.ts';

/** The two badges (spec: verticals). */
export const badgeKinds = ['new arrival', 'new offer'] as const;
type BadgeKind = (typeof badgeKinds)[number];

/** Unless a campaign has words of its own. */
export const badgeWords: Readonly<Record<BadgeKind, string>> = {
  'new arrival': 'New arrival',
  'new offer': 'New offer',
};

export interface Badge {
  readonly kind: BadgeKind;
  readonly label: string;
}

export type Badges = Readonly<Partial<Record<VerticalSlug, Badge>>>;

/** The part of a site's settings that badges come from. */
export interface BadgeSettings {
  readonly newArrivals: readonly VerticalSlug[];
  readonly campaigns: readonly {
    readonly vertical: VerticalSlug;
    readonly label: string;
    /** The last day on which the badge shows. */
    readonly until?: string | undefined;
  }[];
}

/** A running campaign wins over a new arrival, and a vertical's first campaign over its others. */
export function badgesOf({ newArrivals, campaigns }: BadgeSettings, day: string): Badges {
  const arrivals = newArrivals.map((slug) => [slug, arrival] as const);
  const running = campaigns
    .filter(({ until }) => !isOver(until, day))
    .map(({ vertical, label }) => [vertical, { kind: 'new offer', label }] as const);
  return Object.fromEntries([...arrivals, ...running.reverse()]);
}

/**
 * How many campaigns have ended by that day. A cached page shows badges, so this number is a part of
 * its key: the first request after a campaign's last day finds no page with its badge.
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
