/** One page of each type, from the brands in turn, to represent all pages. */
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { readEmbeddedCatalogue } from '../build/read-catalogue.ts';
import { readContent } from '../build/read-content.ts';
import { pageTypes } from '../site/page-types.ts';

export interface TypicalPage {
  readonly type: string;
  readonly brand: Brand;
  readonly path: string;
  /** True if visitors arrive here from campaigns, so that the budgets of a landing page apply. */
  readonly landing: boolean;
}

/** The page of a plan, which is not content; visitors find it through search engines. */
function planPage(): TypicalPage {
  const [plan] = readEmbeddedCatalogue().catalogue.plans;
  const brand = brands.find(({ verticals }) => plan && verticals.includes(plan.vertical));
  if (!plan || !brand) throw new Error('No plan of the catalogue is sold by a brand');
  return { type: 'plan', brand, path: planPath(plan), landing: false };
}

/** The pages besides each home page: one of each other type, one with a form, one with a list of plans. */
const { home: _, ...others } = pageTypes;
const types = {
  ...others,
  'product with a form': (path: string) => path === '/solar',
  plans: (path: string) => path === '/internet/plans',
  'plans with questions': (path: string) => path === '/health-insurance/plans',
};

/**
 * Every brand's home page, because each has its own stylesheet, font and first picture, plus the others.
 * @throws Error when a type has no page, so that none is silently left out
 */
export function typicalPages(): TypicalPage[] {
  const content = readContent();
  const pathOf = (brand: Brand, fits: (path: string) => boolean) =>
    Object.keys(content[brand.slug]?.pages ?? {}).find(fits);
  return [
    ...brands.map((brand) => ({ type: 'home', brand, path: '/', landing: true })),
    ...Object.entries(types).map(([type, fits], turn) => {
      const having = brands.flatMap((brand) => {
        const path = pathOf(brand, fits);
        return path === undefined
          ? []
          : [{ type, brand, path, landing: pageTypes.product?.(path) ?? false }];
      });
      const page = having[turn % having.length];
      if (!page) throw new Error(`No page of the type "${type}" is in the content`);
      return page;
    }),
    planPage(),
  ];
}
