/** The report as one HTML file that needs no server, no script and no other file. */
import { brandBySlug } from '../../brands/brands.ts';
import {
  countOf,
  type Funnel,
  funnelOf,
  type Part,
  partsBy,
  wonOf,
} from '../../domain/numbers/funnel.ts';
import { stepWords } from '../../domain/numbers/step-words.ts';
import type { CountedDay, Numbers } from './numbers-answer.ts';
import { dayCharts, daySums, funnelChart } from './report-charts.ts';
import { dayOf, dayWords } from './report-days.ts';
import type { ReportOptions } from './report-options.ts';
import { reportStyle } from './report-style.ts';
import {
  columns,
  emptyWords,
  honesty,
  leaveWords,
  partWords,
  periodWords,
  productRows,
  shareWords,
  yieldWords,
} from './report-words.ts';

const number = new Intl.NumberFormat('en-AU');

export function reportPage(numbers: Numbers, options: ReportOptions): string {
  const parts = partsBy(numbers.counted, 'brand');
  const body =
    parts.length === 0
      ? `<section><p>${text(emptyWords(options))}</p></section>`
      : parts.map((part) => brandSection(part, numbers.days, options)).join('\n');
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>From page to lead: ${text(periodWords(options))}</title>
<style>${reportStyle}</style>
</head>
<body>
<header><h1>From page to lead</h1><p>${text(periodWords(options))}</p></header>
<main>
${body}
</main>
<footer>${honesty.map((one) => `<p class="note">${text(one)}</p>`).join('\n')}</footer>
</body>
</html>
`;
}

function brandSection(part: Part, days: readonly CountedDay[], options: ReportOptions): string {
  const funnel = funnelOf(part.counted);
  const name = brandBySlug(part.name)?.name ?? part.name;
  const heading = `brand-${part.name.replace(/[^a-z0-9-]/g, '')}`;
  const place = leaveWords(funnel);
  const own = days.filter(({ brand }) => brand === part.name);
  return `<section aria-labelledby="${heading}">
<h2 id="${heading}">${text(name)}</h2>
${tiles(funnel)}
${place ? `<p class="finding">Most leave before <strong>${text(place)}</strong>.</p>` : ''}
<h3>The way to a lead</h3>
${funnelChart(funnel)}
<p class="note">Bars show square roots, so that a few leads can be seen beside many pages; the numbers are exact.</p>
<details><summary>The same as a table</summary>${stepTable(funnel, name)}</details>
<h3>Day by day</h3>
${dayPart(own, options, name)}
<h3>By product and referral code</h3>
${productTable(part, name)}
</section>`;
}

function tiles(funnel: Funnel): string {
  const all: readonly (readonly [string, string])[] = [
    ['Pages seen', number.format(countOf(funnel, 'page'))],
    ['Addresses chosen', number.format(countOf(funnel, 'address'))],
    ['Address forms sent', number.format(countOf(funnel, 'submit'))],
    ['Leads and sign-ups', number.format(wonOf(funnel))],
    ['…of pages seen', yieldWords(funnel) || '–'],
  ];
  return `<dl class="tiles">${all.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function stepTable({ steps }: Funnel, name: string): string {
  const rows = steps.map(
    (one) =>
      `<tr><th scope="row">${stepWords[one.step].name}</th><td>${number.format(one.count)}</td><td class="words">${shareWords(one)}</td></tr>`,
  );
  return scroll(
    `${name}: steps`,
    `<thead><tr><th scope="col">Step</th><th scope="col">Times</th><th scope="col">Share</th></tr></thead><tbody>${rows.join('')}</tbody>`,
  );
}

function dayPart(own: readonly CountedDay[], options: ReportOptions, name: string) {
  const sums = daySums(own, dayOf(options.since), dayOf(options.until));
  const rows = sums.map(
    ({ day, pages, won }) =>
      `<tr><th scope="row">${dayWords(day)}</th><td>${number.format(pages)}</td><td>${number.format(won)}</td></tr>`,
  );
  const head =
    '<thead><tr><th scope="col">Day</th><th scope="col">Pages</th><th scope="col">Leads and sign-ups</th></tr></thead>';
  return `${dayCharts(sums)}
<p class="note">${partWords(options)}</p>
<details><summary>The same as a table</summary>${scroll(`${name}: days`, `${head}<tbody>${rows.join('')}</tbody>`)}</details>`;
}

function productTable(part: Part, name: string): string {
  const shown = columns.filter((step) => part.counted.some((one) => one.step === step));
  const rows = productRows(part).map(({ name: label, below, funnel }) => {
    const cells = shown.map((step) => `<td>${number.format(countOf(funnel, step))}</td>`);
    return `<tr class="${below ? 'code' : 'product'}"><th scope="row">${text(label)}</th>${cells.join('')}<td class="words">${text(leaveWords(funnel))}</td></tr>`;
  });
  const heads = shown.map((step) => `<th scope="col">${stepWords[step].short}</th>`);
  return scroll(
    `${name}: each product, and below it the referral codes that visitors came with`,
    `<thead><tr><th scope="col">Product, code</th>${heads.join('')}<th scope="col" class="words">Most leave before</th></tr></thead><tbody>${rows.join('')}</tbody>`,
  );
}

/** A scrollable wide table that the keyboard can scroll too. */
function scroll(caption: string, rows: string): string {
  return `<div class="scroll" role="region" aria-label="${text(caption)}" tabindex="0"><table><caption>${text(caption)}</caption>${rows}</table></div>`;
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
