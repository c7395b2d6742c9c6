/** Names of what a form holds that its visitor does not see. */

/** A field for robots: something in it marks the form and never stops it. */
export const decoyField = 'website';

/** The token of the check for a person, under the name that Turnstile's documentation gives it. */
export const challengeField = 'cf-turnstile-response';
