/** The request's context, set by middleware and read by routes. */
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
  /** Reports a visitor's progress to the gateway. */
  readonly visitSteps: VisitSteps;
  /** Accepted forms: always in our own storage, even if a partner keeps visits and leads. */
  readonly outbox: Outbox;
  /** Counts visitors' steps. */
  readonly numbers: NumbersPort;
  /** Starts the first delivery attempt. */
  readonly dispatch: Dispatch;
}

/** The preview pass of a request (worker/http/preview/preview-pass.ts). */
export interface Preview {
  readonly state: 'open' | 'ended';
  /** The end of the pass, in milliseconds since 1970. */
  readonly until: number;
  /** The reason why the page is not the requested draft. */
  notice?: string | undefined;
}

/** A session ended by a partner, and the referral code that ended with it. */
interface EndedSession {
  readonly agentError?: true;
  readonly expiredRcCode?: true;
  readonly rcCode: string | undefined;
}

interface Variables {
  brand: Brand;
  /** The requested host name, without a port. */
  host: string;
  stage: Stage;
  requestId: string;
  content: ContentLoader;
  ports: Ports;
  /** Missing where the site has no CMS. */
  cms?: Cms | undefined;
  /** Set for a visitor with a preview pass: their pages are not cached, and their forms are refused. */
  preview?: Preview;
  /** Set once a partner has ended the visitor's session in this request. */
  endedSession?: EndedSession;
  /** Set by routes that share one pattern: one of our own paths, never the one a visitor sent. */
  route?: string;
  /** The methods that work, set for a path that the request's method does not. */
  allow?: readonly string[];
  /** The source of a page: `hit`, `edge` or `miss`; missing for everything else. */
  cache?: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
