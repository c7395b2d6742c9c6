/** A view of our own (not of the CMS) to finished HTML for <main>. */
import type { ReactNode } from 'react';
import { IslandScope } from '../../client/islands/runtime/island.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';

/** Islands inside get the prefix `m`; sections use `s`. */
export function renderMain(view: ReactNode): string {
  return renderHtml(<IslandScope value={{ prefix: 'm', count: 0 }}>{view}</IslandScope>);
}
