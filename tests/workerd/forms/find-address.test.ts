/** Pages that ask for an address: basic info without a lead, and forms without script (spec: routes, hero-submit). */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentLoader } from '../../../worker/content/loader.ts';
import { seedSample } from '../../../worker/ports/address/sample/seed-sample.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { tagsOf } from '../support/markup.ts';
import { bundle, fetchSite, originOf, postForm, visit, wire } from '../support/workerd-site.ts';

const plan = 'quandong-quandong-steady';
const pageOf = async (url: string) => {
  const response = await fetchSite(url);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return response.text();
};
const valuesOf = async (html: string, wanted: string) =>
  (await tagsOf(html)).flatMap(({ name, attributes }) =>
    name === 'input' && attributes.name === wanted ? [attributes.value ?? ''] : [],
  );

beforeAll(async () => {
  await seedSample(env.ADDRESSES_DB);
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});

describe('basic info without a lead', () => {
  it('asks for an address with the search, for this product alone', async () => {
    const html = await pageOf(`${originOf('acacia')}/energy/basic-info`);
    expect(html).toContain('Energy: find your address</h1>');
    expect(html).toContain('<x-island name="hero-search"');
    expect(html).toContain('Start with your address');
    expect(await valuesOf(html, 'vertical')).toEqual(['energy']);
  });

  it('asks for a postcode where the product’s own page does', async () => {
    const html = await pageOf(`${originOf('acacia')}/solar/basic-info`);
    expect(html).toContain('Solar: find your suburb</h1>');
    expect(html).toContain('Start with your postcode');
    expect(await valuesOf(html, 'mode')).toEqual(['postcode']);
  });

  it('of a bundle asks for a postcode where the bundle’s page does, whatever the home page asks for', async () => {
    const { acacia } = bundle;
    if (!acacia) throw new Error('The bundle has no acacia');
    const asked = structuredClone(acacia.pages['/bundle']) as {
      sections: { type: string; search?: object }[];
    };
    for (const section of asked.sections) {
      if (section.type === 'hero') section.search = { ...section.search, isPostcode: true };
    }
    const pages = { ...acacia.pages, '/bundle': asked };
    const own = { ...acacia, version: crypto.randomUUID(), pages };
    const loader = createContentLoader([createFilesContent({ acacia: own })], () => undefined);
    const fetch = wire({ content: () => loader });
    const modeOf = async (path: string) =>
      valuesOf(await (await fetch(visit(originOf('acacia') + path))).text(), 'mode');
    expect(await modeOf('/bundle/basic-info')).toEqual(['postcode']);
    expect(await modeOf('/find-address')).toEqual(['address']);
  });

  it.each(['/energy/basic-info', '/bundle/basic-info', '/find-address', '/address'])(
    'sends %s as the page of its form',
    async (path) => {
      const html = await pageOf(originOf('acacia') + path);
      expect(await valuesOf(html, 'page')).toEqual([path]);
    },
  );

  it('of a bundle asks for the products, and marks the form as a bundle’s', async () => {
    const html = await pageOf(`${originOf('banksia')}/bundle/basic-info`);
    expect((await valuesOf(html, 'vertical')).length).toBeGreaterThan(2);
    expect(await valuesOf(html, 'bundle')).toEqual(['1']);
    expect(html).not.toContain(' checked');
  });

  it('of a bundle ticks the products that the visitor had before', async () => {
    const asked = '?vertical=energy&vertical=broadband&vertical=nonsense';
    const html = await pageOf(`${originOf('banksia')}/bundle/basic-info${asked}`);
    const ticked = (await tagsOf(html))
      .map(({ attributes }) => attributes)
      .filter(({ name, checked }) => name === 'vertical' && checked !== undefined);
    expect(ticked.map(({ value }) => value)).toEqual(['energy', 'broadband']);
  });

  it('of a bundle exists at a brand of two products, whose plans are changed on the home page', async () => {
    const [{ id = '' } = {}] = embeddedCatalogue.plans.filter(
      ({ vertical }) => vertical === 'mobile',
    );
    const html = await pageOf(`${originOf('correa')}/bundle/basic-info?plan=${id}`);
    expect(await valuesOf(html, 'vertical')).toEqual(['mobile', 'broadband']);
    // Two products are no bundle's form: one of them may be unticked.
    expect(await valuesOf(html, 'bundle')).toEqual([]);
    expect(html).toMatch(/href="\/"[^>]*>Change plan</);
  });

  it.each(['/health-insurance/basic-info?', '/address?vertical=health-insurance&'])(
    'at %s repeats no answer about the visitor',
    async (path) => {
      const [policy] = embeddedCatalogue.plans.filter(
        ({ vertical }) => vertical === 'health-insurance',
      );
      const said = `plan=${policy?.id}&scale=couple&age=70-over&income=tier-2`;
      const html = await pageOf(`${originOf('dianella')}${path}${said}`);
      expect(await valuesOf(html, 'answers')).toContain('scale=couple');
      expect(html).not.toMatch(/70-over|tier-2/);
    },
  );

  it('keeps a plan until the address is known, although its list was for another area', async () => {
    const far = 'bluebush-bluebush-business';
    const html = await pageOf(`${originOf('acacia')}/energy/basic-info?plan=${far}&postcode=3056`);
    expect(html).toContain('The plan you chose');
    expect(html).not.toContain('not sold');
    expect(await valuesOf(html, 'plan')).toEqual([far]);
  });

  it('shows the plan in hand and sends it on, to the manual form too', async () => {
    const html = await pageOf(`${originOf('acacia')}/energy/basic-info?plan=${plan}`);
    const name = embeddedCatalogue.plans.find(({ id }) => id === plan)?.name ?? '?';
    expect(html).toContain('The plan you chose');
    expect(html).toContain(name);
    expect(await valuesOf(html, 'plan')).toEqual([plan]);
    const links = (await tagsOf(html)).filter(({ name: tag }) => tag === 'a');
    const byHand = links.find(({ attributes }) => attributes.href?.startsWith('/address?'));
    expect(byHand?.attributes.href).toContain(`plan=${plan}`);
  });
});

it('changes the plan on the home page where neither the list nor the product has a page', async () => {
  const { acacia } = bundle;
  if (!acacia) throw new Error('The bundle has no acacia');
  const { '/energy': _, '/energy/plans': __, ...pages } = acacia.pages;
  const own = { ...acacia, version: crypto.randomUUID(), pages };
  const loader = createContentLoader([createFilesContent({ acacia: own })], () => undefined);
  const path = `${originOf('acacia')}/energy/basic-info?plan=${plan}`;
  const html = await (await wire({ content: () => loader })(visit(path))).text();
  expect(html).toMatch(/href="\/"[^>]*>Change plan</);
});

describe('a plan that is no longer sold', () => {
  it('is reported as gone, above the search', async () => {
    const html = await pageOf(`${originOf('acacia')}/energy/basic-info?plan=nobody-sells-this`);
    expect(html).toContain('<title>Error: Energy: find your address');
    expect(html).toContain('no longer on our list');
    expect(html).not.toContain('The plan you chose');
    expect(await valuesOf(html, 'plan')).toEqual([]);
  });
});

describe('the form without script', () => {
  const origin = originOf('acacia');
  const typed = { vertical: 'energy', address: '19 quandong', page: '/energy', plan };

  it('is answered on a page with a URL of its own, which starts over when loaded', async () => {
    const choices = await wire()(postForm(`${origin}/find-address?rc=AB1`, typed));
    expect(choices.status).toBe(200);
    const html = await choices.text();
    expect(html).toContain('Choose your address');
    expect(await valuesOf(html, 'plan')).toEqual([plan, plan, plan]);
    const again = await pageOf(`${origin}/find-address?rc=AB1`);
    expect(again).toContain('Find your address');
    expect(again).not.toContain('quandong');
    const all = `${originOf('banksia')}/find-address`;
    const forms = [await pageOf(all), await pageOf(`${all}?bundle=1`)];
    expect(await Promise.all(forms.map((one) => valuesOf(one, 'bundle')))).toEqual([[], ['1']]);
  });

  it.each([
    ['the list of addresses', typed, 'Choose your address'],
    ['the seven fields', { ...typed, manually: '1' }, 'StreetName'],
    ['the refused form', { ...typed, address: 'zz' }, 'There is a problem'],
  ])('shows the plan in hand, which can be changed, on %s', async (_step, fields, words) => {
    const html = await (await wire()(postForm(`${origin}/find-address`, fields))).text();
    expect(html).toContain(words);
    expect(html).toContain('The plan you chose');
    expect(html).toMatch(/href="\/energy[^"]*"[^>]*>Change plan</);
  });

  it('shows it with the seven fields that a link leads to', async () => {
    const html = await pageOf(`${origin}/address?vertical=energy&plan=${plan}`);
    expect(html).toContain('The plan you chose');
    expect(await pageOf(`${origin}/address?vertical=energy`)).not.toContain('you chose</h2>');
    // In a bundle, the one product that is ticked need not be the plan's.
    const ticked = `${originOf('banksia')}/address?vertical=broadband&bundle=1&plan=${plan}`;
    const inBundle = await pageOf(ticked);
    expect(inBundle).toContain('The plan you chose');
    expect((await valuesOf(inBundle, 'vertical')).length).toBeGreaterThan(2);
    const two = `${originOf('banksia')}/address?vertical=broadband&vertical=energy`;
    expect((await valuesOf(await pageOf(two), 'vertical')).toSorted()).toEqual([
      'broadband',
      'energy',
    ]);
    const wrong = await pageOf(`${origin}/address?vertical=energy&plan=%3Cb%3Ex`);
    expect(await valuesOf(wrong, 'plan')).toEqual([]);
  });

  it.each([
    ['/energy', { vertical: 'energy', address: '19 quandong' }, 'Choose your address'],
    ['/solar', { vertical: 'solar', mode: 'postcode', address: 'south' }, 'Choose your suburb'],
  ])('keeps the list on %s when nothing was chosen from it', async (page, given, heading) => {
    const post = (more: object) =>
      wire()(postForm(`${origin}/find-address`, { ...given, ...more, page }));
    const list = await (await post({})).text();
    expect(list).toContain(`${heading}</h1>`);
    expect(list).toContain(`<title>${heading} | `);
    expect(list).not.toContain('There is a problem');
    expect(await valuesOf(list, 'address')).toContain(given.address);
    const radios = await valuesOf(list, 'recordId');
    expect(radios.length).toBeGreaterThan(1);
    const again = await post({ choosing: '1' });
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toContain('There is a problem');
    expect(await valuesOf(html, 'recordId')).toEqual(radios);
    const [first = ''] = radios;
    expect((await post({ choosing: '1', recordId: first })).status).toBe(303);
  });

  it('says on that page, too, what was wrong', async () => {
    const refused = await wire()(postForm(`${origin}/find-address`, { ...typed, address: '' }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('There is a problem');
  });
});
