/** The gateway port: inner calls and the one shape of their answer (spec: gateway). */
import type { Brand } from '../../../domain/brand.ts';
import type { Tracking } from '../../../domain/leads/tracking.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { InnerCall } from './inner-calls.ts';

/** The context that the edge adds to a call; only visit and vertical come from the page. */
export interface GatewayContext {
  readonly brand: Brand;
  readonly host: string;
  /** Path of the calling page. */
  readonly page: string;
  readonly vertical: VerticalSlug | null;
  readonly visitId: string;
  /** Campaign parameters of this visitor, the referral code among them. */
  readonly tracking: Tracking;
  /** The token of the visitor's cookie, or of the body where there is no cookie. */
  readonly session: { readonly cookie?: string; readonly body?: string };
}

/** `code` 1 is success, 0 is failure; a status other than 200 is a failure (spec: gateway). */
export interface GatewayAnswer {
  readonly code: 0 | 1;
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
  /** A new token: it becomes the cookie and never reaches the page. */
  readonly authToken?: string;
  readonly expiredRcCode?: boolean;
  readonly agentError?: boolean | string;
}

/** Resolves with a failure in the answer's own shape; rejects only when our own storage fails. */
export interface GatewayPort {
  call(call: InnerCall, context: GatewayContext): Promise<GatewayAnswer>;
}

export function gatewaySuccess(data: unknown): GatewayAnswer {
  return { code: 1, status: 200, message: 'success', data };
}

export function gatewayFailure(status: number, message: string): GatewayAnswer {
  return { code: 0, status, message, data: null };
}

/** The message for a failure behind the gateway (spec: errors). */
export const internalFailure = 'Internal server error';
