/** The promotion for the chosen products: all are in the page, and the style sheet shows the one that matches. */

import { Icon } from '../../ui/icon.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import type { Hero } from './hero.schema.ts';
import { productsOf } from './promotions.schema.ts';

/**
 * `data-with` names the products of a promotion; client/styles/promotions.css compares them with the
 * ticked cards. The live region announces a change to people who do not see it.
 */
export function Promotions({ search, promotions }: Pick<Hero, 'search' | 'promotions'>) {
  if (!search || promotions.length === 0) return null;
  const offered = search.verticals.map(({ slug }) => slug);
  return (
    <div aria-live="polite">
      {promotions.map(({ bundleType, promotionHeading, promotionContent }) => (
        <div
          key={bundleType}
          className="promotion"
          data-with={productsOf(bundleType, offered)?.join(' ')}
        >
          <Icon name="gift" className="text-h4 text-action" />
          <div className="min-w-0">
            <p className="font-650">{promotionHeading}</p>
            <div className="prose text-small text-ink-soft">
              <Copy value={promotionContent} base={2} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
