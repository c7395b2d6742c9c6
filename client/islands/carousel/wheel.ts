/** A sideways wheel or two fingers on a trackpad: one gesture, one slide. */

/** Calls `step` with -1 or 1; an up-and-down wheel is left to the page. Gives the way to stop. */
export function onSidewaysWheel(element: HTMLElement, step: (by: -1 | 1) => void): () => void {
  let travelled = 0;
  let done = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const listen = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || event.ctrlKey) return;
    // Otherwise the browser takes it for Back.
    event.preventDefault();
    clearTimeout(pause);
    pause = setTimeout(() => {
      travelled = 0;
      done = false;
    }, 150);
    travelled += event.deltaX;
    if (done || Math.abs(travelled) < 30) return;
    done = true;
    step(travelled > 0 ? 1 : -1);
  };
  element.addEventListener('wheel', listen, { passive: false });
  return () => {
    clearTimeout(pause);
    element.removeEventListener('wheel', listen);
  };
}
