/** A page's cache key: host, build, content version and path; nothing of the request (docs/contracts/page-cache.md). */
import { endedCampaigns } from '../../../domain/badges.ts';
import { today } from '../../../domain/calendar.ts';
import { cacheUrl } from '../../cache/page-cache.ts';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { AppContext } from '../../context.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { manifest } from '../../render/manifest.ts';

/** The build with the check for a person, which pages tell their script of and which is switched without a new build. */
const checkingBuild = `${manifest.build}-checking`;

/** @param path an existing page's, or one path for all unknown pages: visitors' own paths would fill the cache */
export function keyOf(c: AppContext, loaded: LoadedSite, path: string): string {
  const host = c.get('brand').hosts[c.get('stage')];
  const ended = endedCampaigns(loaded.site, today);
  const version = `${loaded.port.source}-${loaded.version}${ended ? `-${ended}` : ''}`;
  const build = isChallenging(c.env) ? checkingBuild : manifest.build;
  return cacheUrl({ host, build, version, path });
}
