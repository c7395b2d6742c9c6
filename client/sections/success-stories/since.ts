/** How long somebody has been a customer (spec: entities). */

/** `2021` → `Customer since 2021`; words that say so themselves stay. */
export function customerSince(supportingText: string): string {
  return /^customer since\b/i.test(supportingText)
    ? supportingText
    : `Customer since ${supportingText}`;
}
