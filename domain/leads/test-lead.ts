/** Test leads: a form with an email that nobody can have is stored and answered as usual, but never passed on. */

/** RFC 2606 reserves this top-level domain, so nobody can have an email in it. */
const testDomain = '.invalid';

/** The same for SQL's LIKE, also case-insensitive. An email has one @, so it ends with its host. */
export const testEmailPattern = `%${testDomain}`;

/** The referral code of `npm run smoke`: marks its visits, even in a partner's system; they are not counted. */
export const testCode = 'SMOKE-TEST';

export function isTestEmail(email: string): boolean {
  return email.trim().toLowerCase().endsWith(testDomain);
}
