/** The process that gets killed: workerd with the real worker, and Miniflare that holds it. */
import type { V4WorkerOptions, V4WorkerOptionsShape } from 'miniflare';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';

/** Plain data, because it travels to another process. */
export interface WorkerOrder {
  /** The bundled worker. */
  readonly bundle: string;
  /** Where D1, KV and the cache live. Queues have no place there: locally they are memory. */
  readonly state: string;
  readonly port: number;
  /** From wrangler.toml, read by wrangler. */
  readonly options: V4WorkerOptionsShape;
  readonly vars: Readonly<Record<string, string>>;
  readonly beside?: Beside | undefined;
}

/** A second worker on the same port, which has the leads database; the real one does not know it. */
export interface Beside {
  readonly host: string;
  /** A module, in JavaScript. */
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
