/** An import's report: a summary in lines for a terminal, and everything as JSON. */
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { printable } from '../../leads/table.ts';
import type { ImportResult } from './import-tally.ts';

/** @param others providers and plans of all products but energy */
export function reportLines(
  { energy, older, summaries, refused }: ImportResult,
  others: Catalogue,
): string[] {
  const unpriced = Object.entries(energy.unpriced);
  const without = unpriced.reduce((sum, [, count]) => sum + count, 0);
  const counts = verticalSlugs.flatMap((slug): [string, number][] => {
    const count =
      slug === 'energy'
        ? energy.priced + without
        : [...others.plans, ...others.ended].filter(({ vertical }) => vertical === slug).length;
    return count > 0 ? [[slug, count]] : [];
  });
  const ended = energy.ended + others.ended.length;
  const left = refused.reduce((sum, { count }) => sum + count, 0);
  return [
    `accepted  ${plans(counts.reduce((sum, [, count]) => sum + count, 0))}`,
    ...counts.map(([slug, count]) => `  ${slug.padEnd(16)} ${count}`),
    ...(without > 0 ? [`unpriced  ${without}, listed with the reason`] : []),
    ...unpriced.map(([reason, count]) => `  ${reason.padEnd(16)} ${count}`),
    ...(others.references ? [`references ${others.references.length}`] : []),
    ...(ended > 0 ? [`ended     ${ended}`] : []),
    ...(older > 0
      ? [`older     ${older}: a newer answer for the same plan id is used instead`]
      : []),
    ...(summaries > 0
      ? [`summaries ${summaries}: they have no tariffs, so only plan details are loaded`]
      : []),
    `refused   ${left}`,
    ...refused.flatMap(({ reason, count, examples }) => [
      `  ${String(count).padStart(5)}  ${printable(reason)}`,
      ...examples.slice(0, 3).map((example) => `         ${printable(example)}`),
    ]),
  ];
}

function plans(count: number): string {
  return count === 1 ? '1 plan' : `${count} plans`;
}
