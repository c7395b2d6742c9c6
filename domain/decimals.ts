/** Australian number formatting. Only the minus differs from Intl, which a phone takes a tenth of a second to load. */

/** `1234567` as `1,234,567`. @param digits of a whole number */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * `1,234.5`, `−5.00`: rounds the number's decimal text, half away from zero.
 * @param value between minus and plus a hundred billion
 * @param least digits after the point, padded with zeros
 * @param most digits after the point, at least one
 */
export function decimals(value: number, least = 0, most = 2): string {
  if (value < 0) return `−${decimals(-value, least, most)}`;
  // String() writes smaller numbers with an exponent.
  const [whole = '', after = ''] = (value < 1e-6 ? '0' : String(value)).split('.');
  const cut = Number(whole + after.slice(0, most).padEnd(most, '0'));
  const rounded = String(cut + (Number(after[most] ?? 0) >= 5 ? 1 : 0)).padStart(most + 1, '0');
  const shown = rounded.slice(-most).replace(/0+$/, '').padEnd(least, '0');
  return grouped(rounded.slice(0, -most)) + (shown && `.${shown}`);
}
