/**
 * Keeps a command running when its output pipe closes, as with `| head`, or its terminal goes away: a release
 * must be able to undo its trial.
 */

/** The errors for a pipe without a reader, and for a terminal that is gone. */
const nobodyReads = new Set(['EPIPE', 'EIO']);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!nobodyReads.has(error.code)) throw error;
  });
}
