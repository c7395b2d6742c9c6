/** Clean-up of a typed or pasted postcode. */

/** Removes blanks and a leading state: `VIC 3068`, ` 5006`. */
export function pastedPostcode(value: string): string {
  const close = value.replaceAll(/\s/g, '');
  return /^[a-z]+(\d.*)$/i.exec(close)?.[1] ?? close;
}

/** Cuts to four characters (spec: validation). */
export function limitPostcode(value: string): string {
  return pastedPostcode(value).slice(0, 4);
}
