/** The finding on a clock; a wrong one makes signatures invalid and times in reports wrong. */
import { bad, type Finding, look, ok } from '../finding.ts';

/** Receivers refuse signed deliveries that are minutes off; a Date header has whole seconds. */
const mostMs = 30_000;

/** @param aheadMs how far this machine's clock is ahead; null if no server answered */
export function clockFinding(aheadMs: number | null): Finding {
  if (aheadMs === null) {
    return look(
      'clock',
      'not compared: no server answered',
      'npm run doctor, once there is a network',
    );
  }
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (Math.abs(aheadMs) <= mostMs) return ok('clock', `right to within ${Math.max(1, seconds)} s`);
  const side = aheadMs > 0 ? 'ahead' : 'behind';
  return bad('clock', `${seconds} s ${side}`, 'sudo timedatectl set-ntp true, or set the clock');
}
