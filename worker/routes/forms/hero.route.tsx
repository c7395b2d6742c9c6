/** POST /api/hero: registers visit, lead and address, then sends the visitor on to the sign-up (spec: hero-submit). */
import { Hono } from 'hono';
import { AddressForm } from '../../../client/journey/address-form.tsx';
import { ChooseAddress } from '../../../client/journey/choose-address.tsx';
import type { HeroCarried } from '../../../client/journey/hero-hidden.tsx';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { signUpUrl } from '../../../domain/leads/sign-up-url.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { attributedTracking } from '../../http/arrival.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { Problem, problems } from '../../http/errors.ts';
import { countAgainst } from '../../http/limits.ts';
import { logProblem } from '../../http/request-log.ts';
import { asProblem, seeOther } from '../../http/respond.ts';
import { demandSameOrigin } from '../../http/same-origin.ts';
import { type HeroInput, heroInput } from '../../leads/intake/hero-input.ts';
import { decideHero, type HeroDecision } from '../../leads/intake/hero-submit.ts';
import { demandOffered, offeredProducts } from '../../leads/intake/offered-products.ts';
import { register } from '../../leads/intake/register.ts';
import { renderMain } from '../../render/render-main.tsx';
import { respondUncached } from '../../render/respond-uncached.tsx';
import { applicationOrigin } from '../../resolve-brand.ts';

export const hero = new Hono<AppEnv>();

hero.post('/', async (c) => {
  c.set('route', '/api/hero');
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const input = parseBody(heroInput, value);
  demandOffered(c.get('brand'), input.vertical);
  const json = kind === 'json';
  try {
    const decision = await decideHero(input, c.get('ports').address);
    if (decision.kind === 'register') return await send(c, input, decision, json);
    return json ? refuseJson(c, input, decision) : mendPage(c, input, decision);
  } catch (error) {
    const problem = asProblem(error);
    if (json || problem.code === 'internal') throw error;
    logProblem(c, problem);
    return mendPage(c, input, {
      kind: 'mend',
      code: problem.code,
      errors: [{ field: 'address', message: problem.message }],
    });
  }
});

/** Writes the rows, and only then says where to go on. */
async function send(
  c: AppContext,
  input: HeroInput,
  { address, bundle }: Extract<HeroDecision, { kind: 'register' }>,
  json: boolean,
): Promise<Response> {
  const brand = c.get('brand');
  const url = new URL(c.req.url);
  const tracking = attributedTracking(c);
  const registered = await register(c.get('ports').leads, {
    brand,
    host: url.host,
    submissionId: input.submissionId,
    page: input.page,
    verticals: input.vertical,
    bundle,
    address,
    tracking,
    screenResolution: input.screenResolution || null,
  });
  const redirect = signUpUrl({
    ...registered,
    origin: applicationOrigin(brand, c.get('stage'), url.origin),
    affiliateName: brand.affiliate.slug,
    verticals: input.vertical,
    bundle,
    addressLine: address.addressLine,
    tracking,
  });
  if (!json) return seeOther(c, redirect);
  const { visitId, leadId, vertical } = registered;
  return c.json({ redirect, visitId, leadId, vertical }, 200, { 'cache-control': 'no-store' });
}

type Unfinished = Exclude<HeroDecision, { kind: 'register' }>;

/** With script a choice is made in the list, so typed text alone is incomplete (spec: validation). */
function refuseJson(c: AppContext, input: HeroInput, decision: Unfinished): Response {
  const code =
    decision.kind === 'mend'
      ? decision.code
      : input.mode === 'postcode'
        ? 'postcode_required'
        : 'address_required';
  const errors: readonly FieldError[] =
    decision.kind === 'mend'
      ? decision.errors
      : [{ field: 'address', message: problems[code].message }];
  const [first] = errors;
  const problem = new Problem(code, {
    field: first?.field,
    ...(first ? { message: first.message } : {}),
  });
  return c.json({ ...problem.toJSON(), errors }, problem.status, { 'cache-control': 'no-store' });
}

/** Without script: the list of choices, or the form once more with what was wrong and what was typed. */
function mendPage(c: AppContext, input: HeroInput, decision: Unfinished): Promise<Response> {
  const brand = c.get('brand');
  const carried: HeroCarried = {
    submissionId: input.submissionId,
    page: input.page,
    mode: input.mode,
    bundle: input.bundle,
    verticals: input.vertical,
  };
  if (decision.kind === 'choose') {
    const choices = decision.suggestions.map(({ DisplayLine, RecordId }) => ({
      line: DisplayLine,
      id: RecordId,
    }));
    const { status, message } = problems.address_required;
    const errors = input.choosing ? [{ field: 'recordId', message }] : [];
    const view = (
      <ChooseAddress carried={carried} typed={input.address} choices={choices} errors={errors} />
    );
    return respondUncached(c, {
      title: `${input.choosing ? 'Error: ' : ''}Choose your address`,
      description: 'Choose the address you mean.',
      main: renderMain(view),
      ...(input.choosing ? { status } : {}),
    });
  }
  const view = (
    <AddressForm
      carried={carried}
      entry={input.entry}
      offered={input.bundle || input.vertical.length === 0 ? offeredProducts(brand) : []}
      values={input}
      errors={decision.errors}
    />
  );
  return respondUncached(c, {
    title: `Error: ${input.entry === 'manual' ? 'Enter Address' : 'Find your address'}`,
    description: 'Please check what you entered.',
    main: renderMain(view),
    status: problems[decision.code].status,
  });
}
