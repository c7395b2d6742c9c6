/** The memory of sections: who shares a result, what is evicted, and how much is kept. */
import { describe, expect, it } from 'vitest';
import { createSectionMemory } from './section-memory.ts';

const texts = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';
const made = (value: string, read: readonly string[] = [], bytes = 100) => ({ value, read, bytes });

describe('the memory of sections', () => {
  it('shares a section between places that differ only in what it did not read', () => {
    const memory = createSectionMemory<string>();
    memory.keep(1, 'a', made('html', ['index']), texts({ index: '0', path: '"/one"' }));
    expect(memory.find(1, 'a', texts({ index: '0', path: '"/two"' }))).toBe('html');
    expect(memory.find(1, 'a', texts({ index: '1', path: '"/one"' }))).toBeUndefined();
  });

  it('never shares between brands, or between sections', () => {
    const memory = createSectionMemory<string>();
    memory.keep(1, 'a', made('html'), texts({}));
    expect(memory.find(1, 'b', texts({}))).toBeUndefined();
    expect(memory.find(2, 'a', texts({}))).toBeUndefined();
  });

  it('handles views that read more in one place than in another', () => {
    const memory = createSectionMemory<string>();
    memory.keep(1, 'a', made('first', ['index']), texts({ index: '0', path: '"/"' }));
    memory.keep(1, 'a', made('later', ['index', 'path']), texts({ index: '1', path: '"/"' }));
    expect(memory.find(1, 'a', texts({ index: '0', path: '"/x"' }))).toBe('first');
    expect(memory.find(1, 'a', texts({ index: '1', path: '"/"' }))).toBe('later');
    expect(memory.find(1, 'a', texts({ index: '1', path: '"/x"' }))).toBeUndefined();
  });

  it('cannot be tricked into confusing two values', () => {
    const memory = createSectionMemory<string>();
    const both = ['path', 'crumb'];
    const json = (path: string, crumb: string) =>
      texts({ path: JSON.stringify(path), crumb: JSON.stringify(crumb) });
    memory.keep(1, 'a', made('html', both), json('/a"\ncrumb "b', 'c'));
    expect(memory.find(1, 'a', json('/a', 'b"\ncrumb "c'))).toBeUndefined();
  });

  it('replaces the last live answer with a new one', () => {
    const memory = createSectionMemory<string>();
    for (const live of ['[1]', '[2]']) {
      memory.keep(1, 'a', made(live, ['live', 'index']), texts({ live, index: '0' }));
      expect(memory.find(1, 'a', texts({ live, index: '0' }))).toBe(live);
    }
    expect(memory.find(1, 'a', texts({ live: '[1]', index: '0' }))).toBeUndefined();
    expect(memory.weight).toBeLessThan(250);
  });

  it('stays within its size by evicting the oldest', () => {
    const memory = createSectionMemory<string>(1_000);
    for (let section = 0; section < 50; section += 1) {
      memory.keep(section, 'a', made('html'), texts({}));
      expect(memory.weight).toBeLessThanOrEqual(1_000);
    }
    expect(memory.find(0, 'a', texts({}))).toBeUndefined();
    expect(memory.find(49, 'a', texts({}))).toBe('html');
    memory.keep(50, 'a', made('huge', [], 2_000), texts({}));
    expect(memory.find(50, 'a', texts({}))).toBeUndefined();
  });

  it('keeps each section for a limited number of places', () => {
    const memory = createSectionMemory<string>();
    for (let place = 0; place < 150; place += 1) {
      memory.keep(1, 'a', made('html', ['path']), texts({ path: `"/${place}"` }));
    }
    const kept = Array.from({ length: 150 }, (_, place) =>
      memory.find(1, 'a', texts({ path: `"/${place}"` })),
    ).filter(Boolean);
    expect(kept).toHaveLength(100);
  });
});
