/** One smoke test of one site: chooses the version and the test's person, and runs all steps in order. */
import { randomBytes } from 'node:crypto';
import { reasonOf } from '../commands/reason-of.ts';
import { jsonAt } from './expect-answer.ts';
import { journeySteps, smokePerson } from './journey-steps.ts';
import { type Expected, frontSteps, health, readingSteps } from './page-steps.ts';
import { runSmoke, type SmokeResult, smokeLimitMs } from './smoke-run.ts';
import { NoServer, openSite } from './smoke-site.ts';

export interface SmokeOptions extends Expected {
  readonly address?: string | undefined;
  /** The most time for all steps together. */
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

/** Headers that request one version of the worker; if its name is not given, whichever version answers tells it. */
async function overrideHeaders(origin: string, version: string, named: string | undefined) {
  const env = named ?? (await answersAs(origin));
  return env ? { 'cloudflare-workers-version-overrides': `kurrajong-${env}="${version}"` } : {};
}

async function answersAs(origin: string): Promise<string | undefined> {
  const answer = await askHost(origin);
  return answer.kind === 'named' ? answer.env : undefined;
}

/** Which worker has an origin's host, as far as one request can tell. */
export type HostAnswer =
  /** `<brand>-<stage>` of one of our workers. */
  | { readonly kind: 'named'; readonly env: string }
  /** There is no server, or one of our workers says that it has no site at that host. */
  | { readonly kind: 'nobody'; readonly why: string }
  /** The answer is late, broken or unreadable, so it could be any of the others. */
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
