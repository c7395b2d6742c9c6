/** Releases one brand after the other, until one fails. */
import { reasonOf } from '../commands/reason-of.ts';

/** @throws Error of the release that failed, naming those not started */
export async function releaseEach<Target extends { readonly env: string }>(
  targets: readonly Target[],
  release: (target: Target) => Promise<void>,
): Promise<void> {
  for (const [index, target] of targets.entries()) {
    try {
      await release(target);
    } catch (cause) {
      const left = targets.slice(index + 1).map(({ env }) => env);
      const reason = reasonOf(cause);
      const rest = left.length > 0 ? `\nNot started: ${left.join(', ')}` : '';
      throw new Error(`The release of ${target.env} stopped. ${reason}${rest}`, { cause });
    }
  }
}
