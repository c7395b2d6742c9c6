/** The heap is read from the inspector; when the worker has ended, reading it fails instead of waiting for ever. */
import type { Miniflare } from 'miniflare';
import { afterEach, expect, it, vi } from 'vitest';
import { watchHeap } from './isolate-heap.ts';

/** A socket to an inspector that answers with this heap until the worker ends. */
class Inspector extends EventTarget {
  static worker: Inspector | undefined;
  onopen: () => void = () => undefined;
  readyState = 1;
  constructor() {
    super();
    Inspector.worker = this;
    queueMicrotask(() => this.onopen());
  }
  send(text: string): void {
    if (this.readyState !== 1) return;
    const { id } = JSON.parse(text);
    const result = { usedSize: 30, backingStorageSize: 12 };
    const data = JSON.stringify({ id, result });
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  end(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

afterEach(() => vi.unstubAllGlobals());

async function watched() {
  vi.stubGlobal('WebSocket', Inspector);
  vi.stubGlobal('fetch', async () =>
    Response.json([{ id: 'core:user:direct', webSocketDebuggerUrl: 'ws://127.0.0.1:1/direct' }]),
  );
  const server: Pick<Miniflare, 'getInspectorURL'> = {
    getInspectorURL: async () => new URL('ws://127.0.0.1:1'),
  };
  return watchHeap(server, 'direct');
}

it('counts objects and what is behind buffers', async () => {
  const heap = await watched();
  expect(await heap.usedBytes()).toBe(42);
});

it('fails when the worker ends while it is asked, and from then on', async () => {
  const heap = await watched();
  vi.spyOn(Inspector.prototype, 'send').mockReturnValueOnce();
  const asked = heap.usedBytes();
  Inspector.worker?.end();
  await expect(asked).rejects.toThrow('The worker "direct" has ended: see worker.log');
  await expect(heap.usedBytes()).rejects.toThrow('has ended');
});
