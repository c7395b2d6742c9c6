/** React to finished HTML, without the image preloads that React puts in front of it. */
import type { ReactNode } from 'react';
import { renderToString, type ServerOptions } from 'react-dom/server';

const preload = /^<link rel="preload" as="image"[^>]*\/>/;

/**
 * React announces every eager image before the markup that shows it. The markup follows at once,
 * so the announcement only costs bytes, and in the middle of a body it is no early one.
 */
export function renderHtml(node: ReactNode, options?: ServerOptions): string {
  let html = renderToString(node, options);
  while (html.startsWith('<link rel="preload"')) {
    const rest = html.replace(preload, '');
    if (rest === html) break;
    html = rest;
  }
  return html;
}
