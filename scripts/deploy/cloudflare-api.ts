/** Where Cloudflare's API is asked. */

/** Without a slash at its end. CLOUDFLARE_API_BASE_URL is the name that wrangler reads, too. */
export function cloudflareApi(env: Readonly<Record<string, string | undefined>>): string {
  const url = env.CLOUDFLARE_API_BASE_URL || 'https://api.cloudflare.com/client/v4';
  return url.replace(/\/+$/, '');
}
