/** Reads the URL of a site as typed on a command line. */
import { UsageError } from '../commands/command-line.mjs';

/** @throws UsageError saying what to write instead: `localhost:8787` would parse as a URL with the scheme `localhost` */
export function siteOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`"${given}" is not the URL of a site: write http://… or https://…`);
}
