/** The error for what the fast writer of HTML leaves to React. */

/** Thrown for what render-markup.ts does not write; render-html.ts then asks React. */
export class UnwrittenMarkup extends Error {
  constructor(what: string) {
    super(`${what} is left to React's own renderer`);
    this.name = 'UnwrittenMarkup';
  }
}
