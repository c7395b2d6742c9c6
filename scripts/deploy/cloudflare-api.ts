/** The base URL of Cloudflare's API. */

/** Without a trailing slash. Wrangler reads CLOUDFLARE_API_BASE_URL too. */
export function cloudflareApi(env: Readonly<Record<string, string | undefined>>): string {
  const url = env.CLOUDFLARE_API_BASE_URL || 'https://api.cloudflare.com/client/v4';
  return url.replace(/\/+$/, '');
}
