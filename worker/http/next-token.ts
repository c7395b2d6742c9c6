/** The next token: a short-lived signed pass with which our own pages search addresses (spec: address-calls). */
import { isSignedText, signText } from './hmac.ts';

/** Short, so that a leaked token is of little use. */
export const nextTokenMs = 600_000;

/** The holder of a token; the token itself reveals none of this. */
export interface NextTokenHolder {
  readonly brand: string;
  /** The IP address that the edge saw. */
  readonly ip: string;
}

const shape = /^([0-9a-z]{1,12})\.([0-9a-f]{64})$/;

/** @param now milliseconds since 1970 */
export async function issueNextToken(
  secret: string,
  holder: NextTokenHolder,
  now: number,
): Promise<string> {
  const until = (now + nextTokenMs).toString(36);
  return `${until}.${await signText(secret, signed(holder, until))}`;
}

/** True for a token that this secret signed for this holder and that has not expired. */
export async function isNextToken(
  token: string | undefined,
  secret: string,
  holder: NextTokenHolder,
  now: number,
): Promise<boolean> {
  const [, until = '', signature = ''] = token?.match(shape) ?? [];
  if (!signature || Number.parseInt(until, 36) <= now) return false;
  return isSignedText(secret, signed(holder, until), signature);
}

function signed({ brand, ip }: NextTokenHolder, until: string): string {
  return JSON.stringify(['next', brand, ip, until]);
}
