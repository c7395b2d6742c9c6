/** Links to a list's pages: all up to 5, else first, last, the current one and its neighbours (spec: plan-lists). */
import type { ReactNode } from 'react';
import { pageMarks } from '../../../../domain/plans/list/pagination.ts';
import { Icon } from '../../../ui/icon.tsx';

export interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly onPage?: ((page: number) => void) | undefined;
}

/** Real links, so that each page has its own URL and opens without script. */
export function PageLinks({ page, pages, hrefOf, onPage }: PageLinksProps) {
  if (pages <= 1) return null;
  const link = (to: number, words: ReactNode, extra: object) => (
    <a
      href={hrefOf(to)}
      className="page-link"
      onClick={(event) => {
        if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPage(to);
      }}
      suppressHydrationWarning
      {...extra}
    >
      {words}
    </a>
  );
  return (
    <nav aria-label="Pages of this list" className="plan-pages">
      <ul>
        <li>
          {page > 1 ? (
            link(page - 1, <Icon name="arrow-left" />, {
              'aria-label': 'Previous page',
              rel: 'prev',
            })
          ) : (
            <span className="page-link page-none">
              <Icon name="arrow-left" />
            </span>
          )}
        </li>
        {pageMarks(page, pages).map((mark, index) =>
          mark === '…' ? (
            <li key={`gap-${index === 1 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              {link(mark, mark, {
                'aria-label': `Page ${mark}`,
                ...(mark === page ? { 'aria-current': 'page' } : {}),
              })}
            </li>
          ),
        )}
        <li>
          {page < pages ? (
            link(page + 1, <Icon name="arrow-right" />, { 'aria-label': 'Next page', rel: 'next' })
          ) : (
            <span className="page-link page-none">
              <Icon name="arrow-right" />
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
