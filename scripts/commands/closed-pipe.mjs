/** A reader of a command's output that has seen enough, as `| head` has, ends neither its work nor what it says on standard error. */

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
