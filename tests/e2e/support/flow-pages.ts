/** A brand's pages that do not come from content: between and after forms, comparisons, refusals. */
import type { Brand } from '../../../domain/brand.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { Reply } from '../../../scripts/site/local-server.ts';
import { comparisons } from './comparisons.ts';
import { askForm, askSite } from './e2e-server.ts';
import { host, pagesOf } from './e2e-site.ts';
import { person } from './fill-lead-form.ts';
import { home } from './sample-addresses.ts';
import { makeLead, makeReceipt, productOf } from './stored-leads.ts';

export interface FlowPage {
  readonly name: string;
  readonly status: number;
  readonly reply: Reply;
}

/** Requests all of them at once; each takes one or two requests. */
export async function flowPages(brand: Brand): Promise<FlowPage[]> {
  const product = productOf(brand);
  const { leadId, visitId, redirect } = await makeLead(brand, [product]);
  const withLead = new URL(redirect);
  const get = (path: string) => askSite(host(brand), path);
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    askForm(host(brand), path, fields);
  const hero = { page: '/', mode: 'address', vertical: product };
  const asked: readonly (readonly [string, number, Promise<Reply>])[] = [
    ['basic info', 200, get(redirect.replace(withLead.origin, ''))],
    ['basic info without a lead', 200, get(verticals[product].basicInfoPath)],
    ['basic info of a bundle', 200, get(verticals.bundle.basicInfoPath)],
    ['results', 200, get(withoutCall(withLead))],
    ['address on a page of its own', 200, get('/find-address')],
    ['address by hand', 200, get('/address?page=/')],
    ['addresses to choose from', 200, post('/find-address', { ...hero, address: home.typed })],
    ['address refused', 422, post('/find-address', { ...hero, address: '' })],
    ['address by hand refused', 422, post('/find-address', { ...hero, entry: 'manual' })],
    ['details refused', 422, post('/api/lead', { leadId, visitId, name: 'J0', email: 'jo' })],
    ['message refused', 422, post('/api/contact', { name: 'J0' })],
    ['message sent', 200, sentMessage(brand)],
    ['receipt', 200, makeReceipt(brand).then(get)],
    ['not found', 404, get('/no-such-page')],
    ['method not allowed', 405, post('/', {})],
    ...comparisons(brand).map(({ name, status, path }) => [name, status, get(path)] as const),
  ];
  const capture = pagesOf(brand).find(({ sections }) =>
    sections.some(({ type }) => type === 'lead-form'),
  );
  const form = capture?.sections.find(({ type }) => type === 'lead-form');
  const refused = capture
    ? ([
        ['capture refused', '/api/lead-form', { entry: 'search' }],
        ['capture by hand', '/api/lead-form', { entry: 'manual' }],
      ] as const)
    : [];
  const all = [
    ...asked,
    ...refused.map(
      ([name, path, fields]) =>
        [
          name,
          422,
          post(path, {
            page: capture?.path ?? '',
            vertical: `${form?.vertical ?? 'solar'}`,
            ...fields,
          }),
        ] as const,
    ),
  ];
  return Promise.all(
    all.map(async ([name, status, reply]) => ({ name, status, reply: await reply })),
  );
}

/** The lead's own page without `call`, which shows plans instead of the form. */
function withoutCall({ pathname, searchParams }: URL): string {
  searchParams.delete('call');
  return `${pathname}?${searchParams}`;
}

/** The page that follows the contact form, sent without script. */
async function sentMessage(brand: Brand): Promise<Reply> {
  const { headers, status, body } = await askForm(host(brand), '/api/contact', {
    ...person,
    message: 'Do you know my street?',
    page: '/contact',
  });
  if (status !== 303) throw new Error(`No message on ${brand.slug}: ${status} ${body}`);
  return askSite(host(brand), String(headers.location));
}
