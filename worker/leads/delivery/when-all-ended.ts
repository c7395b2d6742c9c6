/** Waits for every promise to settle, then rethrows the first failure: the platform ends what a worker no longer waits for. */

/** @returns their results in order; rejects as `Promise.all` does, but only once all have ended */
export async function whenAllEnded<const Works extends readonly unknown[]>(works: Works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
