/** Stands in for embla-carousel-react, which moves slides in a browser: on the server a carousel is its slides. */

/** What the hook gives before there is a page: a ref that takes no node, and no carousel. */
// biome-ignore lint/style/noDefaultExport: the library's hook is its default export
export default function useNoCarousel(): readonly [takeNode: () => void, embla: undefined] {
  return [() => undefined, undefined];
}
