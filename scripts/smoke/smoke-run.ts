/** Runs the steps of a smoke test in order, prints a line for each, and says what to do about failures. */
import { Fault, isLocal, type Site } from './smoke-site.ts';

/** Values that steps find for later steps. */
interface Found {
  [name: string]: string;
}

/** The target on which to fix a site, in the form that commands take. */
export interface Workshop {
  /** True for the site of `npm start`, which wrangler does not know. */
  readonly isLocal: boolean;
  /** `<brand>-<stage>`, for wrangler. */
  readonly env: string;
  /** The options that make a command work on it; empty on this machine. */
  readonly options: string;
  /** The reference of the lead that was sent. */
  readonly reference: string;
}

export interface SmokeStep {
  readonly name: string;
  /** The values that earlier steps must have found. */
  readonly needs: readonly string[];
  /** What to do when it fails. */
  readonly remedy: (workshop: Workshop) => string;
  /** @returns in a few words what it saw @throws Fault when something is wrong */
  run(site: Site, found: Found): Promise<string>;
}

export interface SmokeResult {
  readonly passed: number;
  readonly failed: number;
  /** Names of the steps that failed. */
  readonly faults: readonly string[];
}

/** The most time for the whole main job. */
export const smokeLimitMs = 20_000;

interface RunLimits {
  readonly limitMs: number;
  readonly now?: () => number;
}

export async function runSmoke(
  steps: readonly SmokeStep[],
  site: Site,
  say: (line: string) => void,
  { limitMs, now = () => performance.now() }: RunLimits,
): Promise<SmokeResult> {
  const found: Found = {};
  const faults: string[] = [];
  const began = now();
  let passed = 0;
  let isCut = false;
  const fail = (name: string, ms: number, reason: string, remedy: string) => {
    faults.push(name);
    say(line('FAIL', name, ms, reason));
    say(`      ${remedy}`);
  };
  for (const { name, needs, remedy, run } of steps) {
    const missing = needs.filter((need) => found[need] === undefined);
    const from = now();
    if (missing.length > 0) {
      say(line('--', name, 0, `not run: it needs ${missing.join(' and ')}`));
      continue;
    }
    if (from - began >= limitMs) {
      isCut = true;
      say(line('--', name, 0, 'not run: out of time'));
      continue;
    }
    try {
      const seen = await run(site, found);
      passed += 1;
      say(line('ok', name, now() - from, seen));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      fail(name, now() - from, error.message, remedy(workshopOf(site, found)));
    }
  }
  const ms = now() - began;
  if (isCut || ms > limitMs) {
    fail(
      'in time',
      ms,
      `took longer than ${limitMs / 1000} s`,
      'Look at server-timing of the slow steps',
    );
  }
  say(`smoke: ${passed} passed, ${faults.length} failed`);
  return { passed, failed: faults.length, faults };
}

function workshopOf({ origin }: Site, found: Found): Workshop {
  const { brand = '<slug>', stage = '<stage>', reference = '<reference>' } = found;
  const local = isLocal(new URL(origin));
  const env = found.brand === undefined ? '<brand>-<stage>' : `${brand}-${stage}`;
  const options = local ? '' : ` --brand ${brand} --stage ${stage}`;
  return { isLocal: local, env, options, reference };
}

function line(mark: string, name: string, ms: number, words: string): string {
  return `${mark.padEnd(5)} ${name.padEnd(14)} ${String(Math.round(ms)).padStart(5)} ms  ${words}`;
}
