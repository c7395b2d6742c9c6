/** The memory of answers: what fits is kept, the oldest are evicted, and nothing is counted twice. */
import { describe, expect, it, vi } from 'vitest';
import { createLiveMemory, keepAtEdge, keptAtEdge } from './live-memory.ts';

const kept = (data: string) => ({ data, at: 1 });

describe('the memory of answers', () => {
  it('evicts the oldest when it is full', () => {
    const memory = createLiveMemory(100);
    memory.set('a', kept('a'), 60);
    memory.set('b', kept('b'), 40);
    expect(memory.get('a')).toEqual(kept('a'));
    memory.set('c', kept('c'), 50);
    expect([memory.get('a'), memory.get('b')?.data, memory.get('c')?.data]).toEqual([
      undefined,
      'b',
      'c',
    ]);
  });

  it('counts an answer once, however often it is renewed', () => {
    const memory = createLiveMemory(100);
    memory.set('other', kept('other'), 40);
    for (let time = 0; time < 10; time += 1) memory.set('a', kept(String(time)), 60);
    expect(memory.get('a')?.data).toBe('9');
    expect(memory.get('other')?.data).toBe('other');
  });

  it('does not keep an answer that is too large', () => {
    const memory = createLiveMemory(100);
    memory.set('small', kept('small'), 10);
    memory.set('huge', kept('huge'), 101);
    expect(memory.get('huge')).toBeUndefined();
    expect(memory.get('small')).toBeDefined();
  });
});

it('the data centre keeps an answer for a week', async () => {
  const edge = (caches as unknown as { default: Cache }).default;
  const put = vi.spyOn(edge, 'put');
  await keepAtEdge('a b', JSON.stringify(kept('a')));
  expect(put.mock.calls[0]?.[1].headers.get('cache-control')).toBe('public, max-age=604800');
  put.mockRestore();
  expect(await keptAtEdge('a b')).toEqual(kept('a'));
});
