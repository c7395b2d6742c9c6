/** The process that a run kills: Miniflare, which runs the worker under test in workerd. */
import type { V4WorkerOptions, V4WorkerOptionsShape } from 'miniflare';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';

/** Plain data, because it is sent to another process. */
export interface WorkerOrder {
  /** The bundled worker. */
  readonly bundle: string;
  /** Where D1, KV and the cache live. Local queues are in memory only, so they are not here. */
  readonly state: string;
  readonly port: number;
  /** From wrangler.toml, read by wrangler. */
  readonly options: V4WorkerOptionsShape;
  readonly vars: Readonly<Record<string, string>>;
  readonly beside?: Beside | undefined;
}

/** A second worker on the same port with the same leads database; the worker under test is unaware of it. */
export interface Beside {
  readonly host: string;
  /** The source of a JavaScript module. */
  readonly script: string;
}

process.on('disconnect', () => process.exit(0));
process.once('message', (order: WorkerOrder) => {
  serve(order).then(
    () => process.send?.('ready'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function serve({ bundle, state, port, options, vars, beside }: WorkerOrder): Promise<void> {
  const { bindings, d1Databases, compatibilityDate } = options;
  const real: V4WorkerOptions = {
    ...options,
    name: 'kurrajong',
    ...sourceOf(bundle),
    bindings: { ...bindings, ...vars },
  };
  const second: V4WorkerOptions[] = beside
    ? [
        {
          name: 'beside',
          ...(compatibilityDate && { compatibilityDate }),
          routes: [`${beside.host}/*`],
          modules: [{ type: 'ESModule', path: 'beside.js', contents: beside.script }],
          ...(d1Databases && { d1Databases }),
        },
      ]
    : [];
  await startMiniflare({ workers: [real, ...second], folder: state, port });
}
