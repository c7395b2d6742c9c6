/** Ids, names and documents of a plan and its provider. */
import { createHash } from 'node:crypto';
import { cutWords } from '../../../domain/cut-words.ts';
import type { CdrPlan } from './cdr-plan.schema.ts';

/** The usual form of the register's ids; no two of these clash in lower case. */
const usualId = /^[A-Z0-9]+(?:@[A-Z]+)?$/;
const most = 64;

/** `quandong-qua481234mre-eme`; an unusual or long id ends with a hash, so that no two ids clash. */
export function planIdOf(brand: string, planId: string): string {
  const id = `${slug(brand)}-${slug(planId)}`;
  if (usualId.test(planId) && id.length <= most) return id;
  const hash = createHash('sha256').update(`${brand}\n${planId}`).digest('hex').slice(0, 8);
  return `${slug(id.slice(0, most - hash.length - 1))}-${hash}`;
}

/** @throws Error for a brand without letters or digits, or without a name */
export function providerOf({ brand, brandName }: CdrPlan): { id: string; name: string } {
  const id = slug(brand).slice(0, most).replace(/-$/, '');
  const name = cutWords(brandName, 120);
  if (id === '' || name === undefined)
    throw new Error(`brand: "${brand.slice(0, 40)}" is not a name`);
  return { id, name };
}

/** The government's register, which has a page for each of its plans. */
const register = 'https://www.energymadeeasy.gov.au/plan';

/** The retailer's page about the price, or else the register's; undefined if there is neither. */
export function documentOf(plan: CdrPlan): string | undefined {
  const { pricingUri, overviewUri, termsUri } = plan.additionalInformation ?? {};
  const link = [pricingUri, overviewUri, termsUri].find((one) =>
    /^https:\/\/[^\s\\]+$/.test(one ?? ''),
  );
  if (link !== undefined) return link;
  const id = /^([A-Z0-9]+)@EME$/.exec(plan.planId)?.[1];
  if (id === undefined) return undefined;
  const [postcode] = plan.geography?.includedPostcodes ?? [];
  return `${register}?id=${id}${postcode ? `&postcode=${encodeURIComponent(postcode)}` : ''}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
