/** One smoke test of one site: which version answers, who the test's person is, and all steps in order. */
import { randomBytes } from 'node:crypto';
import { jsonAt } from './expect-answer.ts';
import { journeySteps, smokePerson } from './journey-steps.ts';
import { type Expected, frontSteps, health, readingSteps } from './page-steps.ts';
import { runSmoke, type SmokeResult, smokeLimitMs } from './smoke-run.ts';
import { openSite } from './smoke-site.ts';

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
  const headers = version === undefined ? {} : await overrideHeaders(origin, version);
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

/** Asks for one version of the worker; whichever version answers knows the worker's name. */
async function overrideHeaders(origin: string, version: string) {
  const env = await answersAs(origin);
  return env ? { 'cloudflare-workers-version-overrides': `kurrajong-${env}="${version}"` } : {};
}

/** `<brand>-<stage>` of the worker that answers there; undefined where none of ours does. */
export async function answersAs(origin: string): Promise<string | undefined> {
  const answer = await openSite(origin)
    .get('/healthz')
    .catch(() => undefined);
  const [brand, stage] = answer ? ['brand', 'stage'].map((name) => jsonAt(answer, name)) : [];
  return typeof brand === 'string' && typeof stage === 'string' ? `${brand}-${stage}` : undefined;
}
