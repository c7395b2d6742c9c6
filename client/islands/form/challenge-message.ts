/** The message that the page /challenge sends to the form around it, and the path of that page. */

export const challengePath = '/challenge';
export const challengeType = 'kurrajong:challenge';

export interface ChallengeMessage {
  readonly type: typeof challengeType;
  /** Empty once the token has expired or the check has failed. */
  readonly token: string;
}

/** The token in a message, or undefined for any other message. */
export function challengeToken(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (Reflect.get(data, 'type') !== challengeType) return undefined;
  const token: unknown = Reflect.get(data, 'token');
  return typeof token === 'string' ? token : undefined;
}
