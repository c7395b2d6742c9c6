/** The first thing in the tab order: past the header, to the page's words. */

/** Shows itself only while it has focus; the document's main has the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute left-4 -top-24 z-50 rounded-b-field bg-ink text-paper px-5 py-3 font-650 no-underline focus:top-0"
    >
      Skip to content
    </a>
  );
}
