/** Charts of the report's page as inline SVG: they need no script, and each has a table with the same numbers. */
import type { Step } from '../../domain/numbers/counted-event.ts';
import { type Funnel, shareOf, wonSteps } from '../../domain/numbers/funnel.ts';
import { stepWords } from '../../domain/numbers/step-words.ts';
import type { CountedDay } from './numbers-answer.ts';
import { dayWords } from './report-days.ts';
import { shownOf } from './report-words.ts';

const number = new Intl.NumberFormat('en-AU');
const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 0 });

/** Bars of the funnel, scaled by square root so that a few leads are visible beside a thousand pages. */
export function funnelChart(funnel: Funnel): string {
  const bars = shownOf(funnel).filter(({ step }) => step !== 'sent-back');
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const rows = bars.map((one) => {
    const width = one.count === 0 ? 0 : Math.max(0.6, Math.sqrt(one.count / most) * 100);
    const share = shareOf(one);
    const few = one.step === funnel.leftBefore?.step;
    const said = share === null ? '' : `${percent.format(share)} of ${stepWords[one.step].of}`;
    return `<li${few ? ' class="few"' : ''}><span class="name">${stepWords[one.step].name}</span>
<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10" rx="0"/><rect class="bar" width="${width.toFixed(2)}" height="10"/></svg>
<span class="count">${number.format(one.count)}</span><span class="share">${said}${few ? '<br>most leave before this' : ''}</span></li>`;
  });
  return `<ol class="funnel">${rows.join('\n')}</ol>`;
}

interface DaySums {
  readonly day: string;
  readonly pages: number;
  readonly won: number;
}

/** Every day of the period, including empty ones. */
export function daySums(rows: readonly CountedDay[], first: string, last: string): DaySums[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const sums: DaySums[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const own = byDay.get(day) ?? [];
    const sum = (wanted: readonly Step[]) =>
      own.reduce((total, { step, count }) => total + (wanted.includes(step) ? count : 0), 0);
    sums.push({ day, pages: sum(['page']), won: sum(wonSteps) });
  }
  return sums;
}

/** Two small charts, one above the other, because pages and leads differ in scale. */
export function dayCharts(sums: readonly DaySums[]): string {
  return (['pages', 'won'] as const)
    .map((key) => {
      const title = key === 'pages' ? 'Pages seen a day' : 'Leads and sign-ups a day';
      return `<figure><figcaption>${title}</figcaption>${columnsOf(sums, key)}</figure>`;
    })
    .join('\n');
}

const [width, height] = [600, 100];

/** Words are outside the drawing, because it is stretched to the page's width. */
function columnsOf(sums: readonly DaySums[], key: 'pages' | 'won'): string {
  const most = Math.max(0, ...sums.map((one) => one[key]));
  const step = width / Math.max(1, sums.length);
  const bars = sums.map((one, index) => {
    const tall = (one[key] / Math.max(1, most)) * height;
    const box = `x="${(index * step + step * 0.15).toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${(step * 0.7).toFixed(1)}" height="${tall.toFixed(1)}"`;
    return `<rect class="${key === 'won' ? 'bar won' : 'bar'}" ${box}><title>${dayWords(one.day)}: ${number.format(one[key])}</title></rect>`;
  });
  const total = sums.reduce((sum, one) => sum + one[key], 0);
  const [first, last] = [sums[0]?.day ?? '', sums.at(-1)?.day ?? ''];
  return `<p class="ends"><span>${number.format(most)} at most</span></p>
<svg class="days" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${number.format(total)} in ${sums.length} days, ${number.format(most)} at most; the table below has each day">${bars.join('')}</svg>
<p class="ends"><span>${dayWords(first)}</span><span>${dayWords(last)}</span></p>`;
}
