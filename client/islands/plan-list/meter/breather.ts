/** Yields the main thread now and then during a long task, so that the page stays responsive. */

/** The longest stretch of work, in milliseconds: most of a frame at 60 frames a second. */
const stretchMs = 12;

/** Await the returned function between small pieces of the task: it yields only once a stretch is over. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretchMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
