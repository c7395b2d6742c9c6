/** Starts a CMS on a port with a data folder; it stops with its process. */
import type { ChildProcess } from 'node:child_process';
import { startServing } from '../site/run-tool.ts';
import { cmsEnv, cmsFolder, keystoneCommand, migrateCms } from './cms-folder.ts';

export interface CmsServer {
  readonly origin: string;
  /** The endpoint that sites call. */
  readonly api: string;
  end(): Promise<void>;
}

export interface CmsAsked {
  readonly port: string;
  /** The folder of its database and uploads. */
  readonly data: string;
  /** The port of the site it calls. */
  readonly sitePort: string;
  readonly quiet?: boolean;
}

/** Resolves when it answers. The server stops with this process, which must handle signals itself. */
export async function startCms({ port, data, sitePort, quiet }: CmsAsked): Promise<CmsServer> {
  const env = {
    CMS_DATA: data,
    PORT: port,
    CMS_PORT: port,
    SITE_PORT: sitePort,
    HOST: '127.0.0.1',
  };
  await migrateCms(env);
  const child = startServing(...keystoneCommand('start'), {
    cwd: cmsFolder,
    env: cmsEnv(env),
    stdio: quiet ? 'ignore' : ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/signin`);
  return {
    origin,
    api: `${origin}/api/graphql`,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const patienceMs = 90_000;

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    if (child.exitCode !== null)
      throw new Error('The CMS stopped while it was starting: see its output above');
    const ready = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  throw new Error(`The CMS did not answer at ${url} in ${patienceMs / 1000} s`);
}
