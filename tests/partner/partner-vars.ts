/** The worker's variables for the simulated partner. */

/** The key that every call must carry. */
export const partnerKey = 'partner-key-of-a-simulator';

/** Signs deliveries to the inbox. */
export const inboxSecret = `whsec_${btoa('inbox-of-a-simulator')}`;

/** The variables that send leads to the partner's inbox. */
export function inboxVars(origin: string) {
  const inbox = { name: 'inbox', kind: 'webhook', url: `${origin}/inbox`, verticals: '*' };
  return {
    LEAD_PARTNERS: JSON.stringify([{ ...inbox, signingSecret: 'INBOX_SECRET' }]),
    INBOX_SECRET: inboxSecret,
  };
}

/** @param origin with or without a manner, such as `…/with/hang` */
export function partnerVars(origin: string) {
  return {
    GATEWAY_URL: `${origin}/api/v2`,
    GRAPHQL_URL: `${origin}/graphql`,
    ADDRESS_URL: `${origin}/address`,
    GATEWAY_KEY: partnerKey,
    GRAPHQL_KEY: partnerKey,
    ADDRESS_KEY: partnerKey,
    NEXT_TOKEN_SECRET: 'next-token-secret-of-a-simulator',
  };
}

/** All variables as lines of `.dev.vars`, for a site that is started separately. */
export function devVarLines(origin: string): string[] {
  const vars = { ...partnerVars(origin), ...inboxVars(origin) };
  return Object.entries(vars).map(([name, value]) => `${name}='${value}'`);
}
