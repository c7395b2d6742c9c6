/** The report for a terminal: for each brand the funnel to a lead, then products with their codes. */
import { countOf, funnelOf, type Part, partsBy } from '../../domain/numbers/funnel.ts';
import { stepWords } from '../../domain/numbers/step-words.ts';
import { table } from '../leads/table.ts';
import type { Numbers } from './numbers-answer.ts';
import type { ReportOptions } from './report-options.ts';
import {
  columns,
  emptyWords,
  honesty,
  leaveWords,
  periodWords,
  productRows,
  shareWords,
  shownOf,
} from './report-words.ts';

export function reportText({ counted }: Numbers, options: ReportOptions): string {
  if (counted.length === 0) return emptyWords(options);
  const parts = partsBy(counted, 'brand').map(brandText);
  return [periodWords(options), ...parts, ...honesty].join('\n\n');
}

function brandText(part: Part): string {
  const funnel = funnelOf(part.counted);
  const steps = shownOf(funnel).map((one) => [
    stepWords[one.step].name,
    one.count,
    shareWords(one),
    one.step === funnel.leftBefore?.step ? '<- most leave before this' : '',
  ]);
  const products = productRows(part).map(({ name, below, funnel: own }) => [
    below ? `  ${name}` : name,
    ...columns.map((step) => countOf(own, step) || null),
    leaveWords(own),
  ]);
  const titles = ['product, code', ...columns.map((step) => stepWords[step].short)];
  return [
    part.name.toUpperCase(),
    table(['step', 'times', 'share', ''], steps),
    '',
    table([...titles, 'most leave before'], products),
  ].join('\n');
}
