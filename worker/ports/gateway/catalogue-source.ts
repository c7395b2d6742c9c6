/** Where the embedded gateway takes providers and plans from. */
import type { GatewayContext } from './gateway.port.ts';
import type { InnerPayload } from './inner-calls.ts';

/** `data` of the answers (spec: gateway); a rejection is a failure of ours. */
export interface CatalogueSource {
  /** Keyed by vertical slug: id, name, logo. */
  providers(query: InnerPayload<'POST /provider/list'>, context: GatewayContext): Promise<unknown>;
  /** providers and plans. */
  mobilePlans(
    query: InnerPayload<'POST /mobile/plan/list'>,
    context: GatewayContext,
  ): Promise<unknown>;
  broadbandPlans(
    query: InnerPayload<'POST /broadband/plan/list'>,
    context: GatewayContext,
  ): Promise<unknown>;
}
