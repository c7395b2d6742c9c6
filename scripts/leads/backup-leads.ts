/** The commands backup, restore and rejoin: leads to a file, and back without sending anything twice. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { RowCounts } from '../../worker/leads/backup/restore-counts.ts';
import {
  RestoreBroken,
  type Restored,
  restoreLeads,
  type Stands,
} from '../../worker/leads/backup/restore-leads.ts';
import {
  emptySnapshot,
  type LeadTable,
  leadTableNames,
  type Snapshot,
  snapshotSchema,
  takeSnapshot,
} from '../../worker/leads/backup/snapshot.ts';
import { UsageError } from '../commands/command-line.mjs';
import { reasonOf, rootReasonOf } from '../commands/reason-of.ts';
import type { Command, Work } from './answer.types.ts';
import type { Input } from './leads-options.ts';
import { demandNew, writeNew } from './new-file.ts';

export const backupCommand: Command = {
  argument: '<file>',
  summary: 'writes all leads and messages into a new file that only you can read',
  options: [],
  plan(input) {
    const file = fileOf(input);
    demandNew(file, 'backup');
    return async ({ leads }) => {
      const snapshot = await takeSnapshot(leads, input.now);
      writeNew(file, JSON.stringify({ ...snapshot, of: placeOf(input) }), 'backup');
      const { lead, contact_message, outbox } = snapshot.tables;
      const counts = [
        counted('lead', lead.length),
        counted('contact_message', contact_message.length),
        counted('outbox', outbox.length),
      ].join(', ');
      return {
        found: true,
        text: `${counts} written to ${file}.`,
        json: { written: file, takenAt: snapshot.takenAt, leads: lead.length },
        note: 'The file holds personal data in plain text: keep it encrypted, and delete it within 30 days.',
      };
    };
  },
};

export const restoreCommand: Command = {
  argument: '<file>',
  summary: 'puts the details of a backup back, and keeps what came after it; sends nothing twice',
  options: [],
  plan: (input) => putBack(input, 'file'),
};

export const rejoinCommand: Command = {
  argument: '[file]',
  summary:
    'after Time Travel to --since: adds what the journal, and a backup made before it, know about the time since',
  options: ['since'],
  meanings: {
    since:
      'the time that the database was taken back to, or earlier if you are not sure: 2026-11-23T05:40Z (UTC)',
  },
  plan(input) {
    if (!input.since) {
      throw new UsageError(
        'Say which time the database was taken back to: --since 2026-11-23T05:40:00Z',
      );
    }
    // With a time in the future, deliveries made since the real one would be sent again.
    if (input.since > input.now) {
      throw new UsageError(
        `--since is in the future: it is a time in UTC, and it is now ${input.now.toISOString()}`,
      );
    }
    return putBack(input, { databaseOf: input.since });
  },
};

function putBack(input: Input, stands: Stands): Work {
  const isWithout = stands !== 'file' && input.subject === undefined;
  const file = isWithout ? emptySnapshot(input.now) : readSnapshot(fileOf(input), input);
  return async ({ leads, write, journal }) => {
    const parts = { sql: leads, write, journal, now: input.now };
    const done = await restoreLeads(parts, file, stands).catch(unended);
    return { found: true, text: restoredText(done), json: done };
  };
}

/** Adds the remedy to the error of a restore that broke off. */
function unended(error: unknown): never {
  if (!(error instanceof RestoreBroken)) throw error;
  throw new Error(
    `${rootReasonOf(error)}\nThe restore did not finish: run this again. Until then, waiting deliveries are held, for ten minutes at most.`,
  );
}

/** One row of each table, and several. */
const rowWords: Readonly<Record<LeadTable, readonly [string, string]>> = {
  visit: ['visit', 'visits'],
  lead: ['lead', 'leads'],
  lead_address: ['address', 'addresses'],
  visit_progress: ['step of a visit', 'steps of visits'],
  contact_message: ['message', 'messages'],
  submission: ['form', 'forms'],
  outbox: ['delivery', 'deliveries'],
  delivery_attempt: ['attempt', 'attempts'],
  suppression: ['entry on the suppression list', 'entries on the suppression list'],
};

function rowsText(counts: RowCounts): string {
  return leadTableNames
    .filter((table) => counts[table] > 0)
    .map((table) => counted(table, counts[table]))
    .join(', ');
}

function counted(table: LeadTable, count: number): string {
  return `${count} ${rowWords[table][count === 1 ? 0 : 1]}`;
}

function restoredText({ added, changed, erased, unsure }: Restored): string {
  const [back, others] = [rowsText(added), rowsText(changed)];
  const lines = [
    ...(back === '' ? [] : [`Put back: ${back}.`]),
    ...(others === '' ? [] : [`Changed: ${others}.`]),
    ...(erased > 0 ? [`Erased again: ${erased}.`] : []),
    ...(unsure.length > 0
      ? [
          `Nobody knows whether these were delivered, so they are dead and not sent: ask the partner, then use replay.\n  ${unsure.join('\n  ')}`,
        ]
      : []),
  ];
  return lines.length === 0 ? 'Nothing had to be changed.' : lines.join('\n');
}

function fileOf({ subject }: Input): string {
  if (subject) return subject;
  throw new UsageError('Say which file, for example: npm run leads -- backup private/leads.json');
}

const placeOf = ({ brand, stage }: Input) => (stage ? `${brand} ${stage}` : 'this machine');

/**
 * Leads of another database would go to this one's partners, and this one's own leads would look lost.
 * @throws UsageError when the file is not a backup, or is one of another database
 */
function readSnapshot(file: string, input: Input): Snapshot {
  const snapshot = parsedSnapshot(file);
  const { of, tables } = snapshot;
  const here = placeOf(input);
  if (of !== undefined && of !== here) {
    throw new UsageError(
      `${file} is a backup of ${of}, but this is ${here}: restore it where it was made`,
    );
  }
  const others = [...tables.lead, ...tables.contact_message].flatMap(({ brand }) =>
    input.stage && brand !== input.brand ? [String(brand)] : [],
  );
  if (others.length > 0) {
    const brands = [...new Set(others)].join(', ');
    throw new UsageError(
      `${file} has leads or messages of ${brands}, but this is ${here}: restore it where it was made`,
    );
  }
  return snapshot;
}

function parsedSnapshot(file: string): Snapshot {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const reason = { ENOENT: 'there is no file', EISDIR: 'there is a folder, not a file, at' }[
      code
    ];
    throw new UsageError(
      reason ? `${reason} ${file}: name one that npm run leads -- backup wrote` : reasonOf(error),
      { cause: error },
    );
  }
  const snapshot = v.safeParse(v.pipe(v.string(), v.parseJson(), snapshotSchema), text);
  if (snapshot.success) return snapshot.output;
  throw new UsageError(`${file} was not written by npm run leads -- backup, or is incomplete`);
}
