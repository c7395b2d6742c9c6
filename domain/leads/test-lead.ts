/** Test leads: a form under an email that nobody can have is kept and answered like any other, and never passed on. */

/** RFC 2606 reserves this top-level domain, so no person is reached under it. */
const testDomain = '.invalid';

/** The same for SQL's LIKE, which knows no case either. An email has one @, so its end is its host's. */
export const testEmailPattern = `%${testDomain}`;

/** The referral code of `npm run smoke`: marks its visits, also in a partner's own system; nobody counts them. */
export const testCode = 'SMOKE-TEST';

export function isTestEmail(email: string): boolean {
  return email.trim().toLowerCase().endsWith(testDomain);
}
