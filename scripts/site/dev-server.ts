/** Runs `wrangler dev` for all brands on one port of this machine. */
import { untilHealthy } from './local-server.ts';
import { startServing } from './run-tool.ts';

export interface DevServer {
  readonly port: number | string;
  /** The folder of local KV and D1. */
  readonly folder: string;
  readonly logLevel: string;
  /** Worker variables beyond those of wrangler.toml. */
  readonly vars: Readonly<Record<string, string>>;
  /** Host names, without the port, that must answer first. */
  readonly hosts: readonly string[];
}

/** Resolves when every host answers. The server and this process end together. */
export async function serveDev(asked: DevServer): Promise<void> {
  const { port, folder, logLevel, vars, hosts } = asked;
  const server = startServing('wrangler', [
    'dev',
    '--port',
    `${port}`,
    '--ip',
    '127.0.0.1',
    '--persist-to',
    folder,
    '--show-interactive-dev-session=false',
    '--log-level',
    logLevel,
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.once('exit', (code) => process.exit(code ?? 1));
  await untilHealthy(port, hosts);
}
