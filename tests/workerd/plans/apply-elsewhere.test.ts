/** "Apply Now" where the sign-up is elsewhere: visit, lead and plan are stored before the visitor gets there. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { comparePath } from '../../../domain/plans/compare/compare-url.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { verticals } from '../../../domain/vertical.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { tagsOf, targetsOf } from '../support/markup.ts';
import { freshContent, postForm, visit, wire } from '../support/workerd-site.ts';

/** The brand and the vertical of each list. */
const lists: readonly (readonly [slug: string, vertical: ListedVertical])[] = [
  ['banksia', 'broadband'],
  ['dianella', 'credit-cards'],
];
const address = {
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each(lists)('%s: a list, a plan’s page and a comparison of %s', async (slug, vertical) => {
  const brand = brands.find((one) => one.slug === slug);
  if (!brand) throw new Error(`No brand ${slug} in brands/brands.ts`);
  const origin = `https://${brand.hosts.production}`;
  const fetch = wire({ content: freshContent(), env: { STAGE: 'production', BRAND: slug } });
  const read = async (path: string) => (await fetch(visit(origin + path))).text();
  const plan = embeddedCatalogue.plans.find((one) => one.vertical === vertical);
  if (!plan) throw new Error(`No plan of ${vertical} in content/catalogue`);

  for (const path of [
    `${verticals[vertical].productPath}/plans?rc=A1`,
    `${planPath(plan)}?rc=A1`,
    `${comparePath([plan.id])}&rc=A1`,
  ]) {
    const html = await read(path);
    const apply = targetsOf(await tagsOf(html)).find((url) => /\/basic-info\?.*plan=/.test(url));
    expect(apply, path).toMatch(new RegExp(`^${verticals[vertical].basicInfoPath}\\?`));

    const asked = await tagsOf(await read(apply ?? ''));
    const form = asked.flatMap(({ name, attributes }) =>
      name === 'input' && attributes.type === 'hidden' && attributes.name
        ? [[attributes.name, attributes.value ?? ''] as const]
        : [],
    );
    const chosen = new URL(apply ?? '', origin).searchParams.get('plan');
    expect(form).toContainEqual(['plan', chosen]);

    const sent = { ...Object.fromEntries(form), ...address };
    const onward = await fetch(postForm(`${origin}/api/hero?rc=A1`, sent));
    const url = new URL(onward.headers.get('location') ?? '');
    expect([url.origin, url.searchParams.get('plan'), url.searchParams.get('rcCode')]).toEqual([
      brand.application.production,
      chosen,
      'A1',
    ]);
    const sql = 'SELECT plans FROM lead WHERE id = ?';
    const lead = await env.LEADS_DB.prepare(sql)
      .bind(url.searchParams.get('leadId'))
      .first<{ plans: string }>();
    expect(JSON.parse(lead?.plans ?? 'null')).toMatchObject([{ id: chosen, vertical }]);
  }
});
