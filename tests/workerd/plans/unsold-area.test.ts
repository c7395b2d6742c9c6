/** Energy in states whose homes cannot choose their retailer: no plan is offered there, and pages lead on. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { originOf, postJson, visit, wire } from '../support/workerd-site.ts';

const { plans } = wirePorts(env);
const fetch = wire({ ports: { plans } });
const own = originOf('eucalypt');
const perth = { Locality: 'PERTH', State: 'WA', Postcode: '6000' };
const nothing = 'No retailer on our list sells these plans in 6000';

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});

async function leadOf(vertical: readonly string[], place = perth) {
  const street = { StreetNumber1: '19', StreetName: 'Murray Road' };
  const bundle = vertical.length > 1 ? { bundle: '1' } : {};
  const body = { vertical, ...bundle, entry: 'manual', ...street, ...place };
  const response = await fetch(postJson(`${own}/api/hero`, body));
  const { leadId = '', visitId = '' } = (await response.json()) as Record<string, string>;
  const path = bundle.bundle ? '/bundle/basic-info' : `/${vertical[0]}/basic-info`;
  return async (more = '') => {
    const url = `${own}${path}?leadId=${leadId}&visitId=${visitId}${more}`;
    const answer = await fetch(visit(url));
    expect(answer.status).toBe(200);
    return answer.text();
  };
}

describe('where homes have no choice of retailer', () => {
  it.each(['6000', '0800'])(
    'no plan or provider is listed for %s, of any fuel',
    async (postcode) => {
      for (const fuel of ['Electricity', 'Gas', 'Dual']) {
        const url = `${own}/api/plans/energy?postcode=${postcode}&fuel=${fuel}`;
        const body = (await (await fetch(visit(url))).json()) as Record<string, unknown>;
        expect(body).toMatchObject({ plans: [], providers: [], unpriced: [] });
      }
    },
  );

  it('the results for an address say why there are no plans, and lead on', async () => {
    const page = await (await leadOf(['energy']))();
    expect(wordsOf(page)).toContain(nothing);
    expect(wordsOf(page)).toContain('cannot choose their electricity retailer');
    expect(page).toMatch(/role="status"[^>]*>No energy plans for 6000\.</);
    expect(page).toMatch(/href="\/internet\/plans[^>]*>(<[^>]*>)*Compare internet plans/);
    expect(page).not.toMatch(/call=1|Compare energy plans/);
    expect(page).toMatch(/href="\/contact[^>]*>(<[^>]*>)*Phone or write to us/);
  });

  it('a bundle asks for its other product first, and leads on from the empty list at the end', async () => {
    const read = await leadOf(['energy', 'broadband']);
    const first = await read();
    expect(wordsOf(first)).not.toContain(nothing);
    const [, plan = ''] = /\/plans\/broadband\/([\w-]+)/.exec(first) ?? [];
    expect(plan).not.toBe('');
    const last = await read(`&plan=${plan}`);
    expect(wordsOf(last)).toContain(nothing);
    expect(last).toMatch(/call=1[^>]*>(<[^>]*>)*Continue to your details/);
    expect(wordsOf(await read(`&plan=${plan}&call=1`))).toContain('Mobile');
  });

  it('a plan from elsewhere is reported without asking for another; a bundle says to skip', async () => {
    const [far] = embeddedCatalogue.plans.filter(({ vertical }) => vertical === 'energy');
    const alone = wordsOf(await (await leadOf(['energy']))(`&plan=${far?.id}`));
    expect(alone).toContain(`${far?.name} from`);
    expect(alone).toContain('is not sold in your area.');
    expect(alone).not.toContain('Choose another one here');
    const bundle = wordsOf(await (await leadOf(['energy', 'broadband']))(`&plan=${far?.id}`));
    expect(bundle).toContain('is not sold in your area. Skip energy to carry on.');
    expect(bundle).toContain(nothing);
  });
});

describe('across a border', () => {
  const alpurrurulam = { Locality: 'ALPURRURULAM', State: 'NT', Postcode: '4825' };
  const pukatja = { Locality: 'PUKATJA', State: 'SA', Postcode: '0872' };
  const plansOf = (page: string) => new Set(page.match(/\/plans\/energy\/[\w-]+/g));

  it('the state of the address decides, and links carry it', async () => {
    const none = await (await leadOf(['energy'], alpurrurulam))();
    expect(plansOf(none).size).toBe(0);
    expect(wordsOf(none)).toContain('No retailer on our list sells these plans in 4825');
    const some = await (await leadOf(['energy'], pukatja))();
    expect(plansOf(some).size).toBeGreaterThan(0);
    expect(some).toMatch(/\/plans\/energy\/[^"]*postcode=0872&amp;state=SA/);
  });

  it('the state decides in the API, too', async () => {
    const count = async (where: string) => {
      const url = `${own}/api/plans/energy?fuel=Electricity&${where}`;
      return ((await (await fetch(visit(url))).json()) as { plans: unknown[] }).plans.length;
    };
    expect(await count('postcode=0872')).toBe(0);
    expect(await count('postcode=0872&state=SA')).toBe(await count('postcode=5000'));
    expect(await count('postcode=4825&state=NT')).toBe(0);
    expect(await count('postcode=5000&state=NT')).toBe(await count('postcode=5000'));
  });
});

it('Tasmania has few plans, and a network of its own', async () => {
  const url = `${own}/api/plans/energy?postcode=7000&fuel=Electricity`;
  const { plans: few, area } = (await (await fetch(visit(url))).json()) as {
    plans: unknown[];
    area: object;
  };
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeLessThan(8);
  expect(area).toMatchObject({ distributor: 'Myrtle Networks' });
});

it('a home with plans for one fuel is not told that it has none, and can ask for a call', async () => {
  const hobart = { Locality: 'HOBART', State: 'TAS', Postcode: '7000' };
  const page = await (await leadOf(['energy'], hobart))('&fuel=Dual');
  expect(page).toMatch(/role="status"[^>]*>0 plans\.</);
  expect(page).toMatch(/call=1[^>]*>(<[^>]*>)*Get a call instead/);
});

it('before a postcode is known, plans of every state with a choice of retailer are listed', async () => {
  const url = `${own}/api/plans/energy?fuel=Electricity`;
  const { plans: all } = (await (await fetch(visit(url))).json()) as { plans: unknown[] };
  expect(all.length).toBeGreaterThan(15);
});
