/** A postcode as people type and paste it. */

/** Without blanks and without the state in front: `VIC 3068`, ` 5006`. */
export function pastedPostcode(value: string): string {
  const close = value.replaceAll(/\s/g, '');
  return /^[a-z]+(\d.*)$/i.exec(close)?.[1] ?? close;
}

/** Nothing beyond four characters (spec: validation). */
export function limitPostcode(value: string): string {
  return pastedPostcode(value).slice(0, 4);
}
