/** Starts the partner on a free port, for a site with remote ports, and once for all worker tests. */
import type { TestProject } from 'vitest/node';
import { startChild } from '../harness/child-process.ts';

export interface RunningPartner {
  readonly origin: string;
  stop(): Promise<void>;
}

export async function startPartner(): Promise<RunningPartner> {
  const script = new URL('../../scripts/partner.ts', import.meta.url);
  const child = startChild(script, { env: { PARTNER_PORT: process.env.PARTNER_PORT ?? '0' } });
  const { origin } = await child.hear<{ readonly origin: string }>();
  return { origin, stop: child.kill };
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly partner: string;
  }
}

/** The vitest setup. Tests share the partner, which keeps nothing between calls that they would notice. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startPartner();
  project.provide('partner', origin);
  return stop;
}
