/**
 * The cookie of a preview: signed, for one brand, valid for 30 minutes. The browser keeps it longer, so
 * that a form on a draft left open is still recognised as a preview's and creates no lead.
 */
import { isSignedText, signText } from '../hmac.ts';
import { readCookie } from '../visitor-cookies.ts';

export const previewMs = 30 * 60_000;
const keptSeconds = 12 * 3600;
const shape = /^([0-9a-z]{1,12})\.([0-9a-f]{64})$/;

/** `ended`: we issued the pass, and it has expired. */
export interface PreviewPass {
  readonly state: 'open' | 'ended';
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface PassHolder {
  readonly secret: string;
  readonly brand: string;
  /** Browsers accept a `__Host-` cookie only over https; a developer's machine serves http. */
  readonly https: boolean;
}

/** A new pass as the value of Set-Cookie. @param now milliseconds since 1970 */
export async function newPassCookie(holder: PassHolder, now: number): Promise<string> {
  const until = (now + previewMs).toString(36);
  const value = `${until}.${await signText(holder.secret, passText(holder, until))}`;
  const { https } = holder;
  return `${nameOf(https)}=${value}; Max-Age=${keptSeconds}; ${attributesOf(https)}`;
}

/** Ends the preview in this browser. */
export function noPassCookie(https: boolean): string {
  return `${nameOf(https)}=; Max-Age=0; ${attributesOf(https)}`;
}

/** The pass in a Cookie header; undefined unless we signed it for this brand. */
export async function readPass(
  holder: PassHolder,
  cookies: string | null | undefined,
  now: number,
): Promise<PreviewPass | undefined> {
  const value = readCookie(cookies, nameOf(holder.https));
  const [, until = '', signature = ''] = value?.match(shape) ?? [];
  if (!(await isSignedText(holder.secret, passText(holder, until), signature))) return undefined;
  const ends = Number.parseInt(until, 36);
  return { state: ends > now ? 'open' : 'ended', until: ends };
}

const nameOf = (https: boolean) => (https ? '__Host-kj_draft' : 'kj_draft');

const attributesOf = (https: boolean) => `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** No text that the CMS signs with the same secret starts with `pass`. */
const passText = ({ brand }: PassHolder, until: string) => `pass.${brand}.${until}`;
