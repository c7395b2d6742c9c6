/** Tells the gateway how far a visitor has come: address given, plan chosen, details given (spec: gateway). */
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { GatewayContext, GatewayPort } from './gateway.port.ts';
import type { GatewayVisits } from './gateway-visits.ts';

export interface VisitStep {
  readonly visitId: string;
  readonly vertical: VerticalSlug;
  readonly step: 'address' | 'plan' | 'details';
  /** Never personal data: the id of a plan, the chosen products. */
  readonly facts?: Readonly<Record<string, string | number | readonly string[]>>;
}

export interface VisitSteps {
  /**
   * A step is not repeated while the isolate remembers telling it: a page may be shown often.
   * @throws Error with the call and its status only, when the gateway refuses the step
   */
  tell(step: VisitStep, context: GatewayContext): Promise<void>;
}

interface Told {
  readonly facts: string;
  /** True if the same step came again during this call or after it. */
  asked: boolean;
}

/** Steps of visits that are under way at the same time, in one isolate. */
const mostRemembered = 2000;

/** @param visits the ids of a partner's gateway; null where the gateway keeps our own visits */
export function createVisitSteps(gateway: GatewayPort, visits: GatewayVisits | null): VisitSteps {
  const told = new BoundedMap<Told>(mostRemembered);
  /** False when there is nobody to tell. */
  async function tellNow(
    { visitId, vertical, step, facts = {} }: VisitStep,
    asked: GatewayContext,
  ) {
    const id = visits ? await theirId(visits, visitId, asked) : visitId;
    if (!id) return false;
    const fields = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'object' ? [...value] : value,
    ]);
    const payload = { ...Object.fromEntries(fields), vertical, step, visit_id: id };
    const call = { name: 'POST /visit/progress', payload } as const;
    const { code, status } = await gateway.call(call, { ...asked, visitId: id });
    if (code !== 1) throw new Error(`/visit/progress: ${status}`);
    return true;
  }
  return {
    async tell(step, context) {
      const { visitId, vertical } = step;
      const key = [context.brand.slug, visitId, vertical, step.step].join(' ');
      const facts = JSON.stringify(step.facts ?? {});
      const before = told.get(key);
      if (before?.facts === facts) {
        before.asked = true;
        return;
      }
      // Set before the answer, since the same page may be requested again meanwhile.
      const mine: Told = { facts, asked: false };
      told.set(key, mine);
      const tellOnce = () => tellNow(step, { ...context, vertical });
      let taken = false;
      try {
        taken = await tellOnce().catch((error: unknown) => {
          // Another request with the same step relies on this call.
          if (mine.asked) return tellOnce();
          throw error;
        });
      } finally {
        if (!taken && told.get(key) === mine) told.delete(key);
      }
    },
  };
}

/** The partner already has solar's visits from GraphQL; those of other verticals are posted (spec: hero-submit). */
function theirId(visits: GatewayVisits, visitId: string, context: GatewayContext) {
  return context.vertical === 'solar' ? Promise.resolve(null) : visits.ensure(visitId, context);
}
