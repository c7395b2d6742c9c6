/** Reading a file as a stream: progress, aborting, faults. */
import { describe, expect, it } from 'vitest';
import { meterFile } from '../../../../domain/plans/energy/meter/meter-file.fixture.ts';
import { readMeterFile } from './read-meter-file.ts';

const { signal } = new AbortController();
const text = meterFile({ days: 200, minutes: 5 });

describe('a file of several slices', () => {
  it('is read, with the bytes so far', async () => {
    const file = new Blob([text]);
    const seen: number[] = [];
    const [meter] = await readMeterFile(file, { signal, onProgress: (bytes) => seen.push(bytes) });
    expect(meter?.registers.get('E1')?.size).toBe(200);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(file.size);
  });

  it('can be aborted between two of them', async () => {
    const gone = new AbortController();
    const reading = readMeterFile(new Blob([text]), {
      signal: gone.signal,
      onProgress: () => gone.abort(),
    });
    await expect(reading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('fails where it is broken, and reads no further', async () => {
    const seen: number[] = [];
    const file = new Blob([`Date,kWh\n${text}`]);
    const reading = readMeterFile(file, { signal, onProgress: (bytes) => seen.push(bytes) });
    await expect(reading).rejects.toThrow(expect.objectContaining({ code: 'not-nem12', line: 1 }));
    expect(seen).toEqual([]);
  });
});

it('reads a character that two slices share', async () => {
  const long = `${meterFile({ days: 1 }).replace('METER1', 'é'.repeat(40_000))}`;
  const [meter] = await readMeterFile(new Blob([long]), { signal, onProgress: () => {} });
  expect(meter?.nmi).toBe('9999000001');
});
