/** The pages between the address and the receipt, as they are without script. */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { manualAddress } from '../../domain/address/manual-address.ts';
import {
  detailsDeleted,
  detailsHeld,
  detailsStand,
  detailsTaken,
  detailsWithdrawn,
} from '../../domain/forms/messages.ts';
import { type FieldError, parseForm } from '../../domain/forms/parse-form.ts';
import { planLike } from '../../domain/leads/chosen-plan.fixture.ts';
import { planOfId } from '../../domain/leads/plan-quote.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { HeroCarried } from '../islands/hero-search/hero-hidden.tsx';
import { islandExamples } from '../islands/island-examples.ts';
import { IslandScope } from '../islands/runtime/island.tsx';
import { markupProblems } from '../sections/validator.fixture.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { renderHtml } from '../ui/render-html.ts';
import { AddressForm } from './address-form.tsx';
import { BasicInfo } from './basic-info.tsx';
import { ChooseAddress } from './choose-address.tsx';
import { FindAddress } from './find-address.tsx';
import { MessageSent, Receipt, receiptTitle, type Standing } from './receipt.tsx';
import { Withdraw } from './withdraw-page.tsx';

const carried: HeroCarried = {
  submissionId: '5a3c1b52-6c3e-4b65-8f0e-0d7a4f1a9f11',
  page: '/bundle',
  mode: 'address',
  bundle: true,
  verticals: ['energy', 'mobile'],
  plans: ['shore-50'],
  answers: 'kwh=5000&state=VIC',
};
const offered = [
  { slug: 'energy', title: 'Energy' },
  { slug: 'mobile', title: 'Mobile' },
  { slug: 'solar', title: 'Solar' },
] as const;
const naughty = '"><script>alert(1)</script>';
const choices = [
  { line: '19 Murray Road', id: 'a' },
  { line: naughty, id: 'b' },
];
const inHand = { plans: [planLike()], change: '/energy/plans' };
const parsed = parseForm(manualAddress, { Postcode: '12' });
const manualErrors: readonly FieldError[] = parsed.ok ? [] : parsed.errors;
const { refused, default: fresh, plan, planEnded } = islandExamples['lead-details'];

const standing = { withdrawn: false, suppressed: false, erased: false, passedOn: false };

const views: Record<string, ReactNode> = {
  choose: <ChooseAddress {...{ carried, choices, inHand }} typed={naughty} />,
  'choose again': (
    <ChooseAddress
      carried={{ ...carried, mode: 'postcode', bundle: false, verticals: ['energy'] }}
      typed="300"
      choices={[{ line: '3000, MELBOURNE, VIC', id: '3000, MELBOURNE, VIC' }]}
      error="Choose one"
    />
  ),
  manual: <AddressForm {...{ carried, inHand }} entry="manual" offered={[]} />,
  'manual refused': (
    <AddressForm
      carried={carried}
      entry="manual"
      offered={offered}
      values={{ StreetName: naughty, State: 'VIC', Postcode: '12' }}
      errors={manualErrors}
    />
  ),
  'search refused': (
    <AddressForm
      carried={carried}
      entry="search"
      offered={offered}
      values={{ address: naughty }}
      errors={[
        { field: 'vertical', message: 'Select minimum 2 product for bundle' },
        { field: 'recordId', message: 'Not one of the list' },
      ]}
    />
  ),
  'basic info': fresh && (
    <BasicInfo {...fresh} products={['energy']} address={naughty} changeAddress="/energy" />
  ),
  'basic info refused': refused && (
    <BasicInfo
      {...refused}
      products={['energy', 'mobile']}
      address="19 Murray Road"
      changeAddress="/energy"
    />
  ),
  withdraw: (
    <Withdraw
      reference="KJ-1234"
      products={['Energy']}
      plans={['Shore 50 from Plover Net']}
      withdrawn={false}
      passedOn
      addressElsewhere
      brandName="Acacia"
    />
  ),
  withdrawn: (
    <Withdraw
      reference="KJ-1234"
      products={['Energy']}
      plans={[]}
      withdrawn
      passedOn={false}
      addressElsewhere={false}
      brandName="Acacia"
    />
  ),
  'basic info with a plan': plan && (
    <BasicInfo
      {...plan}
      products={['broadband']}
      address="19 Murray Road"
      changeAddress="/energy"
    />
  ),
  'basic info for an ended plan': planEnded && (
    <BasicInfo
      {...planEnded}
      products={['broadband']}
      address="19 Murray Road"
      changeAddress="/energy"
    />
  ),
  receipt: (
    <Receipt
      reference="KJ-1234"
      recipients="Example Energy"
      standing={standing}
      plans={[]}
      products={['energy']}
      contactHref="/contact"
    />
  ),
  'receipt with plans': (
    <Receipt
      reference="KJ-1234"
      recipients="Example Energy"
      standing={standing}
      plans={[planLike({ name: naughty }), planOfId('no-answer', null, '2026-11-21')]}
      products={['broadband', 'mobile']}
      contactHref={null}
    />
  ),
  'receipt without a plan of one product': (
    <Receipt
      reference="KJ-1234"
      recipients="Example Energy"
      standing={standing}
      plans={[planLike()]}
      products={['broadband', 'mobile']}
      contactHref={null}
    />
  ),
  message: <MessagePage title="Gone" text="Sorry." link={{ label: 'Home', url: '/' }} />,
};

function render(view: ReactNode): string {
  return renderHtml(
    <IslandScope value={{ prefix: 'm', count: 0, development: true }}>{view}</IslandScope>,
  );
}

it('the receipt of a plan says what is checked: that plan', () => {
  const receipt = (plans: readonly ReturnType<typeof planLike>[]) =>
    render(
      <Receipt
        {...{ reference: 'KJ-1', recipients: '', standing, plans }}
        products={['broadband']}
        contactHref={null}
      />,
    );
  expect(receipt([])).toContain('looks at what is available at your address');
  expect(receipt([planLike()])).toContain('checks that you can get the plan you chose.');
  expect(receipt([planLike(), planLike({ id: 'x' })])).toContain('the plans you chose.');
});

it('a request for solar goes to installers, and says so: not to a consultant', () => {
  const receipt = render(
    <Receipt
      {...{ reference: 'KJ-1', recipients: '', standing, plans: [planLike()] }}
      products={['solar']}
      contactHref={null}
    />,
  );
  expect(receipt).toContain('Up to three accredited installers in your area get your request');
  expect(receipt).not.toContain('consultant');
  const info = (products: readonly VerticalSlug[]) =>
    plan && render(<BasicInfo {...plan} products={products} address="a" changeAddress="/" />);
  expect(info(['solar'])).toContain(
    'Up to three installers, not only the one you chose, will get in touch with a quote.',
  );
  expect(info(['solar', 'energy'])).not.toContain('installers');
});

it('the receipt of a sender who must not be passed on says what a partner may have', () => {
  const receipt = (passedOn: boolean) =>
    render(
      <Receipt
        reference="KJ-0000-0001"
        recipients="Nobody."
        standing={{ ...standing, suppressed: true, passedOn }}
        {...{ plans: [], products: ['energy'], contactHref: null }}
      />,
    );
  expect(receipt(false)).toContain('We will not pass on your details<');
  expect(receipt(false)).toContain('so nobody will contact you about this request.');
  expect(receipt(true)).toContain('We will not pass on your details any more<');
  expect(receipt(true)).toContain('you may still get a call.');
  expect(receipt(true)).not.toContain('nobody will contact you');
});

it.each([
  [true, 'we stop passing your details on.<', 'have already reached our partner'],
  [false, 'and nobody will contact you about this request.<', null],
])('before withdrawing, what a partner has (passed on: %s) is said', (passedOn, stops, had) => {
  const question = render(
    <Withdraw
      {...{ reference: 'KJ-1', products: ['Energy'], plans: [], brandName: 'Acacia', passedOn }}
      withdrawn={false}
      addressElsewhere={false}
    />,
  );
  expect(question).toContain(stops);
  expect(/have already reached our partner/.exec(question)?.[0] ?? null).toBe(had);
});

it('the receipt of a closed request says why, and leads to nothing that it no longer allows', () => {
  const receipt = (change: Partial<Standing>, again = true) => {
    const now = { ...standing, ...change };
    const html = render(
      <Receipt
        {...{ reference: 'KJ-1', recipients: '', standing: now, plans: [], contactHref: null }}
        {...{ products: ['energy'], again }}
      />,
    );
    const copy = 'A partner may hold a copy of its own.';
    const said = [detailsStand, 'What happens next', '/withdraw?ref=KJ-1', copy];
    return [receiptTitle(now), ...said.filter((words) => html.includes(words))];
  };
  expect(receipt({})).toEqual([
    detailsTaken,
    detailsStand,
    'What happens next',
    '/withdraw?ref=KJ-1',
  ]);
  expect(receipt({}, false)).not.toContain(detailsStand);
  expect(receipt({ suppressed: true })).toEqual([detailsHeld, '/withdraw?ref=KJ-1']);
  expect(receipt({ erased: true, passedOn: true })).toEqual([
    detailsDeleted,
    'A partner may hold a copy of its own.',
  ]);
  expect(receipt({ suppressed: true, withdrawn: true })).toEqual([detailsWithdrawn]);
  expect(receipt({ withdrawn: true, erased: true })).toEqual([detailsDeleted]);
  expect(receipt({ suppressed: true, erased: true })).toEqual([detailsDeleted]);
});

it('the receipt leads on to the contact page, where the brand has one', () => {
  const words = (name: string) =>
    render(views[name])
      .replaceAll('<!-- -->', '')
      .match(/Keep your reference.*?<\/li>/)?.[0];
  expect(words('receipt')).toMatch(
    /when you <a [^>]*href="\/contact[^>]*>contact us<\/a>\.<\/li>$/,
  );
  expect(words('receipt with plans')).toMatch(/when you contact us\.<\/li>$/);
});

it('‘Message Sent’ leads home where no page has the form any more', () => {
  const html = render(<MessageSent reference="KJ-1" text="We answer soon." page={null} />);
  expect(html).toMatch(/href="\/[^"a-z]*"[^>]*>Back to the home page/);
  expect(html).not.toContain('Send Another Message');
});

it('the search names the product it is for, but none of several', () => {
  const search = (change: Partial<HeroCarried>, of: typeof offered | [] = []) =>
    render(<AddressForm carried={{ ...carried, ...change }} entry="search" offered={of} />);
  expect(search({ verticals: ['energy'] })).toContain('>Energy: find your address</h1>');
  expect(search({ verticals: ['solar'], mode: 'postcode' })).toContain(
    '>Solar: find your suburb</h1>',
  );
  expect(search({})).toContain('>Find your address</h1>');
  expect(search({ verticals: ['energy'] }, offered)).toContain('>Find your address</h1>');
});

it('with a plan in hand, no address is asked for to find one', () => {
  const search = (plans: readonly string[]) =>
    render(
      <AddressForm
        carried={{ ...carried, verticals: ['energy'], plans }}
        entry="search"
        offered={[]}
      />,
    );
  expect(search([])).toContain('to find your plans and start your sign-up');
  expect(search(['p'])).toContain(
    'to check that you can get what you chose and start your sign-up',
  );
});

it('the first page without an address keeps the plans, their answers and the products', () => {
  const find = (
    <FindAddress
      {...{
        title: 'Find your address',
        isPostcode: false,
        bundle: false,
        page: '/plans',
        errors: [],
      }}
      offered={offered.map((one) => ({ ...one, id: one.slug }))}
      {...{ plans: [planLike({ id: 'p1' })], change: '/plans', answers: 'kwh=5000' }}
      products={['mobile']}
    />
  );
  const html = render(find);
  expect(html).toContain('name="plan" value="p1"');
  expect(html).toContain('name="answers" value="kwh=5000"');
  const ticked = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].filter(([box]) =>
    box.includes('checked=""'),
  );
  expect(ticked.map(([box]) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(['mobile']);
});

it('a product of a bundle that goes without a plan is named, on the form and the receipt', () => {
  const receipt = render(views['receipt without a plan of one product']);
  expect(receipt).toContain('No plan chosen');
  expect(receipt).toContain('It is still part of your request.');
  expect(receipt).not.toContain('Choose from');
  expect(receipt).toContain(
    'checks that you can get the plan you chose, and looks at what is available for mobile.',
  );
  const info = (...products: readonly VerticalSlug[]) =>
    plan && render(<BasicInfo {...plan} {...{ products }} address="Here" changeAddress="/" />);
  expect(info('broadband', 'mobile')).toContain('in touch about this plan and mobile.');
  expect(info('broadband', 'mobile')).toContain('No plan chosen');
  expect(info('broadband')).toContain('in touch about this plan.');
  expect(info('broadband')).not.toContain('No plan chosen');
});

it('where only the postcode was asked for, no address is said to be saved', () => {
  const info = (address: string) =>
    fresh &&
    render(<BasicInfo {...fresh} products={['solar']} address={address} changeAddress="/" />);
  expect(info('3056, BRUNSWICK, VIC')).toContain('Your suburb is saved.');
  expect(info('3056, BRUNSWICK, VIC')).toMatch(/Suburb<\/dt><dd [^>]*>BRUNSWICK VIC 3056</);
  const whole = info('19 Murray Road, BRUNSWICK VIC 3056');
  expect(whole).toContain('Your address is saved.');
  expect(whole).toMatch(/Address<\/dt><dd [^>]*>19 Murray Road/);
});

describe.each(Object.entries(views))('%s', (_name, view) => {
  const html = render(view);

  it('is valid HTML with one h1 and no script', async () => {
    const page = `<!DOCTYPE html><html lang="en-AU"><head><title>Page</title></head><body><main>${html}</main></body></html>`;
    const found = await markupProblems(page);
    // A hidden field repeats the name `vertical` for each product chosen.
    const chosen = /^form-dup-name: Duplicate form control name "vertical"/;
    expect(found.filter((line) => !chosen.test(line))).toEqual([]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<style|\sstyle=/);
  });

  it('links every error of the summary to a field that is there', () => {
    const links = [...html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map((match) => match[1]);
    for (const id of links) expect(html).toContain(` id="${id}"`);
    expect(links.length > 0).toBe(html.includes('There is a problem'));
  });
});

describe('refused', () => {
  it.each(['manual refused', 'search refused', 'basic info refused', 'choose again'])(
    '%s: the summary comes first and takes the focus',
    (name) => {
      const html = render(views[name]);
      expect(html.indexOf('There is a problem')).toBeLessThan(html.indexOf('<h1'));
      expect(html).toMatch(/<section tabindex="-1" autofocus=""/i);
    },
  );

  it('keeps what was typed, the choice in the list, and the products', () => {
    const html = render(views['manual refused']);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('<option value="VIC" selected="">');
    expect(html.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(2);
  });

  it('says the same words under the field as in the summary', () => {
    const html = render(views['manual refused']);
    for (const { message } of manualErrors) expect(html.split(`>${message}<`)).toHaveLength(3);
  });
});

describe('hidden values', () => {
  const hiddenIn = (form: string) =>
    [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    );
  const kept = [
    'submissionId=5a3c1b52-6c3e-4b65-8f0e-0d7a4f1a9f11',
    'page=/bundle',
    'mode=address',
    'bundle=1',
    'plan=shore-50',
    'answers=kwh=5000&amp;state=VIC',
  ];
  const products = ['vertical=energy', 'vertical=mobile'];

  it('are kept while an address is chosen, for another search, and on the way to manual entry', () => {
    const forms = render(views.choose).split('</form>').slice(0, 3);
    for (const form of forms) {
      expect(hiddenIn(form)).toEqual(
        expect.arrayContaining([...kept, ...products, 'entry=search']),
      );
    }
    expect(forms.map((form) => hiddenIn(form).includes('choosing=1'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(forms[0]).toContain('name="recordId" value="a"');
    expect(forms[2]).toMatch(/<button type="submit"[^>]* name="manually"/);
  });

  it('are kept by manual entry, and by a search whose products are asked for', () => {
    expect(hiddenIn(render(views.manual))).toEqual(
      expect.arrayContaining([...kept, ...products, 'entry=manual']),
    );
    const search = hiddenIn(render(views['search refused']));
    expect(search).toEqual(expect.arrayContaining([...kept, 'entry=search']));
    expect(search).not.toContain(products[0]);
  });
});
