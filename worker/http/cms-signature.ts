/** The CMS's signatures on its calls and preview links (docs/contracts/cms.md). */
import { isSignedText, signText } from './hmac.ts';

/** How far off a call's timestamp may be, either way. */
export const callAgeSeconds = 300;

export interface SignedCall {
  readonly id: string;
  /** Unix seconds, as in the header. */
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** A call's id. It contains no dot, so the parts of the signed text cannot be shifted. */
const idShape = /^[\w-]{1,100}$/;
const secondsShape = /^\d{1,12}$/;

/** @param now milliseconds since 1970 */
export async function isCall(secret: string, call: SignedCall, now: number): Promise<boolean> {
  const { id, timestamp, signature } = call;
  if (!idShape.test(id) || !secondsShape.test(timestamp) || !signature.startsWith('v1=')) {
    return false;
  }
  if (Math.abs(now / 1000 - Number(timestamp)) > callAgeSeconds) return false;
  return isSignedText(secret, callText(call), signature.slice('v1='.length));
}

/** The value of `x-kurrajong-signature`. */
export async function signCall(
  secret: string,
  call: Omit<SignedCall, 'signature'>,
): Promise<string> {
  return `v1=${await signText(secret, callText(call))}`;
}

const callText = ({ id, timestamp, body }: Omit<SignedCall, 'signature'>) =>
  `publish.${id}.${timestamp}.${body}`;

export interface PreviewLink {
  readonly brand: string;
  readonly path: string;
  /** Unix seconds, as in the link. */
  readonly until: string;
  readonly signature: string;
}

/** @param now milliseconds since 1970 */
export async function isPreviewLink(
  secret: string,
  link: PreviewLink,
  now: number,
): Promise<boolean> {
  if (!secondsShape.test(link.until) || Number(link.until) * 1000 <= now) return false;
  return isSignedText(secret, linkText(link), link.signature);
}

export function signPreviewLink(
  secret: string,
  link: Omit<PreviewLink, 'signature'>,
): Promise<string> {
  return signText(secret, linkText(link));
}

const linkText = ({ brand, path, until }: Omit<PreviewLink, 'signature'>) =>
  `preview.${brand}.${path}.${until}`;
