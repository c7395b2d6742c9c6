/** A brand's monthly costs and limits: the tables of docs/operations/scale.md, computed from measured and published figures. */
import type { LoadKind } from '../../tests/load/load-plan.ts';
import { bytesALead, type VisitCost, visitCosts } from './measured-costs.ts';
import { type Billed, limits, prices } from './published-prices.ts';

/** A month has 30 days in these tables. */
const hoursAMonth = 720;
const secondsAMonth = hoursAMonth * 3_600;
const leadsAnHour = [1, 100, 10_000] as const;
const pagesASecond = [1, 100, 1_000] as const;

/** The requests behind one lead: the visitor types an address, looks at lists and compares. */
const withALead: readonly (readonly [kind: LoadKind, times: number])[] = [
  ['address keystroke', 12],
  ['list of plans', 3],
  ['first render', 1],
  ['lead', 1],
];
/** The share of opened pages that no cache has. */
const renderedShare = 0.1;

export type Usage = Readonly<Record<Billed, number>>;

const nothing: Usage = {
  requests: 0,
  cpuMs: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  queueOperations: 0,
  points: 0,
  logLines: 0,
  storedGb: 0,
};

/** Adds the cost of a number of visits. */
function plus(usage: Usage, cost: VisitCost, times: number): Usage {
  const messages = cost.queued * times;
  return {
    // Each queue message starts its consumer once.
    requests: usage.requests + cost.requests * times + messages,
    cpuMs: usage.cpuMs + cost.cpuMs * times,
    rowsRead: usage.rowsRead + cost.rowsRead * times,
    rowsWritten: usage.rowsWritten + cost.rowsWritten * times,
    kvReads: usage.kvReads + cost.kvReads * times,
    queueOperations: usage.queueOperations + messages * limits.operationsAMessage,
    points: usage.points + cost.points * times,
    logLines: usage.logLines + cost.logLines * times,
    storedGb: usage.storedGb,
  };
}

/** Usage in the first month of leads, with everything that comes with them except pages. */
export function monthOfLeads(anHour: number): Usage {
  const leads = anHour * hoursAMonth;
  return withALead.reduce((usage, [kind, times]) => plus(usage, visitCosts[kind], times * leads), {
    ...nothing,
    storedGb: storageGb(anHour),
  });
}

/** Usage in a month of pages. */
export function monthOfPages(aSecond: number): Usage {
  const pages = aSecond * secondsAMonth;
  const cached = plus(nothing, visitCosts['cached page'], pages * (1 - renderedShare));
  return plus(cached, visitCosts['first render'], pages * renderedShare);
}

/** US dollars beyond the plan's fee and what it includes each month. */
export function usdOf(usage: Usage): number {
  return billed.reduce((sum, name) => {
    const { included, usd, each } = prices[name];
    return sum + (Math.max(0, usage[name] - included) / each) * usd;
  }, 0);
}

const billed: readonly Billed[] = [
  ...(['requests', 'cpuMs', 'rowsRead', 'rowsWritten', 'kvReads'] as const),
  ...(['queueOperations', 'points', 'logLines', 'storedGb'] as const),
];

/** Gigabytes that a month of leads adds. */
export function storageGb(anHour: number): number {
  return (anHour * hoursAMonth * bytesALead) / 1e9;
}

/** The number of leads that fit into one database. */
const leadsADatabase = Math.floor(limits.databaseBytes / bytesALead);

/** Months until a database is full; Infinity without leads. */
export function monthsUntilFull(anHour: number): number {
  return leadsADatabase / (anHour * hoursAMonth);
}

/** Leads per second that one database and one queue can take. */
export function leadsASecond(writeMs: number) {
  const { lead } = visitCosts;
  return {
    database: 1_000 / (lead.messages * writeMs),
    queue: limits.queueMessagesASecond / lead.queued,
  };
}

/** The document's tables as Markdown, by name. */
export function scaleTables(): Readonly<Record<string, string>> {
  return {
    'one visit': table(
      [
        '',
        'requests',
        'CPU ms',
        'D1 trips',
        'rows read',
        'rows written',
        'KV reads',
        'queued',
        'points',
        'log lines',
      ],
      Object.entries(visitCosts).map(([kind, cost]) => [
        kind,
        cost.requests,
        cost.cpuMs,
        cost.messages,
        cost.rowsRead,
        cost.rowsWritten,
        cost.kvReads,
        cost.queued,
        cost.points,
        cost.logLines,
      ]),
    ),
    leads: table(
      ['leads an hour', ...leadsAnHour.map(amount)],
      [
        ...monthRows(leadsAnHour.map(monthOfLeads)),
        [
          'US dollars added each month, once 5 GB are full',
          ...leadsAnHour.map((each) => (storageGb(each) * prices.storedGb.usd).toFixed(2)),
        ],
        [
          'months until a database is full',
          ...leadsAnHour.map((each) => amount(monthsUntilFull(each))),
        ],
      ],
    ),
    pages: table(
      ['pages a second', ...pagesASecond.map(amount)],
      monthRows(pagesASecond.map(monthOfPages)),
    ),
    limits: table(
      ['what runs out', 'limit', 'which is', 'reached with'],
      [
        [
          'leads in one database',
          '10 GB',
          `${amount(leadsADatabase)} leads`,
          `${amount(monthsUntilFull(10_000))} months of 10,000 leads an hour`,
        ],
        ...[1, 5, 20].map((ms) => [
          `leads into one database, ${ms} ms a trip`,
          'one writer',
          `${amount(leadsASecond(ms).database)} leads a second`,
          `${amount(leadsASecond(ms).database * 3_600)} leads an hour`,
        ]),
        [
          'leads through one queue',
          '5,000 messages a second',
          `${amount(leadsASecond(1).queue)} leads a second`,
          `${amount(leadsASecond(1).queue * 3_600)} leads an hour`,
        ],
      ],
    ),
  };
}

function monthRows(usages: readonly Usage[]): string[][] {
  return [
    ...billed.map((name) => [prices[name].name, ...usages.map((one) => amount(one[name]))]),
    ['US dollars beyond the plan', ...usages.map((one) => usdOf(one).toFixed(2))],
  ];
}

/** `0`, `0.42`, `7.3`, `1,234`, `3.4 million`. */
export function amount(value: number): string {
  const said = (part: number, digits: number) =>
    part.toLocaleString('en-AU', { maximumFractionDigits: digits });
  if (value >= 1e9) return `${said(value / 1e9, 1)} billion`;
  if (value >= 1e6) return `${said(value / 1e6, 1)} million`;
  if (value >= 100) return said(value, 0);
  return said(value, value >= 10 ? 1 : 2);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? amount(cell) : cell)).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
