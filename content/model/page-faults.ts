/** What keeps a page as a whole from being published, though one that is live with it already is shown. */
import * as v from 'valibot';
import { isReservedPath, reservedPathWords } from '../../domain/reserved-path.ts';
import type { Page } from './page.schema.ts';
import { day } from './primitives.schema.ts';

/** @param carried the verticals of the page's brand */
export function pageFaults(
  { path, published, sections }: Pick<Page, 'path' | 'published' | 'sections'>,
  carried: readonly string[],
): string[] {
  const { issues = [] } = v.safeParse(day, published, { abortPipeEarly: true });
  return [
    ...(isReservedPath(path, carried) ? [`path: ${reservedPathWords}`] : []),
    ...issues.map(({ message }) => `published: ${message}`),
    ...sharedAnchors(sections),
    ...foreignPlans(sections, carried),
  ];
}

/** A link to an anchor opens at the first of its name, and never at another. */
function sharedAnchors(sections: Page['sections']): string[] {
  const places = Map.groupBy(sections.keys(), (at) => sections[at]?.anchor);
  return [...places].flatMap(([anchor, [first = 0, ...more]]) =>
    typeof anchor !== 'string' || anchor === '' || more.length === 0
      ? []
      : [
          `anchor: sections ${[first, ...more].map((at) => at + 1).join(' and ')} are both called "${anchor}": give each a name of its own`,
        ],
  );
}

/** A list of plans leads on to the product's own pages, which only a brand that carries it has. */
function foreignPlans(sections: Page['sections'], carried: readonly string[]): string[] {
  return sections.flatMap((section, at) => {
    if (section.type !== 'plans') return [];
    const product = 'vertical' in section ? String(section.vertical) : '';
    return carried.includes(product)
      ? []
      : [
          `vertical: section ${at + 1} lists plans of "${product}", which this brand does not carry`,
        ];
  });
}
