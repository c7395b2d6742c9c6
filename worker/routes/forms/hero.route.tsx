/** POST /api/hero: registers visit, lead and address, then redirects the visitor to the sign-up (spec: hero-submit). */
import { AddressForm, addressTitle } from '../../../client/journey/address-form.tsx';
import { ChooseAddress, chooseTitle } from '../../../client/journey/choose-address.tsx';
import { splitTyped } from '../../../domain/address/split-typed.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { planIds } from '../../../domain/leads/chosen-plan.ts';
import { signUpUrl } from '../../../domain/leads/sign-up-url.ts';
import { impersonal, readSaid } from '../../../domain/plans/answers/said-answers.ts';
import type { AppContext } from '../../context.ts';
import { countStep } from '../../http/count-step.ts';
import { attributedTracking } from '../../http/visitor-cookies.ts';
import type { AddressChoices } from '../../leads/intake/decide-address.ts';
import { type HeroInput, heroInput } from '../../leads/intake/form-inputs.ts';
import { decideHero } from '../../leads/intake/hero-submit.ts';
import { demandOffered, offeredProducts } from '../../leads/intake/offered-products.ts';
import { register } from '../../leads/intake/register.ts';
import {
  areaAnswers,
  plansOfProducts,
  plansToldElsewhere,
  saidAnywhere,
} from '../../plans/chosen-plans.ts';
import { plansInHand } from '../../plans/plans-in-hand.ts';
import { tellGateway } from '../../plans/tell-gateway.ts';
import { type Accepted, invalid, type Refused } from './form-outcome.ts';
import { type FormAgain, formRoute } from './form-route.tsx';

export const hero = formRoute<HeroInput, AddressChoices>({
  input: heroInput,
  demand: (c, { vertical }) => demandOffered(c.get('brand'), vertical),
  submit,
  again,
  failureField: 'address',
});

/** Does not use the outbox: it is an address without a person, and another address starts another lead (decision 007). */
async function submit(
  c: AppContext,
  input: HeroInput,
): Promise<Accepted | Refused<AddressChoices>> {
  if (input.manually) return invalid([{ field: 'address', message: messages.addressIncomplete }]);
  const { leads, address: port } = c.get('ports');
  const decision = await decideHero(input, port);
  if (decision.kind === 'refuse') {
    const { code, errors, found } = decision;
    return { kind: 'refused', code, errors, found };
  }
  const { address, bundle } = decision;
  const { submissionId, page, vertical: verticals } = input;
  const brand = c.get('brand');
  const application = brand.application[c.get('stage')];
  const answers = saidAnywhere(new URLSearchParams(input.answers));
  const chosen = await plansOfProducts(c, input.plan, verticals);
  // Our own sign-up checks the plans, and stores them with the details.
  const plans = await plansToldElsewhere(c, application ? chosen : [], {
    visitId: '',
    products: verticals,
    answers: { ...areaAnswers(address.addressLine), ...answers },
  });
  const url = new URL(c.req.url);
  // Only now: the partner's answer may have ended the referral code (spec: session).
  const tracking = attributedTracking(c);
  const registered = await register(leads, {
    brand,
    host: url.host,
    submissionId,
    page,
    verticals,
    bundle,
    address,
    tracking,
    plans,
    screenResolution: input.screenResolution || null,
  });
  const redirect = signUpUrl({
    ...registered,
    verticals,
    bundle,
    addressLine: address.addressLine,
    tracking,
    plans: chosen,
    // A brand without a sign-up of its own has its basic-info pages (spec: brands).
    origin: application || url.origin,
    ...(application ? {} : { answers }),
    affiliateName: brand.affiliate.slug,
  });
  const { visitId, leadId, vertical } = registered;
  countStep(c, 'submit', vertical);
  if (application) countStep(c, 'sign-up', vertical);
  const facts = { verticals, ...(plans.length > 0 && { plan_id: planIds(plans) }) };
  tellGateway(c, { visitId, vertical, step: 'address', facts });
  const body = { redirect, visitId, leadId, vertical };
  return { kind: 'accepted', status: 200, body, next: redirect, deliveries: [] };
}

/** A page that asks about the address, without an error. */
const asksOn = { asks: true, staysForBack: true };

/** Shows the list of choices, the seven fields if requested, or the form again. */
async function again(
  c: AppContext,
  input: HeroInput,
  { errors, found, unread }: Refused<AddressChoices>,
): Promise<FormAgain> {
  const {
    submissionId,
    page,
    mode,
    bundle,
    vertical: verticals,
    entry,
    choosing,
    plan,
    answers,
  } = input;
  const carried = { submissionId, page, mode, bundle, verticals, plans: plan, answers };
  const offered = bundle || verticals.length === 0 ? offeredProducts(c.get('brand')) : [];
  const [product] = bundle || verticals.length > 1 ? [] : verticals;
  const said = impersonal(readSaid(new URLSearchParams(answers)));
  const inHand = unread ? undefined : await plansInHand(c, { product, ids: plan, answers: said });
  if (input.manually) {
    const values = splitTyped(input.address);
    const view = <AddressForm {...{ carried, offered, inHand, values }} entry="manual" />;
    return { title: addressTitle({ carried, entry: 'manual', offered }), view, ...asksOn };
  }
  if (found && found.choices.length > 0) {
    const error = choosing ? errors[0]?.message : undefined;
    const view = <ChooseAddress {...{ carried, inHand, error, ...found }} typed={input.address} />;
    return { title: chooseTitle(mode === 'postcode'), view, ...(choosing ? {} : asksOn) };
  }
  return {
    title: addressTitle({ carried, entry, offered }),
    view: <AddressForm {...{ carried, entry, offered, inHand, errors }} values={input} />,
  };
}
