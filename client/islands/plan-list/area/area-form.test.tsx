/** The forms above a list of energy plans that ask where the home is, with script and without (spec: plan-lists). */
// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { energyCard } from '../../../../domain/plans/energy/energy-card.fixture.ts';
import type { PlanPage } from '../../../../domain/plans/list/plan-page.ts';
import { initialQuery, openSettings, readQuery } from '../../../../domain/plans/list/plan-query.ts';
import { markupProblems, repeatedIds } from '../../../sections/validator.fixture.ts';
import { renderHtml } from '../../../ui/render-html.ts';
import {
  click,
  find,
  fire,
  inDom,
  later,
  leave,
  pass,
  show,
  texts,
  type,
} from '../../dom.fixture.tsx';
import { PlanList } from '../plan-list.island.tsx';
import type { PlanListProps } from '../plan-list-props.ts';

inDom();

const settings = openSettings('energy');
const list: PlanPage = {
  plans: [energyCard],
  total: 1,
  page: 1,
  pages: 1,
  asOf: null,
  stale: false,
  providers: [{ id: 'plover', name: 'Plover Net' }],
  area: { known: false, distributors: [], distributor: null },
};
const several = {
  known: true,
  distributors: ['Wattle Networks', 'Mulga Power'],
  distributor: null,
};
const one = { known: true, distributors: [], distributor: 'Wattle Networks' };

function propsFor(search: string, change: Partial<PlanListProps> = {}): PlanListProps {
  history.replaceState(null, '', `/energy/plans${search}`);
  return {
    settings,
    query: readQuery(new URLSearchParams(search), settings),
    list,
    path: '/energy/plans',
    campaign: { first: '', more: '' },
    level: 2,
    ...change,
  };
}

const searchOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
const messageOf = (field: Element) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const areaForm = () => find<HTMLFormElement>('form.plan-area');
const send = () => fire(areaForm(), new SubmitEvent('submit', { bubbles: true, cancelable: true }));

let urls: string[];
let answer: (page: PlanPage) => Promise<void>;
let fail: () => Promise<void>;
beforeEach(() => {
  urls = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', (url: string) => {
    const response = later<{ status: number; json: () => Promise<unknown> }>();
    urls.push(url);
    answer = (page) => response.resolve({ status: 200, json: async () => page });
    fail = () => response.resolve({ status: 500, json: async () => ({}) });
    return response.promise;
  });
});

describe('without a postcode', () => {
  it('the page is valid, and its small form keeps what else was chosen', async () => {
    const props = propsFor('?sort=ongoing&exportKwh=500&page=2', {
      carried: [['leadId', 'l1']],
      compared: [{ id: 'p1', name: 'P', provider: 'Plover Net' }],
    });
    const html = renderHtml(<PlanList {...props} />);
    expect(await markupProblems(html)).toEqual([]);
    expect(repeatedIds(html)).toEqual([]);
    await show(<PlanList {...props} />);
    const field = find<HTMLInputElement>('input[name=postcode]');
    expect(field.labels?.[0]?.textContent).toBe('Your postcode? Energy is sold by area.');
    await type(field, '3068');
    expect(String(searchOf(areaForm()))).toBe(
      'leadId=l1&sort=ongoing&exportKwh=500&plans=p1&postcode=3068',
    );
  });

  it('one that does not exist returns the focus to its field, with a message', async () => {
    await show(<PlanList {...propsFor('')} />);
    // The second answer is about the same postcode, whose field was never removed.
    for (const _ of [1, 2]) {
      const asked = 'input[name=postcode]:not([type=hidden])';
      await type(find<HTMLInputElement>(asked), '0199');
      await send();
      expect(document.activeElement?.className).toContain('plan-status');
      await answer(list);
      const field = find(asked);
      expect(document.activeElement).toBe(field);
      expect(messageOf(field)).toBe('There is no postcode 0199 in Australia');
    }
  });

  it('one with several networks moves the focus to the first of them', async () => {
    await show(<PlanList {...propsFor('')} />);
    await type(find<HTMLInputElement>('input[name=postcode]'), '3068');
    await send();
    await answer({ ...list, area: several });
    expect(document.activeElement).toBe(document.querySelector('input[name=distributor]'));
  });

  it('a visitor who has moved the focus meanwhile keeps it', async () => {
    await show(<PlanList {...propsFor('')} />);
    await type(find<HTMLInputElement>('input[name=postcode]'), '3068');
    await send();
    find('select[name=sort]').focus();
    await answer({ ...list, area: several });
    expect(document.activeElement?.getAttribute('name')).toBe('sort');
  });

  it('the list is asked for the one that is typed, and its status takes the focus', async () => {
    await show(<PlanList {...propsFor('')} />);
    await type(find<HTMLInputElement>('input[name=postcode]'), ' 3068 ');
    await send();
    expect(urls).toHaveLength(1);
    expect(urls[0]).toContain('postcode=3068');
    expect(location.search).toBe('?postcode=3068');
    expect(document.activeElement?.className).toContain('plan-status');
    await answer({ ...list, area: one });
    expect(document.activeElement?.className).toContain('plan-status');
    expect(texts('.plan-area-line span')).toEqual(['Plans for 3068, network Wattle Networks']);
    expect(document.querySelector('form.plan-area')).toBeNull();
  });
});

it.each([
  ['0199', 'There is no postcode 0199 in Australia'],
  ['8888', 'Postcode 8888 is for post boxes. Enter the postcode of your street address'],
])('postcode %s, which no home has, is asked for again, with a message', async (typed, message) => {
  await show(<PlanList {...propsFor(`?postcode=${typed}`)} />);
  const field = find<HTMLInputElement>('form.plan-area input[name=postcode]');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  expect(messageOf(field)).toBe(message);
});

describe('a postcode of several networks', () => {
  it('asks which, and lists without it until then', async () => {
    await show(
      <PlanList {...propsFor('?postcode=3068&kwh=5000', { list: { ...list, area: several } })} />,
    );
    expect(texts('legend')).toContain('Which network is on your bill?');
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=distributor]')];
    expect(radios.map(({ type, value }) => [type, value])).toEqual([
      ['radio', 'Wattle Networks'],
      ['radio', 'Mulga Power'],
    ]);
    if (radios[1]) await click(radios[1]);
    // Arrow keys tick each radio button on the way, so the button confirms the choice.
    expect(urls).toEqual([]);
    expect(searchOf(areaForm()).get('postcode')).toBe('3068');
    await send();
    expect(location.search).toBe('?postcode=3068&distributor=Mulga+Power&kwh=5000');
    await answer({ ...list, area: { ...several, distributor: 'Mulga Power' } });
    expect(document.querySelector('form.plan-area')).toBeNull();
    expect(texts('.plan-area-line a')).toEqual(['Change postcode', 'Change network']);
    const [postcode, network] = document.querySelectorAll<HTMLElement>('.plan-area-line a');
    if (network) await click(network);
    await answer({ ...list, area: several });
    expect(document.activeElement).toBe(document.querySelector('input[name=distributor]'));
    if (postcode) await click(postcode);
    // Before the answer: an empty postcode is asked for whatever the answer says.
    expect(document.activeElement).toBe(document.querySelector('.plan-area input[name=postcode]'));
  });

  it('leaves the focus with the status where the list for the one chosen does not come', async () => {
    await show(<PlanList {...propsFor('?postcode=3068', { list: { ...list, area: several } })} />);
    await click(find('input[value="Mulga Power"]'));
    await send();
    vi.stubGlobal('reportError', vi.fn());
    await fail();
    expect(texts('[role=alert]')).toHaveLength(1);
    // The question is still there.
    expect(texts('legend')).toContain('Which network is on your bill?');
    expect(document.activeElement?.className).toContain('plan-status');
  });

  it('says so when none is chosen, at the first of them', async () => {
    await show(<PlanList {...propsFor('?postcode=3068', { list: { ...list, area: several } })} />);
    const [radio] = document.querySelectorAll<HTMLInputElement>('input[name=distributor]');
    if (!radio) throw new Error('No network is asked');
    expect(radio.required).toBe(true);
    const invalid = new Event('invalid', { cancelable: true });
    await fire(radio, invalid);
    expect(invalid.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(radio);
    const group = radio.closest('fieldset');
    expect(group && messageOf(group)).toBe('Choose the network that is on your bill');
  });

  it('announces that, each time, where the group already has the focus', async () => {
    await show(<PlanList {...propsFor('?postcode=3068', { list: { ...list, area: several } })} />);
    const [radio] = document.querySelectorAll<HTMLInputElement>('input[name=distributor]');
    const refuseFrom = async (from: HTMLElement) => {
      from.focus();
      for (const each of document.querySelectorAll('input[name=distributor]')) {
        await fire(each, new Event('invalid', { cancelable: true }));
      }
      const message = find(`[id="${radio?.id}-error"]`);
      return { message, live: message.closest('[aria-live]')?.getAttribute('aria-live') };
    };
    const button = find('form.plan-area button');
    expect((await refuseFrom(button)).live).toBe('off');
    if (!radio) throw new Error('No network is asked');
    const first = await refuseFrom(radio);
    expect(first.live).toBe('polite');
    expect((await refuseFrom(radio)).message).not.toBe(first.message);
  });

  it('picks from a list where there are many', async () => {
    const distributors = ['A', 'B', 'C', 'D', 'E', 'F'];
    await show(
      <PlanList
        {...propsFor('?postcode=3068', { list: { ...list, area: { ...several, distributors } } })}
      />,
    );
    const options = texts('select[name=distributor] option');
    expect(options).toEqual(['Choose your network', ...distributors]);
    expect(find<HTMLSelectElement>('select[name=distributor]').value).toBe('');
  });

  it('does not ask about the networks of the previous postcode', async () => {
    await show(<PlanList {...propsFor('?postcode=3068', { list: { ...list, area: several } })} />);
    history.replaceState(null, '', '/energy/plans?postcode=2000');
    await fire(window, new PopStateEvent('popstate'));
    expect(texts('.plan-area-line span')).toEqual(['Plans for 2000']);
    expect(document.querySelector('form.plan-area')).toBeNull();
  });
});

describe('the area of an address', () => {
  const home = { ...settings, answers: { postcode: '3070', state: 'VIC' } };

  it('is not asked again, and is changed with the address', async () => {
    const props = propsFor('', {
      settings: home,
      query: initialQuery(home),
      list: { ...list, area: one },
    });
    await show(<PlanList {...props} />);
    expect(texts('.plan-area-line span')).toEqual(['Plans for 3070, network Wattle Networks']);
    expect(texts('.plan-area-line a')).toEqual([]);
    expect(
      document.querySelector('.list-columns input[name=postcode]:not([type=hidden])'),
    ).toBeNull();
  });
});

it('without script, the filters and the comparison keep the journey and what is ticked', () => {
  const compared = ['p1', energyCard.id].map((id) => ({ id, name: id, provider: 'Plover Net' }));
  const carried = [['leadId', 'l1']] as const;
  const props = propsFor('?exportKwh=500', { carried, compared });
  document.body.innerHTML = renderHtml(<PlanList {...props} />);
  const hiddenIn = (form: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`${form} input[type=hidden]`)].map(
      ({ name, value }) => `${name}=${value}`,
    );
  expect(hiddenIn('form.plan-filters')).toEqual(
    expect.arrayContaining(['leadId=l1', 'plans=p1', `plans=${energyCard.id}`]),
  );
  // The box of the other plan is on this page.
  expect(hiddenIn('form.compare-bar')).toEqual([
    'vertical=energy',
    'exportKwh=500',
    'leadId=l1',
    'plans=p1',
  ]);
});

it('a plan’s links lead on with the answers that its price on the page is for', async () => {
  await show(<PlanList {...propsFor('?kwh=5000', { list: { ...list, area: one } })} />);
  const kwh = () => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('.plan-rows a[href*="kwh="]')].map(
        ({ href }) => new URL(href).pathname + new URL(href).searchParams.get('kwh'),
      ),
    ),
  ];
  const before = kwh();
  expect(before).toHaveLength(2);
  await type(find<HTMLInputElement>('.plan-filters input[name=kwh]'), '7000');
  await pass(600);
  expect([urls.length, kwh()]).toEqual([1, before]);
  await answer({ ...list, area: one });
  expect(kwh()).toEqual(before.map((link) => link.replace('5000', '7000')));
});

describe('the questions of a list', () => {
  const named = () =>
    [...document.querySelectorAll<HTMLInputElement>('.plan-questions :is(input, select)')]
      .filter(({ type }) => type !== 'hidden')
      .map(({ name }) => name);

  it('are those of its fuel, with the home’s folded', async () => {
    await show(<PlanList {...propsFor('?mj=30000')} />);
    expect(named()).toEqual([
      'kwh',
      'controlledLoad',
      'controlledLoadKwh',
      'exportKwh',
      'demandKw',
    ]);
    expect(find<HTMLDetailsElement>('.more-questions').open).toBe(false);
    // The form keeps answers that this list does not ask for.
    expect(find<HTMLInputElement>('.plan-filters input[name=mj]').value).toBe('30000');
  });

  it('of gas are megajoules alone, without presets for people', async () => {
    await show(<PlanList {...propsFor('?fuel=Gas')} />);
    expect(named()).toEqual(['mj']);
    expect(document.querySelector('.preset-link')).toBeNull();
  });

  it('keep what is ticked for comparison when a preset is chosen', async () => {
    const compared = [{ id: 'a', name: 'A', provider: 'Plover Net' }];
    await show(<PlanList {...propsFor('', { compared })} />);
    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('.preset-link')].map((link) =>
      new URL(link.href).searchParams.getAll('plans'),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    expect(new Set(hrefs.flat())).toEqual(new Set(['a']));
    expect(hrefs.every((ids) => ids.length === 1)).toBe(true);
  });

  it('say what is counted for an amount out of bounds, until there is one within', async () => {
    await show(<PlanList {...propsFor('?postcode=3068', { list: { ...list, area: one } })} />);
    const field = find<HTMLInputElement>('input[name=kwh]');
    const said = async (typed: string) => {
      await type(field, typed);
      await fire(
        find('form.plan-filters'),
        new SubmitEvent('submit', { bubbles: true, cancelable: true }),
      );
      const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      return id.endsWith('-counted') ? document.getElementById(id)?.textContent : undefined;
    };
    expect(await said('5')).toBe('We used 100 kWh, the least this list allows.');
    expect(location.search).toContain('kwh=100');
    // The announced message stays while it explains the number in the field.
    await leave(field);
    await pass();
    expect(field.value).toBe('100');
    expect(await said('4000')).toBeUndefined();
    expect(await said('99999999')).toMatch(/^We used [\d,]+ kWh, the most this list allows\.$/);
  });

  it('say what is counted when the amount is left at once', async () => {
    await show(<PlanList {...propsFor('?postcode=3068', { list: { ...list, area: one } })} />);
    const field = find<HTMLInputElement>('input[name=kwh]');
    await type(field, '5');
    await leave(field);
    await pass();
    expect(field.value).toBe('100');
    const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    const message = document.getElementById(id);
    expect(message?.textContent).toBe('We used 100 kWh, the least this list allows.');
    // A message that is hidden while empty is not reliably announced when its words appear.
    expect(message?.className).not.toContain('hidden');
  });

  it('keep the focus when Back resets their form', async () => {
    const providers = [...list.providers, { id: 'quandong', name: 'Quandong' }];
    await show(
      <PlanList {...propsFor('?postcode=3068&kwh=5000', { list: { ...list, providers } })} />,
    );
    const back = async (search: string) => {
      history.replaceState(null, '', `/energy/plans${search}`);
      await fire(window, new PopStateEvent('popstate'));
      return document.activeElement;
    };
    const amount = '.plan-filters input[name=kwh]';
    find(amount).focus();
    expect(await back('?postcode=3068')).toBe(find(amount));
    const box = document.querySelector<HTMLElement>('.filter-menu input');
    if (!box) throw new Error('No filter has a menu');
    box.focus();
    const kept = await back('?postcode=3068&kwh=6000');
    expect(kept).not.toBe(box);
    expect(kept?.id).toBe(box.id);
  });

  it('are open where the home differs from the usual one', async () => {
    await show(<PlanList {...propsFor('?exportKwh=2500')} />);
    expect(find<HTMLDetailsElement>('.more-questions').open).toBe(true);
    expect(find('.more-questions').textContent).toContain(
      'solar sent to the grid a year: 2,500 kWh',
    );
  });
});

describe('below the list', () => {
  it('are sums of both fuels and plans without a price, each linked to its page', async () => {
    const plan = (id: string, yearCents: number) => ({
      id,
      name: `Plan ${id}`,
      providerName: 'Quandong',
      yearCents,
    });
    const both = { plans: [plan('e1', 140_000), plan('g1', 90_000)], yearCents: 230_000 };
    const wholesale = {
      id: 'w1',
      name: 'Spot',
      providerName: 'Sundowner',
      reason: 'Its price follows the market.',
    };
    const props = propsFor('?postcode=3068&customer=Business', {
      list: {
        ...list,
        area: one,
        together: { cheapest: both, ofOne: [both], more: 4, gasNetworks: 2 },
        unpriced: [wholesale],
      },
    });
    const html = renderHtml(<PlanList {...props} />);
    expect(await markupProblems(html)).toEqual([]);
    expect(repeatedIds(html)).toEqual([]);
    await show(<PlanList {...props} />);
    expect(texts('.plan-beside > :is(h2, h3)')).toEqual([
      'Electricity and gas together',
      'Plans without a price',
    ]);
    expect(texts('.plan-beside').join()).toContain('using 3,900 kWh and 24,000 MJ');
    expect(texts('.plan-beside').join()).toContain('Your postcode has 2 gas networks.');
    expect(texts('.plan-beside caption')).toEqual([
      'The cheapest of each, and the 1 cheapest from retailers that sell both. 4 more aren’t shown.',
    ]);
    expect(
      find<HTMLAnchorElement>('section[aria-labelledby$=unpriced] a').getAttribute('href'),
    ).toBe('/plans/energy/w1?postcode=3068');
    const gas = find<HTMLAnchorElement>('.plan-beside a[href*="fuel=Gas"]').href;
    expect(new URL(gas).searchParams.get('customer')).toBe('Business');
    expect(texts('section[aria-labelledby$=unpriced] li')).toEqual([
      'Sundowner, Spot: Its price follows the market.',
    ]);
    expect(texts('.plan-beside td strong')).toEqual(['$2,300.00', '$2,300.00']);
  });
});
