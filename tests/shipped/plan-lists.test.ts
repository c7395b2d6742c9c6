/** Every product that a brand sells has a list of its plans, on a page that visitors find (spec: plan-lists). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { type Plans, plansSchema } from '../../client/sections/plans/plans.schema.ts';
import { listSettings } from '../../content/model/plan-widget.schema.ts';
import { isListed } from '../../domain/plans/listed.ts';
import { segmentOf } from '../../domain/plans/page/plan-standing.ts';
import type { ComparedPlan } from '../../domain/plans/plan.ts';
import { cardOf } from '../../domain/plans/plan-card.ts';
import { verticals } from '../../domain/vertical.ts';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import { type ContentPage, contentOf, urlsOf } from './shipped-content.fixture.ts';

const listsOf = ({ sections }: ContentPage): Plans[] =>
  sections.filter(({ type }) => type === 'plans').map((section) => v.parse(plansSchema, section));

const pathsOf = (raw: unknown): string[] =>
  urlsOf(raw).map(({ value }) => value.split(/[?#]/)[0] ?? '');

const plans = readEmbeddedCatalogue().catalogue.plans.filter((plan): plan is ComparedPlan =>
  isListed(plan.vertical),
);
/** A provider, because a card must name one. */
const nobody = { id: 'nobody', name: 'Nobody', logo: null };

const sold = brands.flatMap((brand) =>
  brand.verticals.filter(isListed).map((vertical) => ({ brand: brand.slug, vertical })),
);

describe.each(sold)('$vertical of $brand', ({ brand, vertical }) => {
  const { pages, rawSite } = contentOf(brand);
  const { productPath } = verticals[vertical];
  const list = pages.find(({ page }) => page.path === `${productPath}/plans`);

  it('has a list, at the path that the comparison links to', () => {
    expect(list && listsOf(list).map((one) => one.vertical)).toEqual([vertical]);
  });

  it('is linked from every page of the site, and at the top of the product’s page', () => {
    expect(pathsOf(rawSite)).toContain(`${productPath}/plans`);
    const product = pages.find(({ page }) => page.path === productPath);
    expect(pathsOf(product?.sections.slice(0, 2))).toContain(`${productPath}/plans`);
  });

  it('shows every plan in some list whose fixed settings fit the plan', () => {
    const lists = pages.flatMap(listsOf).filter((one) => one.vertical === vertical);
    for (const plan of plans.filter((one) => one.vertical === vertical)) {
      const segment = segmentOf(cardOf(plan, nobody, { day: plan.checkedOn }));
      const fits = ([name, value]: [string, unknown]) => (segment[name] ?? value) === value;
      const fixed = lists.map((list) => listSettings(list).fixed);
      expect(
        fixed.some((one) => Object.entries(one).every(fits)),
        `a list on ${brand} with ${plan.id}, ${JSON.stringify(segment)}`,
      ).toBe(true);
    }
  });
});

describe('lists on other pages', () => {
  const all = brands.flatMap(({ slug }) =>
    contentOf(slug).pages.flatMap((page) => listsOf(page).map((list) => ({ slug, page, list }))),
  );

  it('are linked to from the product they belong to', () => {
    for (const { slug, page, list } of all) {
      const { productPath } = verticals[list.vertical];
      const product = contentOf(slug).pages.find((one) => one.page.path === productPath);
      expect(pathsOf(product?.raw), page.file).toContain(page.page.path);
    }
  });

  it('are of products that the brand sells', () => {
    for (const { slug, page, list } of all) {
      expect(brands.find((one) => one.slug === slug)?.verticals, page.file).toContain(
        list.vertical,
      );
    }
  });
});
