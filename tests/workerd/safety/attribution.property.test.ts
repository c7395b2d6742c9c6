/** However a visitor arrives and moves around, attribution is the same on visit, lead, delivery and outbound URL. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { readTracking, type Tracking } from '../../../domain/leads/tracking.ts';
import { bench } from '../../../worker/leads/delivery/courier.fixture.ts';
import { tagsOf } from '../support/markup.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const fetch = wire();
const manual = {
  entry: 'manual',
  UnitNumber: '',
  LotNumber: '',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};

const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const names = ['rc', 'rcCode', 'cui', 'clickref', 'transaction_id', 'cid', 'utm_source'];
const more = ['utm_rm_date', 'utm_campaign', 'gclid', 'fbclid', 'msclkid', 'other', 'address'];
const arrival = fc.dictionary(fc.constantFrom(...names, ...more), value);
const paths = ['/', '/contact', '/steps-to-switch', '/privacy-policy'];

/** A browser's cookie jar, as far as this site uses it. */
function browser(origin: string) {
  let cookie = '';
  return {
    cookie: () => ({ cookie }),
    async open(path: string): Promise<string> {
      const response = await fetch(visit(origin + path, { headers: { cookie } }));
      const set = response.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] ?? '';
      return response.text();
    },
  };
}

const actionOf = async (html: string, route: string) =>
  (await tagsOf(html)).find(
    ({ name, attributes }) => name === 'form' && attributes.action?.startsWith(route),
  )?.attributes.action;

describe('attribution', () => {
  it('survives pages, the manual address, a bundle, script or none, and the next day', async () => {
    const brand = brands.find(({ slug }) => slug === 'acacia');
    if (!brand) throw new Error('The test needs the brand acacia');
    const origin = originOf(brand.slug);
    const partner = bench();
    await fc.assert(
      fc.asyncProperty(
        arrival,
        fc.array(fc.constantFrom(...paths), { maxLength: 2 }),
        fc.boolean(),
        fc.boolean(),
        async (query, wander, bundle, script) => {
          const expected = readTracking(new URLSearchParams(query));
          const own = browser(origin);
          await own.open(`/?${new URLSearchParams(query)}`);
          // The next day, from a bookmark: only the cookie remembers.
          for (const path of wander) await own.open(path);
          const action = await actionOf(await own.open('/'), '/find-address');
          expect(readTracking(new URL(action ?? '', origin).searchParams)).toEqual(expected);
          const products = bundle ? ['energy', 'solar'] : ['solar'];
          const body = { ...manual, vertical: products, submissionId: crypto.randomUUID() };
          const begun = script
            ? await fetch(
                postJson(
                  origin + action?.replace('/find-address', '/api/hero'),
                  body,
                  own.cookie(),
                ),
              )
            : await fetch(postForm(origin + action, body, own.cookie()));
          const redirect = script
            ? ((await begun.json()) as { redirect: string }).redirect
            : (begun.headers.get('location') ?? '');
          const url = new URL(redirect);
          const { visitId = '', leadId = '' } = Object.fromEntries(url.searchParams);
          const submissionId = crypto.randomUUID();
          const details = { leadId, visitId, submissionId, ...somebody() };
          const done = await fetch(postJson(`${origin}/api/lead`, details));
          expect(done.status).toBe(202);
          await partner.courier.deliverDue(10_000);

          expect(outbound(url)).toEqual(expected);
          expect(await stored('visit', visitId)).toEqual(expected);
          expect(await stored('lead', leadId)).toEqual(expected);
          const sent = partner.sent.filter(({ headers }) =>
            headers.get('idempotency-key')?.startsWith(submissionId),
          );
          expect(sent).toHaveLength(products.length);
          for (const one of sent) {
            const { data } = JSON.parse(one.body) as {
              data: { tracking: Tracking; rcCode: string | null };
            };
            expect(data.tracking).toEqual(expected);
            expect(data.rcCode).toBe(expected.rcCode ?? null);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('attribution from forms that stay on their page', () => {
  it('is that of the arrival, for lead capture and for a message', async () => {
    const origin = originOf('acacia');
    const partner = bench();
    await fc.assert(
      fc.asyncProperty(arrival, fc.constantFrom(...paths), async (query, wander) => {
        const expected = readTracking(new URLSearchParams(query));
        const own = browser(origin);
        await own.open(`${wander}?${new URLSearchParams(query)}`);
        const capture = await actionOf(await own.open('/solar'), '/api/lead-form');
        const contact = await actionOf(await own.open('/contact'), '/api/contact');
        const who = somebody();
        const [leadId, messageId] = [crypto.randomUUID(), crypto.randomUUID()];
        const lead = { ...manual, ...who, page: '/solar', vertical: 'solar', submissionId: leadId };
        const message = { ...who, message: 'Hello', page: '/contact', submissionId: messageId };
        for (const [action, body] of [
          [capture, lead],
          [contact, message],
        ] as const) {
          const done = await fetch(
            postJson(origin + action?.replace('/find-address', '/api/hero'), body, own.cookie()),
          );
          expect(done.status).toBe(202);
        }
        await partner.courier.deliverDue(10_000);
        const row = await env.LEADS_DB.prepare('SELECT id, visit_id FROM lead WHERE email = ?')
          .bind(who.email)
          .first<{ id: string; visit_id: string }>();
        expect(await stored('lead', row?.id ?? '')).toEqual(expected);
        expect(await stored('visit', row?.visit_id ?? '')).toEqual(expected);
        for (const id of [leadId, messageId]) {
          const one = partner.sent.find(({ headers }) => headers.get('idempotency-key') === id);
          const { data } = JSON.parse(one?.body ?? '{}') as {
            data: { tracking: Tracking; rcCode: string | null };
          };
          expect([data.tracking, data.rcCode]).toEqual([expected, expected.rcCode ?? null]);
        }
      }),
      { numRuns: 25 },
    );
  });
});

function somebody() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { name: 'Jo Lee', email: `jo${digits}@example.com`, mobNumber: `04${digits}` };
}

/** The campaign parameters in the sign-up's URL, without its fixed ones (spec: hero-submit). */
function outbound({ searchParams }: URL): Tracking {
  const own = new Set(['external', 'address', 'affiliateName', 'verticals', 'step', 'addressId']);
  const { visitId: _, leadId: __, ...rest } = Object.fromEntries(searchParams);
  return Object.fromEntries(
    Object.entries(rest).filter(([name, text]) => !own.has(name) && text !== ''),
  );
}

async function stored(table: 'visit' | 'lead', id: string): Promise<Tracking> {
  const row = await env.LEADS_DB.prepare(`SELECT rc_code, tracking FROM ${table} WHERE id = ?`)
    .bind(id)
    .first<{ rc_code: string | null; tracking: string }>();
  const tracking = JSON.parse(row?.tracking ?? 'null') as Tracking;
  expect(row?.rc_code).toBe(tracking.rcCode ?? null);
  return tracking;
}
