/** The error by which our fast HTML writer leaves a view to React. */

/** Thrown for anything that render-markup.ts does not write; render-html.ts then uses React. */
export class UnwrittenMarkup extends Error {
  constructor(what: string) {
    super(`${what} is left to React's own renderer`);
    this.name = 'UnwrittenMarkup';
  }
}
