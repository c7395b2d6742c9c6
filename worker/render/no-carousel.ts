/** A stand-in for embla-carousel-react, which moves slides in a browser: on the server a carousel is just its slides. */

/** Returns what the hook does before there is a DOM: a ref that ignores its node, and no carousel. */
// biome-ignore lint/style/noDefaultExport: the library's hook is its default export
export default function useNoCarousel(): readonly [takeNode: () => void, embla: undefined] {
  return [() => undefined, undefined];
}
