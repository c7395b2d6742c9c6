/** The details form and the plan it is for: sent with its price, shown again when the price has changed, left out when the plan has ended. */
// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import { planOfId } from '../../../domain/leads/plan-quote.ts';
import { click, find, inDom, pass, show, texts, type } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { LeadDetails, type LeadDetailsProps } from './lead-details.island.tsx';

inDom();

const { default: props } = islandExamples['lead-details'] as { default: LeadDetailsProps };
const nest = planLike({ id: 'nest', vertical: 'mobile', name: 'Nest', estimateCents: 2000 });
let sent: Record<string, unknown>[];
let refusal: object;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body) as Record<string, unknown>);
    return { status: 422, json: async () => refusal };
  });
  Object.defineProperty(navigator, 'sendBeacon', { value: vi.fn(), configurable: true });
});

const refuse = (message: string, plans?: object[], intro?: string) => {
  refusal = {
    success: false,
    errors: [{ field: 'plan', message }],
    ...(plans && { plans, intro }),
  };
};
const send = async () => {
  await click(find('button[type=submit]'));
  await pass();
};
const right = { name: 'Jo', email: 'jo@example.com', mobNumber: '0491570006' };
async function filled(plans: LeadDetailsProps['plans']): Promise<void> {
  await show(<LeadDetails {...props} plans={plans} />);
  for (const [name, value] of Object.entries(right)) {
    await type(find<HTMLInputElement>(`form input[name=${name}]`), value);
  }
}

it('keeps the campaign in the link to change the plan when a plan goes', async () => {
  const home = document.createElement('div');
  home.innerHTML = '<div class="site-bar"><a href="/?rcCode=PAL7"></a></div>';
  document.body.append(home);
  const changePlan = '/bundle/basic-info?leadId=l&visitId=v';
  await show(<LeadDetails {...props} plans={[nest, planLike()]} changePlan={changePlan} />);
  for (const [name, value] of Object.entries(right)) {
    await type(find<HTMLInputElement>(`form input[name=${name}]`), value);
  }
  refuse('Nest has ended', [planLike()]);
  await send();
  const [href = ''] = [...document.querySelectorAll('section a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((one) => one.startsWith('/bundle'));
  home.remove();
  expect(href).toMatch(/^\/bundle\/basic-info\?leadId=l&visitId=v.*&rcCode=PAL7$/);
  expect(href).not.toMatch(/[\uE000-\uE005]/);
});

it('name the product of a plan that a refusal took away as one without a plan', async () => {
  const products = ['broadband', 'mobile'] as const;
  await show(<LeadDetails {...props} plans={[nest, planLike()]} products={products} />);
  for (const [name, value] of Object.entries(right)) {
    await type(find<HTMLInputElement>(`form input[name=${name}]`), value);
  }
  expect(document.body.textContent).not.toContain('No plan chosen');
  refuse('Nest has ended', [planLike()]);
  await send();
  const summary = document.querySelector('section[id$=plan] ul')?.textContent;
  expect(summary).toMatch(/Shore 50.*MobileNo plan chosen.*Choose from mobile plans/);
});

it('show no message about untouched fields when the plan in the link has ended', async () => {
  const errors = [{ field: 'plan', message: 'Nest has ended' }];
  await show(<LeadDetails {...props} plans={[]} errors={errors} />);
  expect(texts('[aria-label="There is a problem"] li')).toEqual(['Nest has ended']);
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  await send();
  expect(texts('[aria-label="There is a problem"] li')).toContain('Name is required.');
});

it('list what is wrong with a plan before what is wrong with the fields below it', async () => {
  const errors = [
    { field: 'name', message: 'Name is required.' },
    { field: 'plan', message: 'Nest has ended' },
  ];
  const values = { ...right, name: '' };
  await show(<LeadDetails {...props} plans={[nest]} values={values} errors={errors} posted />);
  expect(texts('[aria-label="There is a problem"] li')).toEqual([
    'Nest has ended',
    'Name is required.',
  ]);
});

describe('details for a plan', () => {
  it('go with the plan and the price that the page showed', async () => {
    await filled([planLike()]);
    refuse('No');
    await send();
    const price = { planPrice: '7500', planBilled: ';7500/month;7500' };
    expect(sent).toMatchObject([{ plan: 'shore-50', ...price, name: 'Jo' }]);
  });

  it('of a bundle go with each plan in its place', async () => {
    await filled([nest, planLike({}, { shownCents: null })]);
    refuse('No');
    await send();
    expect(sent).toMatchObject([{ plan: ['nest', 'shore-50'], planPrice: ['2000', 'none'] }]);
  });

  it('of a bundle keep their places where a plan before them has no price', async () => {
    await filled([planOfId('lamp-flat', 'energy', '2026-11-21'), planLike(), nest]);
    refuse('No');
    await send();
    const planBilled = ['none', ';7500/month;7500', ';7500/month;7500'];
    expect(sent).toMatchObject([{ plan: ['lamp-flat', 'shore-50', 'nest'], planBilled }]);
  });

  it('show the new price, keep what was typed, and go with it the next time', async () => {
    await filled([planLike()]);
    refuse('It was $75.00 and is now $79.00', [
      planLike({ estimateCents: 7900, ongoingCents: 7900 }, { beforeCents: 7500 }),
    ]);
    await send();
    expect(texts('[aria-label="There is a problem"] li')).toEqual([
      'It was $75.00 and is now $79.00',
    ]);
    const link = find('[aria-label="There is a problem"] a').getAttribute('href');
    expect(document.getElementById(String(link).slice(1))?.textContent).toContain('$79.00');
    await send();
    expect(sent[1]).toMatchObject({ planPrice: '7900', planPriceBefore: '7500', name: 'Jo' });
    expect(sent[1]).toMatchObject({ planBilled: ';7900/month;7500' });
    expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId);
  });

  it('no longer show the total of the earlier prices', async () => {
    const total = 'Together, $95.00 a month';
    await show(<LeadDetails {...props} plans={[nest, planLike()]} total={total} values={right} />);
    expect(document.body.textContent).toContain(total);
    refuse('It was $75.00 and is now $79.00', [nest, planLike({ estimateCents: 7900 })]);
    await send();
    expect(document.body.textContent).not.toContain(total);
  });

  it('go without a plan that ended, and say where another is chosen', async () => {
    await filled([planLike()]);
    refuse('It ended', []);
    await send();
    expect(texts('section a').at(-1)).toBe('Choose a plan');
    await send();
    expect(sent[1]).not.toHaveProperty('plan');
    expect(sent[1]).toMatchObject({ name: 'Jo' });
  });

  it('are asked for in the words of the refusal, or as before', async () => {
    const lead = 'Tell us who you are and we will get in touch about these plans.';
    await show(<LeadDetails {...props} plans={[nest, planLike()]} lead={lead} />);
    for (const [name, value] of Object.entries(right)) {
      await type(find<HTMLInputElement>(`form input[name=${name}]`), value);
    }
    refuse('Nest has ended', [planLike()]);
    await send();
    expect(document.body.textContent).toContain(lead);
    const left = 'Tell us who you are and we will get in touch about this plan and mobile.';
    refuse('It changed', [planLike()], left);
    await send();
    expect(document.body.textContent).toContain(left);
    expect(document.body.textContent).not.toContain(lead);
  });

  it('keep their plan when the answer does not mention it', async () => {
    await filled([planLike()]);
    refuse('No');
    await send();
    await send();
    expect(sent[1]).toMatchObject({ plan: 'shore-50', planPrice: '7500' });
  });
});
