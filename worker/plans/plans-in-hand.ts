/** The plans that a visitor chose before giving an address, and the page for choosing another. */
import type { Brand } from '../../domain/brand.ts';
import type { FieldError } from '../../domain/forms/parse-form.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import { namedPlan } from '../../domain/leads/plan-check.ts';
import { withAnswers } from '../../domain/plans/answers/said-answers.ts';
import { isListed } from '../../domain/plans/listed.ts';
import type { Answers } from '../../domain/plans/question.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
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
  const brand = c.get('brand');
  const list =
    shown.length > 0 && product && isListed(product)
      ? await findListPage(c, await c.get('content').site(brand.slug), product, segment)
      : undefined;
  const change = list ? withAnswers(list.href, answers) : homeOf(brand, product);
  return { plans: shown, errors, change };
}

/** The brand's page of the product when it has one, else the home page. */
export function homeOf(brand: Brand, product: VerticalSlug | undefined): string {
  return product && brand.verticals.includes(product) ? verticals[product].productPath : '/';
}

/** The area that a list was asked for does not decide where the plan must be sold; the address will. */
function beforeAddress({ postcode: _, distributor: __, ...answers }: Answers): Answers {
  return answers;
}
