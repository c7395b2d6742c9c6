/**
 * A reader of a command's output that has seen enough, as `| head` has, ends neither its work nor what it
 * says on standard error. Nor does a terminal that is lost: a release has to take back what it tries.
 */

/** A pipe without a reader, and a terminal that is gone. */
const nobodyReads = new Set(['EPIPE', 'EIO']);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!nobodyReads.has(error.code)) throw error;
  });
}
