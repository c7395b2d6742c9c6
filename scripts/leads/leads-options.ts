/** The command line of `npm run leads`, read strictly: an unknown option is an error. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type DeployedStage, deployedStages } from '../../domain/brand.ts';
import { isDay } from '../../domain/calendar.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { type DeliveryState, deliveryStates } from '../../worker/leads/records/record.types.ts';
import { demandMeant, reasonOfLine, UsageError } from '../commands/command-line.mjs';
import { demandBrand, demandStage } from '../site/deployed-site.ts';

interface Described {
  readonly type: 'string' | 'boolean';
  /** The placeholder for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

const times = '90m, 24h, 7d, 2026-11-01 or 2026-11-01T09:00Z (UTC)';

export const optionTable = {
  brand: { type: 'string', value: 'slug', help: 'one brand only; needed with --stage' },
  stage: {
    type: 'string',
    value: deployedStages.join('|'),
    help: 'a deployed stage; without it, the local state of npm start',
  },
  json: {
    type: 'boolean',
    help: 'for scripts: one JSON document (npm -s run leads keeps npm quiet)',
  },
  reveal: { type: 'boolean', help: 'show personal data' },
  help: { type: 'boolean', help: 'this page' },
  state: { type: 'string', value: deliveryStates.join('|'), help: 'deliveries in this state only' },
  vertical: { type: 'string', value: 'slug|message', help: 'one product only, or the messages' },
  since: {
    type: 'string',
    value: 'time',
    help: `accepted since: ${times}`,
  },
  suspect: { type: 'boolean', help: 'only forms that no person seems to have filled in' },
  limit: { type: 'string', value: 'number', help: 'at most this many (50)' },
  out: { type: 'string', value: 'file', help: 'writes into a new file that only you can read' },
  'handed-to': {
    type: 'string',
    value: 'partner',
    help: 'who gets the file: marks its rows as delivered (needs --out, --reveal and --state)',
  },
  again: { type: 'boolean', help: 'also deliveries already made, under the same key' },
  'all-dead': {
    type: 'boolean',
    help: 'everything that was given up; --vertical and --since narrow it',
  },
  'dry-run': { type: 'boolean', help: 'prints what would be done and changes nothing' },
  name: { type: 'string', value: 'words', help: 'part of the name on the record' },
  email: { type: 'string', value: 'email', help: 'as on the record' },
  mobile: { type: 'string', value: 'mobile', help: 'as on the record' },
  everything: {
    type: 'boolean',
    help: 'also every other record of this brand with that email or mobile',
  },
  'new-name': { type: 'string', value: 'name', help: 'the correct name' },
  'new-email': { type: 'string', value: 'email', help: 'the correct email' },
  'new-mobile': { type: 'string', value: 'mobile', help: 'the correct mobile' },
  anyway: {
    type: 'boolean',
    help: 'corrects our record even though a partner has the old details',
  },
  'no-marketing': {
    type: 'boolean',
    help: 'withdraws consent to offers, on all leads of the brand with that email or mobile',
  },
  reason: { type: 'string', value: 'words', help: 'why, without anything personal ("asked")' },
} as const satisfies Record<string, Described>;

export type OptionName = keyof typeof optionTable;
/** Every command takes these. */
export const commonOptions = ['brand', 'stage', 'json', 'reveal', 'help'] as const;

type Raw = Partial<Record<OptionName, string | boolean>>;

export interface Input {
  /** The positional argument: a reference or a delivery's id. */
  readonly subject: string | undefined;
  readonly brand: string | null;
  readonly stage: DeployedStage | null;
  readonly flag: (name: OptionName) => boolean;
  readonly text: (name: OptionName) => string | undefined;
  readonly state: DeliveryState | undefined;
  readonly vertical: string | undefined;
  readonly since: Date | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** The options and argument that a command takes. */
interface Taken {
  readonly options: readonly OptionName[];
  readonly argument?: string;
}

/** @throws UsageError saying what is wrong and what to write instead */
export function readInput(args: readonly string[], taken: Taken, now: Date): Input {
  const { values, positionals } = parsed(args, taken.options);
  const text = (name: OptionName) => values[name] as string | undefined;
  const [subject, extra] = taken.argument ? positionals : [undefined, ...positionals];
  if (extra !== undefined) {
    const instead = taken.argument ? 'put values with spaces in quotes' : 'see --help';
    throw new UsageError(`"${extra}" is one argument too many: ${instead}`);
  }
  const [brand, stage] = [text('brand'), text('stage')];
  const input: Input = {
    subject,
    text,
    flag: (name) => values[name] === true,
    brand: brand === undefined ? null : demandBrand(brand).slug,
    stage: stage === undefined ? null : demandStage(stage),
    state: oneOf('--state', text('state'), deliveryStates),
    vertical: oneOf('--vertical', text('vertical'), [...verticalSlugs, 'message']),
    since: readSince(text('since'), now),
    limit: readLimit(text('limit')),
    now,
  };
  if (input.stage && !input.brand) {
    throw new UsageError('--stage needs --brand <slug>: each brand has its own database');
  }
  return input;
}

function parsed(args: readonly string[], names: readonly OptionName[]) {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    [...commonOptions, ...names].map((name) => [name, { type: optionTable[name].type }]),
  );
  try {
    const config = { options, allowPositionals: true, tokens: true } as const;
    const { values, positionals, tokens } = parseArgs({ args: [...args], ...config });
    demandMeant(tokens);
    return { values: values as Raw, positionals };
  } catch (error) {
    throw new UsageError(`${reasonOfLine(error)}: see --help`, { cause: error });
  }
}

function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined) {
    throw new UsageError(`${option} "${value}" is unknown: use one of ${allowed.join(', ')}`);
  }
  return found;
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function readSince(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined) return undefined;
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(value) ?? [];
  if (count && unit)
    return new Date(now.getTime() - Number(count) * units[unit as keyof typeof units]);
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z)?$/.test(value);
  // `Date` would turn a day that does not exist into one of the next month.
  const date = isTime && isDay(value.slice(0, 10)) ? new Date(value) : undefined;
  if (date && Number.isFinite(date.getTime())) return date;
  throw new UsageError(`--since "${value}" is not a time: write it as ${times}`);
}

function readLimit(value: string | undefined): number {
  if (value === undefined) return 50;
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new UsageError(`--limit "${value}" must be a whole number from 1, such as 200`);
}
