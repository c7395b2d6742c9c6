/** Waits for every promise to settle, then rethrows the first failure: the platform kills work that nothing awaits. */

/** @returns the results in order; rejects as `Promise.all` does, but only once all have settled */
export async function whenAllEnded<const Works extends readonly unknown[]>(works: Works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
