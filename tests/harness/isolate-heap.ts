/** The heap of a worker's isolate, read from its inspector: what the platform's memory limit counts. */
import type { Miniflare } from 'miniflare';

export interface IsolateHeap {
  /**
   * The size of all objects and of the memory behind their buffers, garbage included.
   * @throws Error when the worker has ended
   */
  usedBytes(): Promise<number>;
  close(): void;
}

interface Listed {
  readonly id: string;
  readonly webSocketDebuggerUrl: string;
}

interface Answer {
  readonly id: number;
  readonly result: { readonly usedSize: number; readonly backingStorageSize?: number };
}

/** @param worker a worker's name; its server must have been started with an inspector */
export async function watchHeap(
  server: Pick<Miniflare, 'getInspectorURL'>,
  worker: string,
): Promise<IsolateHeap> {
  const { host } = await server.getInspectorURL();
  const listed: Listed[] = await (await fetch(`http://${host}/json`)).json();
  const found = listed.find(({ id }) => id === `core:user:${worker}`);
  if (!found) throw new Error(`The inspector has no worker ${worker}`);
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const ended = new Promise<never>((_, reject) => {
    socket.addEventListener('close', () =>
      reject(new Error(`The worker "${worker}" has ended: see worker.log`)),
    );
  });
  // It may end while nobody asks.
  ended.catch(() => undefined);
  let asked = 0;
  return {
    usedBytes() {
      asked += 1;
      const id = asked;
      const answered = new Promise<number>((resolve) => {
        const hear = ({ data }: MessageEvent<string>) => {
          const answer: Answer = JSON.parse(data);
          if (answer.id !== id) return;
          socket.removeEventListener('message', hear);
          resolve(answer.result.usedSize + (answer.result.backingStorageSize ?? 0));
        };
        socket.addEventListener('message', hear);
        socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
      });
      return Promise.race([answered, ended]);
    },
    close: () => socket.close(),
  };
}
