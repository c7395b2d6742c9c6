/** Reads a meter data file as a stream, on this device: never whole in memory, while the page stays responsive. */
import type { MeterReadings } from '../../../../domain/plans/energy/meter/meter-readings.ts';
import { nem12Reader } from '../../../../domain/plans/energy/meter/nem12-reader.ts';
import { breather } from './breather.ts';

/** Bytes that take a few milliseconds to read. */
const sliceBytes = 65_536;

interface Reading {
  /** Aborts the reading. */
  readonly signal: AbortSignal;
  /** @param bytes read so far */
  readonly onProgress: (bytes: number) => void;
}

/**
 * @throws MeterFault at the first line that cannot be read
 * @throws DOMException once aborted, or where the browser cannot read the file
 */
export async function readMeterFile(
  file: Blob,
  { signal, onProgress }: Reading,
): Promise<MeterReadings> {
  const reader = nem12Reader();
  const decoder = new TextDecoder();
  const breathe = breather();
  const stream = file.stream().getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await stream.read();
      if (done) break;
      for (let from = 0; from < value.length; from += sliceBytes) {
        signal.throwIfAborted();
        const slice = value.subarray(from, from + sliceBytes);
        reader.push(decoder.decode(slice, { stream: true }));
        bytes += slice.length;
        onProgress(bytes);
        await breathe();
      }
    }
    reader.push(decoder.decode());
    return reader.end();
  } finally {
    // A stream that failed cannot be cancelled, and need not be.
    await stream.cancel().catch(() => {});
  }
}
