/** Views to finished HTML: by our own writer, and by React where that has no words. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { UnwrittenMarkup } from './markup/markup-error.ts';
import { renderMarkup } from './markup/render-markup.ts';

interface Options {
  /** Of the ids that `useId` gives. */
  readonly identifierPrefix?: string | undefined;
  /** A document, or what stands in its head. */
  readonly isDocument?: boolean | undefined;
}

/**
 * The HTML that the browser hydrates.
 * @throws whatever a view throws
 */
export function renderHtml(node: ReactNode, options: Options = {}): string {
  const { identifierPrefix, isDocument } = options;
  try {
    return renderMarkup(node, { prefix: identifierPrefix, isDocument });
  } catch (error) {
    if (!(error instanceof UnwrittenMarkup)) throw error;
    return renderByReact(node, options);
  }
}

const preload = /^<link rel="preload" as="image"[^>]*\/>/;

/**
 * React announces every eager image before the markup that shows it. The markup follows at once,
 * so the announcement only costs bytes, and in the middle of a body it is no early one.
 */
export function renderByReact(node: ReactNode, { identifierPrefix = '' }: Options = {}): string {
  let html = renderToString(node, { identifierPrefix });
  while (html.startsWith('<link rel="preload"')) {
    const rest = html.replace(preload, '');
    if (rest === html) break;
    html = rest;
  }
  // React puts a fallback in the place of what failed in a boundary, and says nothing.
  if (html.includes('<!--$!-->')) throw new Error('A view failed inside a Suspense boundary');
  return html;
}
