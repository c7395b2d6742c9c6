/** One smoke test of one site: which version answers, who the test's person is, and all steps in order. */
import { randomBytes } from 'node:crypto';
import { reasonOf } from '../commands/reason-of.ts';
import { jsonAt } from './expect-answer.ts';
import { journeySteps, smokePerson } from './journey-steps.ts';
import { type Expected, frontSteps, health, readingSteps } from './page-steps.ts';
import { runSmoke, type SmokeResult, smokeLimitMs } from './smoke-run.ts';
import { NoServer, openSite } from './smoke-site.ts';

export interface SmokeOptions extends Expected {
  readonly address?: string | undefined;
  /** How long all of it may take. */
  readonly limitMs?: number;
}

export async function smokeSite(
  origin: string,
  { env, build, version, address, limitMs = smokeLimitMs }: SmokeOptions,
  say: (line: string) => void,
): Promise<SmokeResult> {
  const headers = version === undefined ? {} : await overrideHeaders(origin, version, env);
  const person = smokePerson(Math.random(), randomBytes(4).toString('hex'));
  const steps = [
    health({ env, build, version }),
    ...frontSteps,
    ...journeySteps(person, address),
    ...readingSteps,
  ];
  const end = performance.now() + limitMs;
  const site = openSite(origin, headers, () => end - performance.now());
  return runSmoke(steps, site, say, { limitMs });
}

/** Asks for one version of the worker; where nobody said its name, whichever version answers knows it. */
async function overrideHeaders(origin: string, version: string, named: string | undefined) {
  const env = named ?? (await answersAs(origin));
  return env ? { 'cloudflare-workers-version-overrides': `kurrajong-${env}="${version}"` } : {};
}

async function answersAs(origin: string): Promise<string | undefined> {
  const answer = await askHost(origin);
  return answer.kind === 'named' ? answer.env : undefined;
}

/** Who has an origin's host, as far as one look tells. */
export type HostAnswer =
  /** `<brand>-<stage>` of one of our workers. */
  | { readonly kind: 'named'; readonly env: string }
  /** No server is there, or one that has no site at that host, as our workers say it. */
  | { readonly kind: 'nobody'; readonly why: string }
  /** Late, broken or not readable: it may be any of the others. */
  | { readonly kind: 'unclear'; readonly why: string };

export async function askHost(origin: string): Promise<HostAnswer> {
  try {
    const answer = await openSite(origin).get('/healthz');
    const { status } = answer;
    const [brand, stage] = ['brand', 'stage'].map((name) => jsonAt(answer, name));
    if (status === 200 && typeof brand === 'string' && typeof stage === 'string') {
      return { kind: 'named', env: `${brand}-${stage}` };
    }
    const why = `/healthz answered ${status}${status === 200 ? ' without brand and stage' : ''}`;
    return { kind: status === 421 ? 'nobody' : 'unclear', why };
  } catch (error) {
    const why = reasonOf(error);
    return { kind: error instanceof NoServer ? 'nobody' : 'unclear', why };
  }
}
