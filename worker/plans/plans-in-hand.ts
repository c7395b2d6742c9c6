/** The plans that a visitor chose before giving an address, and the page for choosing another. */
import type { Brand } from '../../domain/brand.ts';
import type { FieldError } from '../../domain/forms/parse-form.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import { namedPlan } from '../../domain/leads/plan-check.ts';
import { withAnswers } from '../../domain/plans/answers/said-answers.ts';
import { isListed } from '../../domain/plans/listed.ts';
import type { Answers } from '../../domain/plans/question.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import { hasPage } from '../content/has-page.ts';
import type { LoadedSite } from '../content/live-sites.ts';
import type { AppContext } from '../context.ts';
import { showChosen } from './chosen-plans.ts';
import { findListPage } from './plan-pages.ts';

interface InHandQuestion {
  /** Undefined if several may be asked for, or none is known. */
  readonly product: VerticalSlug | undefined;
  readonly ids: readonly string[];
  /** The answers that the plans are priced for. */
  readonly answers: Answers;
  readonly visitId?: string;
}

interface FoundInHand {
  readonly plans: readonly ChosenPlan[];
  /** The page for choosing another plan. */
  readonly change: string;
  readonly errors: readonly FieldError[];
}

/** Takes no longer than a page may wait. `errors` explains the plans that are left out. */
export async function plansInHand(
  c: AppContext,
  { product, ids, answers, visitId = '' }: InHandQuestion,
): Promise<FoundInHand> {
  const { shown, errors, segment } = await showChosen(
    c,
    {
      visitId,
      products: [product ?? 'bundle'],
      answers: beforeAddress(answers),
      named: ids.map(namedPlan),
    },
    Date.now(),
  );
  if (shown.length === 0) return { plans: shown, errors, change: '/' };
  const loaded = await c.get('content').site(c.get('brand').slug);
  const list =
    product && isListed(product) ? await findListPage(c, loaded, product, segment) : undefined;
  const change = list ? withAnswers(list.href, answers) : await startOf(c, loaded, product);
  return { plans: shown, errors, change };
}

/** The product's own page, or the home page where that has been taken down. */
async function startOf(c: AppContext, loaded: LoadedSite, product: VerticalSlug | undefined) {
  const own = homeOf(c.get('brand'), product);
  return (await hasPage(c, loaded, own)) ? own : '/';
}

/** The brand's page of the product when it has one, else the home page. */
export function homeOf(brand: Brand, product: VerticalSlug | undefined): string {
  return product && brand.verticals.includes(product) ? verticals[product].productPath : '/';
}

/** The area that a list was asked for does not decide where the plan must be sold; the address will. */
function beforeAddress({ postcode: _, distributor: __, ...answers }: Answers): Answers {
  return answers;
}
