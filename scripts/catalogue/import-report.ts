/** What an import says: how many it took, of what, and what it left out and why. */
import type { ReadCatalogue } from '../../domain/plans/catalogue.ts';
import { verticalSlugs } from '../../domain/vertical.ts';

/** Lines for a terminal. */
export function importReport({ catalogue, refused }: ReadCatalogue): string[] {
  const { providers, plans } = catalogue;
  const counts = verticalSlugs.flatMap((slug) => {
    const count = plans.filter(({ vertical }) => vertical === slug).length;
    return count > 0 ? [`  ${slug.padEnd(16)} ${count}`] : [];
  });
  return [
    `accepted  ${plans.length} plans of ${providers.length} providers`,
    ...counts,
    `refused   ${refused.length}`,
    ...refused.map(({ entry, reason }) => `  ${printable(entry)}: ${printable(reason)}`),
  ];
}

/** What stood in a file may not steer a terminal. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001F\u007F-\u009F]/g, '�');
}
