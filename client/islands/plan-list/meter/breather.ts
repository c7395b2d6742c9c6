/** Leaves the main thread to the visitor now and then, while a long task goes on. */

/** The longest stretch of work, in milliseconds: most of a frame at 60 a second. */
const stretchMs = 12;

/** Await it between small pieces of the task: it rests only once a stretch is over. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretchMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
