/** One partner for all worker tests of a run: it keeps no state between calls that tests could share. */
import type { TestProject } from 'vitest/node';
import { startPartner } from './start-partner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly partner: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const { origin, stop } = await startPartner();
  project.provide('partner', origin);
  return stop;
}
