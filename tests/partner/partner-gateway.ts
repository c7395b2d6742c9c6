/** The partner's gateway: the same inner calls, and a session that can go wrong on purpose. */
import * as v from 'valibot';
import { brands } from '../../brands/brands.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import { readAuthToken } from '../../worker/http/visitor-cookies.ts';
import { type GatewayPort, gatewayFailure } from '../../worker/ports/gateway/gateway.port.ts';
import { type InnerCall, innerCalls, isInnerName } from '../../worker/ports/gateway/inner-calls.ts';

/** `rotate` gives a new token with every answer; the others end a session (spec: session). */
export const sessionModes = ['well', 'rotate', 'expired', 'agent-error'] as const;
export type SessionMode = (typeof sessionModes)[number];

export function isSessionMode(value: string): value is SessionMode {
  return (sessionModes as readonly string[]).includes(value);
}

/** Exactly these keys: a missing or unknown one is refused. */
const outer = v.strictObject({
  path: v.string(),
  method: v.string(),
  serviceId: v.nullable(v.number()),
  vertical: v.nullable(v.string()),
  body: v.record(v.string(), v.unknown()),
  visitId: v.string(),
  authToken: v.optional(v.string()),
  rcCode: v.string(),
  affiliateName: v.string(),
  host: v.string(),
});

let issued = 0;

export async function answerGateway(
  gateway: GatewayPort,
  body: unknown,
  cookies: string | undefined,
  mode: SessionMode,
): Promise<Record<string, unknown>> {
  const parsed = v.safeParse(outer, body);
  if (!parsed.success) return { ...gatewayFailure(400, 'Not the gateway’s body') };
  const call = parsed.output;
  if (mode === 'agent-error') return { ...gatewayFailure(401, 'Agent'), agentError: 'Agent gone' };
  if (mode === 'expired') return { ...gatewayFailure(401, 'Referral code'), expiredRcCode: true };
  const cookie = readAuthToken(cookies);
  const session = cookie ?? call.authToken;
  issued += 1;
  const authToken = mode === 'rotate' || !session ? { authToken: `partner-token-${issued}` } : {};
  const brand = brands.find(({ affiliate }) => affiliate.slug === call.affiliateName);
  const name = `${call.method} ${call.path}`;
  if (!brand || !isInnerName(name)) return { ...gatewayFailure(404, 'Unknown'), ...authToken };
  const payload = v.safeParse(innerCalls[name], call.body);
  if (!payload.success) return { ...gatewayFailure(422, 'The payload does not fit'), ...authToken };
  const inner = { name, payload: payload.output } as InnerCall;
  const answer = await gateway.call(inner, {
    brand,
    host: call.host,
    page: '/',
    visitId: call.visitId,
    tracking: {},
    session: {},
    vertical: call.vertical as VerticalSlug | null,
  });
  return { ...answer, ...authToken };
}
