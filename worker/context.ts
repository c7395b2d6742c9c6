/** The request's context: what the middleware sets and routes read. */
import type { Context } from 'hono';
import type { Brand, Stage } from '../domain/brand.ts';
import type { Cms } from './content/cms.types.ts';
import type { ContentLoader } from './content/loader.ts';
import type { Env } from './env.ts';
import type { Dispatch } from './leads/delivery/dispatch.ts';
import type { Outbox } from './leads/outbox/outbox.types.ts';
import type { AddressPort } from './ports/address/address.port.ts';
import type { GatewayPort } from './ports/gateway/gateway.port.ts';
import type { VisitSteps } from './ports/gateway/visit-steps.ts';
import type { LeadsPort } from './ports/leads/leads.port.ts';
import type { NumbersPort } from './ports/numbers/numbers.port.ts';
import type { PlansPort } from './ports/plans/plans.port.ts';

/** The ports of this request's brand: embedded or remote, chosen by configuration. */
export interface Ports {
  readonly leads: LeadsPort;
  readonly address: AddressPort;
  readonly gateway: GatewayPort;
  readonly plans: PlansPort;
  /** Tells the gateway how far a visitor has come. */
  readonly visitSteps: VisitSteps;
  /** What was accepted: always in our own storage, whoever keeps visits and leads. */
  readonly outbox: Outbox;
  /** Counts steps of visitors. */
  readonly numbers: NumbersPort;
  /** Starts the first attempt to deliver. */
  readonly dispatch: Dispatch;
}

/** The pass that a request carries (worker/http/preview/preview-pass.ts). */
export interface Preview {
  readonly state: 'open' | 'ended';
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
  /** Why the page is not the draft that was asked for. */
  notice?: string | undefined;
}

/** A session that a partner ended, and the referral code it ended with. */
interface EndedSession {
  readonly agentError?: true;
  readonly expiredRcCode?: true;
  readonly rcCode: string | undefined;
}

interface Variables {
  brand: Brand;
  /** Name of the host that the visitor asked, without a port. */
  host: string;
  stage: Stage;
  requestId: string;
  content: ContentLoader;
  ports: Ports;
  /** Missing where the site has no CMS. */
  cms?: Cms | undefined;
  /** Set for a visitor with the pass of a preview: nothing they see is kept, and no form is taken. */
  preview?: Preview;
  /** Set once a partner has ended the visitor's session in this request. */
  endedSession?: EndedSession;
  /** Set by routes that share one pattern: a path of ours, never the one a visitor sent. */
  route?: string;
  /** Set for a path that is not served with the request's method: those it is served with. */
  allow?: readonly string[];
  /** Where a page came from: `hit`, `edge` or `miss`; missing for everything else. */
  cache?: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
