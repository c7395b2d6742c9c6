/** `npm start`: builds, migrates, seeds, serves all brands on one port, says where and when it is ready. */
import { brands } from '../brands/index.ts';
import { stateFolder } from './local-platform.ts';
import { start } from './run.ts';
import { seed } from './seed.ts';

const port = process.env.PORT ?? '8787';

await seed();
const server = start('wrangler', [
  'dev',
  '--port',
  port,
  '--ip',
  '127.0.0.1',
  '--persist-to',
  stateFolder,
  '--show-interactive-dev-session=false',
  '--log-level',
  process.env.LOG_LEVEL ?? 'log',
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));

await untilHealthy();
for (const brand of brands) {
  console.log(`${brand.name.padEnd(10)} http://${brand.hosts.development}:${port}/`);
}
console.log('ready');

/** Asks every brand's health; Node does not resolve *.localhost on every system, so the Host says it. */
async function untilHealthy(): Promise<void> {
  const { request } = await import('node:http');
  const ask = (host: string) =>
    new Promise<boolean>((resolve) => {
      const req = request(
        { host: '127.0.0.1', port, path: '/healthz', headers: { host: `${host}:${port}` } },
        (response) => {
          response.resume();
          resolve(response.statusCode === 200);
        },
      );
      req.once('error', () => resolve(false));
      req.end();
    });
  for (const brand of brands) {
    while (!(await ask(brand.hosts.development))) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
