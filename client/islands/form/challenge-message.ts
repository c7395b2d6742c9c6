/** What the page /challenge tells the form around it, and where it stands. */

export const challengePath = '/challenge';
export const challengeType = 'kurrajong:challenge';

export interface ChallengeMessage {
  readonly type: typeof challengeType;
  /** Empty once it has expired or failed. */
  readonly token: string;
}

/** The token of a message, or undefined when it is some other message. */
export function challengeToken(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (Reflect.get(data, 'type') !== challengeType) return undefined;
  const token: unknown = Reflect.get(data, 'token');
  return typeof token === 'string' ? token : undefined;
}
