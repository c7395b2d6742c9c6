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
  const server = startServing('wrangler', devArguments(asked));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.once('exit', (code) => process.exit(code ?? 1));
  await untilHealthy(asked.port, asked.hosts);
}

/** The command line of `wrangler dev` for a site. */
export function devArguments({ port, folder, logLevel, vars }: DevServer): string[] {
  return [
    'dev',
    '--port',
    `${port}`,
    '--ip',
    '127.0.0.1',
    // Any free port for the debugger: wrangler looks for one from 9229 upwards and takes it only later, so two
    // sites that start together would get the same one, and the second would end.
    '--inspector-port',
    '0',
    '--persist-to',
    folder,
    '--show-interactive-dev-session=false',
    '--log-level',
    logLevel,
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
}
