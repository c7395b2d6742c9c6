/** For tests: a courier over real storage, with a partner and a clock that the test controls. */
import { env } from 'cloudflare:workers';
import type { Env } from '../../env.ts';
import { signingKey } from './partners/partner.fixture.ts';
import { type Delivering, wireDelivery } from './wire-delivery.ts';

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  /** By the test's clock. */
  readonly at: number;
}

type Answer = Response | Error;

export interface Bench extends Delivering {
  /** Everything sent to the partner, in order. */
  readonly sent: Sent[];
  readonly lines: Record<string, unknown>[];
  /** Moves the clock. */
  pass(ms: number): void;
  /** Sets the partner's answer from now on. */
  answer(make: (sent: Sent) => Answer | Promise<Answer>): void;
}

const webhook = {
  name: 'hook',
  kind: 'webhook',
  url: 'https://partner.example/leads',
  verticals: '*',
  messages: true,
  signingSecret: 'HOOK_SECRET',
};

/** @param partners the default is one webhook that takes everything */
export function bench(
  partners: readonly object[] = [webhook],
  over: Partial<Env> & Record<string, unknown> = {},
): Bench {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  let respond: (sent: Sent) => Answer | Promise<Answer> = () => new Response('{}');
  const sent: Sent[] = [];
  const lines: Record<string, unknown>[] = [];
  const settings = {
    ...env,
    LEAD_PARTNERS: JSON.stringify(partners),
    LEADS_QUEUE: undefined,
    HOOK_SECRET: signingKey,
    API_KEY: 'key-1',
    ...over,
  } as unknown as Env;
  const fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const one = {
      url: String(url),
      headers: new Headers(init?.headers),
      at: clock(),
      body: String(init?.body),
    };
    sent.push(one);
    const answer = await respond(one);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const delivering = wireDelivery(settings, {
    now: clock,
    fetch: fetch as typeof globalThis.fetch,
    log: (line) => lines.push(line),
  });
  return {
    ...delivering,
    sent,
    lines,
    pass: (ms) => {
      ahead += ms;
    },
    answer: (make) => {
      respond = make;
    },
  };
}
