/** Starts the fake CMS on a free port, once for all worker tests; each test has its own room. */
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { createFakeCms } from './fake-cms.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly cms: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const server = createFakeCms().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('The fake CMS has no port');
  project.provide('cms', `http://127.0.0.1:${at.port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
