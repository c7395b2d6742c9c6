/**
 * Keeps a command running when its output pipe closes, as with `| head`, or its terminal goes: a release has to
 * take back what it tries.
 */

/** A pipe without a reader, and a terminal that is gone. */
const nobodyReads = new Set(['EPIPE', 'EIO']);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!nobodyReads.has(error.code)) throw error;
  });
}
