/** Tells the gateway how far a visitor has come: address given, plan chosen, details left (spec: gateway). */
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { GatewayContext, GatewayPort } from './gateway.port.ts';
import type { GatewayVisits } from './gateway-visits.ts';

export interface VisitStep {
  readonly visitId: string;
  readonly vertical: VerticalSlug;
  readonly step: 'address' | 'plan' | 'details';
  /** Never personal: the id of a plan, the chosen products. */
  readonly facts?: Readonly<Record<string, string | number | readonly string[]>>;
}

export interface VisitSteps {
  /** @throws Error with the call and its status only, when it was not taken */
  tell(step: VisitStep, context: GatewayContext): Promise<void>;
}

/** @param visits the ids of a partner's gateway; null where the gateway keeps our own visits */
export function createVisitSteps(gateway: GatewayPort, visits: GatewayVisits | null): VisitSteps {
  return {
    async tell({ visitId, vertical, step, facts = {} }, context) {
      const asked = { ...context, vertical };
      const id = visits ? await theirId(visits, visitId, asked) : visitId;
      if (!id) return;
      const fields = Object.entries(facts).map(([name, value]) => [
        name,
        typeof value === 'object' ? [...value] : value,
      ]);
      const payload = { ...Object.fromEntries(fields), vertical, step, visit_id: id };
      const call = { name: 'POST /visit/progress', payload } as const;
      const { code, status } = await gateway.call(call, { ...asked, visitId: id });
      if (code !== 1) throw new Error(`/visit/progress: ${status}`);
    },
  };
}

/** Solar's visits are the partner's over GraphQL already; the other verticals' are posted (spec: hero-submit). */
function theirId(visits: GatewayVisits, visitId: string, context: GatewayContext) {
  return context.vertical === 'solar' ? Promise.resolve(null) : visits.ensure(visitId, context);
}
