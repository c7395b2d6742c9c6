/** The renderer of views to finished HTML: our own writer, with React for whatever it does not write. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { UnwrittenMarkup } from './markup/markup-error.ts';
import { renderMarkup } from './markup/render-markup.ts';

interface Options {
  /** Prefix of the ids from `useId`. */
  readonly identifierPrefix?: string | undefined;
  /** True for a document or part of its head. */
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
 * React writes a preload for every eager image before the markup that shows it. The markup follows at
 * once, so the preload only costs bytes, and in the middle of a body it is not even early.
 */
export function renderByReact(node: ReactNode, { identifierPrefix = '' }: Options = {}): string {
  let html = renderToString(node, { identifierPrefix });
  while (html.startsWith('<link rel="preload"')) {
    const rest = html.replace(preload, '');
    if (rest === html) break;
    html = rest;
  }
  // React silently replaces a view that fails inside a boundary with the fallback.
  if (html.includes('<!--$!-->')) throw new Error('A view failed inside a Suspense boundary');
  return html;
}
