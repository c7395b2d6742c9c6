/** Log lines about plans in a partner's answer that no list shows: one line per answer, when it arrives. */
import type { GatewayPort } from '../../gateway/gateway.port.ts';
import { leftOutOf } from './needed-fields.ts';

/** A partner that changes its format may lose hundreds of plans for one reason. */
const mostNamed = 20;

/** The same gateway, with logging. An answer read again from memory is not logged again. */
export function tellingLeftOut(
  gateway: GatewayPort,
  log: (line: Record<string, unknown>) => void,
): GatewayPort {
  return {
    async call(call, context) {
      const answer = await gateway.call(call, context);
      const leftOut = leftOutOf(answer.data);
      if (leftOut.length > 0) {
        const { brand, vertical } = context;
        const plans = leftOut.slice(0, mostNamed);
        log({ event: 'plans_left_out', brand: brand.slug, vertical, count: leftOut.length, plans });
      }
      return answer;
    },
  };
}
