/** The pages between the address and the receipt: the manual address, and every vertical's basic-info route. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { AddressForm, searchTitle } from '../../../client/journey/address-form.tsx';
import { FindAddress } from '../../../client/journey/find-address.tsx';
import { manualTitle } from '../../../client/ui/form/field-address.tsx';
import { idSlot } from '../../../client/ui/visitor-slots.ts';
import type { Brand } from '../../../domain/brand.ts';
import { canBundle, heroFormPath, minimumBundle } from '../../../domain/forms/hero-rules.ts';
import { namedPlan } from '../../../domain/leads/plan-check.ts';
import { impersonal, readSaid, saidQuery } from '../../../domain/plans/answers/said-answers.ts';
import { isId } from '../../../domain/text.ts';
import { type VerticalSlug, verticalSlugs, verticals } from '../../../domain/vertical.ts';
import { asksPostcode } from '../../content/find-section.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { countStep, isSeen } from '../../http/count-step.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { pagePath } from '../../leads/intake/form-inputs.ts';
import { offeredProducts } from '../../leads/intake/offered-products.ts';
import { answersFor, showChosen } from '../../plans/chosen-plans.ts';
import { readSoFar } from '../../plans/journey-query.ts';
import { productToChoose } from '../../plans/next-product.ts';
import { homeOf, plansInHand } from '../../plans/plans-in-hand.ts';
import { tellGateway } from '../../plans/tell-gateway.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { visitorPage } from '../../render/visitor-page.tsx';
import { basicInfo } from './basic-info-page.tsx';
import { resultsPage } from './results-page.tsx';

export const journey = new Hono<AppEnv>();

/** The seven fields of a manual address on their own page, for visitors without script. */
journey.get('/address', async (c) => {
  await countLookUp(c);
  const asked = c.req.queries('vertical') ?? [];
  return manualPage(
    c,
    offeredOf(c).filter((slug) => asked.includes(slug)),
  );
});

/** The hero's form on its own page, for a refused post whose URL is opened again with GET. */
journey.get(heroFormPath, async (c) => {
  await countLookUp(c);
  return findPage(c, undefined);
});

for (const slug of verticalSlugs) {
  journey.get(verticals[slug].basicInfoPath, async (c, elsewhere) => {
    if (!carries(c.get('brand'), slug)) return elsewhere();
    await countLookUp(c);
    const { leadId = '', visitId = '' } = c.req.query();
    const lead = await c.get('ports').leads.findLead(c.get('brand').slug, leadId, visitId);
    const began = Date.now();
    const next = lead && (await nextOf(c, lead));
    if (next) {
      const { title, view, showsPlans } = await resultsPage(c, lead, next);
      if (showsPlans) countStep(c, 'list', next.vertical);
      const description = `Plans that ${c.get('brand').name} compares for your address.`;
      return visitorPage(c, view, { title, description });
    }
    if (lead) {
      const named = (c.req.queries('plan') ?? []).map(namedPlan);
      const answers = answersFor(lead, new URL(c.req.url).searchParams);
      const { verticals: products } = lead;
      const checked = await showChosen(c, { visitId, products, named, answers }, began);
      const { shown: plans, errors, segment } = checked;
      countStep(c, 'form', lead.vertical);
      if (plans.length > 0) {
        countStep(c, 'plan', lead.vertical);
        if (isSeen(c)) {
          // Sorted, because another order would count as another step.
          const facts = { plan_id: plans.map(({ id }) => id).toSorted() };
          tellGateway(c, { visitId, vertical: lead.vertical, step: 'plan', facts });
        }
      }
      const { path: page } = c.req;
      const { title, view } = await basicInfo(c, lead, { page, plans, segment, errors, answers });
      const description = `Tell ${c.get('brand').name} where to reach you.`;
      const prefix = errors.length > 0 ? 'Error: ' : '';
      return visitorPage(c, view, { title: prefix + title, description });
    }
    return findPage(c, slug);
  });
}

/** Counts a URL that names a lead or plan, which has to be looked up, as GET /api/plans is counted. */
async function countLookUp(c: AppContext): Promise<void> {
  const { leadId, plan } = c.req.query();
  if (leadId || plan) await countAgainst(c.env.LIMIT_SEARCH, c);
}

/** The next product to show plans of; undefined if all are settled or the visitor asked for a call. */
async function nextOf(c: AppContext, lead: LeadSummary) {
  if (c.req.query('call') === '1') return undefined;
  const params = new URL(c.req.url).searchParams;
  return productToChoose(c, lead, readSoFar(params), answersFor(lead, params));
}

/** The start for a visitor without a lead; it asks for an address or a postcode, as the vertical's own page does. */
async function findPage(c: AppContext, vertical: VerticalSlug | undefined): Promise<Response> {
  const slug = vertical === 'bundle' ? undefined : vertical;
  countStep(c, 'page', vertical ?? '');
  const ids = c.req.queries('plan') ?? [];
  const answers = impersonal(readSaid(new URL(c.req.url).searchParams));
  const visitId = c.req.query('visitId') ?? '';
  const [isPostcode, { errors, ...inHand }] = await Promise.all([
    asksPostcode(c, homeOf(c.get('brand'), vertical)),
    plansInHand(c, { product: slug, ids, answers, visitId }),
  ]);
  const offered = offeredProducts(c.get('brand'))
    .filter((one) => slug === undefined || one.slug === slug)
    .map((one) => ({ ...one, id: one.slug }));
  const asked = c.req.queries('vertical') ?? [];
  const products = offered.map((one) => one.slug).filter((one) => asked.includes(one));
  const ofBundle = vertical === 'bundle' || c.req.query('bundle') === '1';
  const bundle = ofBundle && canBundle(offered.length);
  const title = searchTitle(
    isPostcode,
    offered.map((one) => one.slug),
  );
  const view = (
    <FindAddress
      {...{ title, isPostcode, offered, bundle, products, errors, ...inHand }}
      answers={saidQuery(answers)}
      page={c.req.path}
    />
  );
  return visitorPage(c, view, {
    title: (errors.length > 0 ? 'Error: ' : '') + title,
    description: startDescription,
  });
}

/** The page with the seven fields; without a product in the URL it asks for one too. */
async function manualPage(c: AppContext, chosen: readonly VerticalSlug[]): Promise<Response> {
  const products = offeredProducts(c.get('brand'));
  const several = chosen.length >= minimumBundle;
  const bundle = c.req.query('bundle') === '1';
  const plans = (c.req.queries('plan') ?? []).filter(isId);
  const answers = impersonal(readSaid(new URL(c.req.url).searchParams));
  const [product] = bundle || several ? [] : chosen;
  const inHand = await plansInHand(c, { product, ids: plans, answers });
  const carried = {
    submissionId: idSlot,
    page: v.parse(v.fallback(pagePath, c.req.path), c.req.query('page')),
    mode: 'address',
    bundle,
    verticals: canBundle(chosen.length) ? [] : chosen.slice(0, 1),
    plans,
    answers: saidQuery(answers),
  } as const;
  const offered = several
    ? products.filter(({ slug }) => chosen.includes(slug))
    : chosen.length === 1 && !bundle
      ? []
      : products;
  const view = <AddressForm {...{ carried, offered, inHand }} entry="manual" />;
  return visitorPage(c, view, { title: manualTitle, description: startDescription });
}

const startDescription = 'Start with the address you want to compare for.';

function offeredOf(c: AppContext): VerticalSlug[] {
  return offeredProducts(c.get('brand')).map(({ slug }) => slug);
}

/** Choosing several products makes a bundle, so every brand with at least two has the bundle's route. */
function carries(brand: Brand, slug: VerticalSlug): boolean {
  return slug === 'bundle'
    ? offeredProducts(brand).length >= minimumBundle
    : brand.verticals.includes(slug);
}
