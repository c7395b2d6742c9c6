/** The words of a report, shared by the terminal and the page. */
import { otherCode, steps } from '../../domain/numbers/counted-event.ts';
import {
  countOf,
  type Funnel,
  type FunnelStep,
  funnelOf,
  type Part,
  partsBy,
  shareOf,
  wonOf,
} from '../../domain/numbers/funnel.ts';
import { stepWords } from '../../domain/numbers/step-words.ts';
import { isVerticalSlug, verticals } from '../../domain/vertical.ts';
import { dayOf, dayWords, startOfDay, timeOf } from './report-days.ts';
import type { ReportOptions } from './report-options.ts';

/** Caveats that readers must know before they compare two numbers. */
export const honesty = [
  'These are counts of steps, not of people. Nothing tells one visitor from another: no cookie, no identifier, nothing that anybody typed. Whoever sees three pages is counted three times, and a share compares two counts of the same days.',
  'A share above 100 % means that people came another way: an address can be typed by hand, and a link can lead straight to a form. Searches are calls while somebody types, several for each address.',
  'Previews, test leads, pages that a browser loads ahead, and programs that say that they are programs are not counted.',
];

/** `16 Nov 2026 to 23 Nov 2026, production`. */
export function periodWords({ since, until, stage }: ReportOptions): string {
  return `${dayWords(dayOf(since))} to ${dayWords(dayOf(until))}, ${stage ?? 'this machine'}`;
}

/** A day that is counted in part would look like a bad one beside the others. */
export function partWords({ since, until }: ReportOptions): string {
  const [first, last] = [dayOf(since), dayOf(until)];
  const end = `until ${timeOf(until)}, eastern standard time.`;
  const isWhole = since.getTime() === startOfDay(first);
  if (isWhole) return `The ${first === last ? '' : 'last '}day counts ${end}`;
  const start = `from ${timeOf(since)}`;
  return first === last
    ? `The day counts ${start} ${end}`
    : `The first day counts ${start}, the last ${end}`;
}

export function emptyWords({ stage, brand }: ReportOptions): string {
  const where = stage ? `the stage ${stage}` : 'this machine';
  return `Nothing was counted for ${brand ?? 'any brand'} on ${where} in these days. ${
    stage
      ? 'Has it been deployed, and visited with a browser?'
      : 'Start the site with npm start, click through it, and run this again.'
  }`;
}

function verticalName(slug: string): string {
  return isVerticalSlug(slug) ? verticals[slug].title : 'No single product';
}

function codeName(code: string): string {
  if (code === '') return 'No code';
  return code === otherCode ? 'Other codes' : code;
}

const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 1 });

/** `12.5% of pages`, or nothing. */
export function shareWords(one: FunnelStep): string {
  const share = shareOf(one);
  return share === null ? '' : `${percent.format(share)} of ${stepWords[one.step].of}`;
}

/** `Leads sent (38.5% of forms shown)`: the step before which the largest share leaves. */
export function leaveWords({ leftBefore }: Funnel): string {
  if (!leftBefore) return '';
  return `${stepWords[leftBefore.step].name} (${shareWords(leftBefore)})`;
}

/** The steps that apply to this brand: a site with its own sign-up sends nobody elsewhere. */
export function shownOf({ steps: all }: Funnel): FunnelStep[] {
  return all.filter(
    ({ step, count, outOf }) => count > 0 || (outOf !== null && step !== 'sign-up'),
  );
}

/** Leads of either kind and visitors sent on, per hundred pages. */
export function yieldWords(funnel: Funnel): string {
  const pages = countOf(funnel, 'page');
  return pages === 0 ? '' : percent.format(wonOf(funnel) / pages);
}

/** Columns of the tables by product and code. */
export const columns = steps.filter((step) => step !== 'sent-back');

export interface ReportRow {
  readonly name: string;
  /** True for a code, shown below its product. */
  readonly below: boolean;
  readonly funnel: Funnel;
}

/** The number of codes with their own row, for each product. */
const mostCodes = 20;

/** Each product, followed by its codes. */
export function productRows(part: Part): ReportRow[] {
  return partsBy(part.counted, 'vertical').flatMap((product) => [
    { name: verticalName(product.name), below: false, funnel: funnelOf(product.counted) },
    ...folded(partsBy(product.counted, 'code')).map((code) => ({
      name: codeName(code.name),
      below: true,
      funnel: funnelOf(code.counted),
    })),
  ]);
}

/** Folds the codes beyond `mostCodes` into one. */
function folded(codes: readonly Part[]): Part[] {
  const own = codes.filter(({ name }) => name !== otherCode);
  const rest = [...own.slice(mostCodes), ...codes.filter(({ name }) => name === otherCode)];
  const counted = rest.flatMap((one) => one.counted);
  return [...own.slice(0, mostCodes), ...(rest.length > 0 ? [{ name: otherCode, counted }] : [])];
}
