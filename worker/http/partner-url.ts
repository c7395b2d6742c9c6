/** Where a partner's system may be: https, or plain http on the developer's own machine. */

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** True for a URL that personal data may be sent to. */
export function isPartnerUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}
