/** Which URLs personal data and keys may be sent to: https, or plain http on a developer's own machine. */

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What is wrong with the URL of a partner's system, with the remedy; undefined when it is fine.
 * The URL may hold a secret, so no part of it is repeated here.
 */
export function partnerUrlFault(value: string): string | undefined {
  if (!URL.canParse(value)) return 'must be a whole URL, such as https://partner.example/leads';
  const { protocol, hostname, username, password } = new URL(value);
  // Logs and error messages show URLs, and fetch refuses these.
  if (username || password) {
    return 'must not contain a user name or password: take them out and set the key as a worker secret';
  }
  const safe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return safe ? undefined : 'must be https (plain http only on localhost)';
}
