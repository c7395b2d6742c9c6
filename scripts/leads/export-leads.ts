/** The command `export`: for a spreadsheet, for a partner by hand, or for the person themselves. */
import * as v from 'valibot';
import { journalIn } from '../../worker/leads/backup/lead-journal.ts';
import { partnerName } from '../../worker/leads/delivery/partners/define-partner.ts';
import { exportPerson, exportRecords } from '../../worker/leads/records/export-records.ts';
import { closeSuppressed, handOver } from '../../worker/leads/records/hand-over.ts';
import type { Listed } from '../../worker/leads/records/record.types.ts';
import { statement } from '../../worker/leads/sql.ts';
import { UsageError } from '../commands/command-line.mjs';
import { reasonOf } from '../commands/reason-of.ts';
import type { Answer, Command, Databases, Work } from './answer.types.ts';
import { recordsCsv } from './csv.ts';
import { unreadableText } from './format.ts';
import type { Input } from './leads-options.ts';
import { concealed, filterOf, filters, owned } from './named-record.ts';
import { demandNew, writeNew } from './new-file.ts';

export const exportCommand: Command = {
  argument: '[reference]',
  summary:
    'deliveries as CSV (or --json); with a reference and --email or --mobile, everything about that one, for the person',
  options: [...filters, 'out', 'handed-to', 'email', 'mobile'],
  plan(input) {
    const out = input.text('out');
    if (out !== undefined) demandNew(out);
    if (input.subject !== undefined) return exportOne(input);
    if (input.text('email') ?? input.text('mobile')) {
      throw new UsageError(
        '--email and --mobile prove whose a reference is: add the reference, or leave them out to export everybody',
      );
    }
    const partner = partnerOf(input);
    return (databases) => exportMany(databases, input, partner);
  },
};

async function exportMany(
  databases: Databases,
  input: Input,
  partner: string | undefined,
): Promise<Answer> {
  const { rows: found, suppressed } = await exportRecords(databases.leads, filterOf(input));
  const all = partner ? found.filter((row) => isForPartner(row, input)) : found;
  // A partner does not get by hand what a courier would not send.
  const rows = partner ? all.filter((row) => row.isReadable && !row.erasedAt) : all;
  const shown = rows.map(concealed(input));
  const document = input.flag('json') ? `${JSON.stringify(shown, null, 2)}\n` : recordsCsv(shown);
  const left = [
    suppressed.length > 0 ? `${suppressed.length} left out: on the suppression list.` : null,
    partner ? erasedText(all) : null,
    messagesText(found.length - all.length),
    unreadableText(all),
  ]
    .filter(Boolean)
    .join(' ');
  const isFound = rows.length > 0;
  const out = input.text('out');
  if (out === undefined) {
    return { found: isFound, text: document.trimEnd(), json: shown, note: left };
  }
  if (partner) await closeSuppressed(databases.leads, suppressed, input.now);
  if (!isFound) {
    return { found: false, text: `Nothing matches. ${left}`.trim(), json: { written: null } };
  }
  // If the journal is unavailable, the command ends here, before anything is marked.
  if (partner) await databases.journal.run([statement('SELECT 1 FROM lead_journal LIMIT 1')]);
  // Write the file first: a row marked as delivered but in no file would be lost.
  writeNew(out, document);
  const handed = partner ? await handedText(databases, rows, partner, input) : '';
  return {
    found: true,
    text: [`${rows.length} written to ${out}.`, handed, left].filter(Boolean).join(' '),
    json: {
      written: out,
      rows: rows.length,
      suppressed: suppressed.length,
      handedTo: partner ?? null,
    },
  };
}

/** Messages go to the brand itself, even from suppressed senders: a partner gets them only with `--vertical message`. */
function isForPartner({ kind }: Listed, { vertical }: Input): boolean {
  return kind === 'lead' || vertical === 'message';
}

function messagesText(count: number): string | null {
  if (count === 0) return null;
  return `Left out, ${count === 1 ? '1 message' : `${count} messages`} to the brand itself: only --vertical message hands them over.`;
}

function erasedText(rows: readonly Listed[]): string | null {
  const references = rows.filter((row) => row.erasedAt).map(({ reference }) => reference);
  return references.length > 0 ? `Left out, erased: ${[...new Set(references)].join(', ')}.` : null;
}

/** @throws UsageError when the options would not make a file fit for a partner */
function partnerOf({ text, flag, state }: Input): string | undefined {
  const partner = text('handed-to');
  if (partner === undefined) return undefined;
  const name = v.safeParse(partnerName, partner);
  if (!name.success) throw new UsageError(`--handed-to ${name.issues[0].message}`);
  const waiting = state === 'pending' || state === 'dead';
  if (!(text('out') && flag('reveal') && waiting)) {
    throw new UsageError('--handed-to needs --out <file>, --reveal and --state pending (or dead)');
  }
  return partner;
}

async function handedText(
  { leads, journal }: Databases,
  rows: readonly Listed[],
  partner: string,
  { now, brand, stage }: Input,
): Promise<string> {
  const { marked, left, stopped } = await handOver(leads, rows, { partner, now });
  const isLeft = (row: Listed) =>
    left.some(({ brand, id }) => brand === row.brand && id === row.id);
  const handed = rows.filter((row) => !isLeft(row)).map(({ brand, id }) => `${brand}/${id}`);
  const note = journalIn(journal, () => now.getTime());
  const unnoted = await note('delivered', ...handed).then(
    () => '',
    () =>
      ' The journal could not be written, so a restore would not know about them: make a new backup.',
  );
  const references = rows.filter(isLeft).map(({ reference }) => reference);
  if (stopped !== undefined) {
    const at = stage ? ` --brand ${brand} --stage ${stage}` : '';
    throw new Error(
      `${reasonOf(stopped)}\n${marked} marked as delivered to ${partner}.${unnoted} Nobody knows whether these were marked: ${references.join(', ')}. Before you hand the file over, take out those that npm run leads -- list --state pending${at} (or dead) still shows: the next export will have them.`,
    );
  }
  const rest =
    references.length > 0
      ? ` These changed in the meantime, so take them out of the file: ${references.join(', ')}.`
      : '';
  return `${marked} marked as delivered to ${partner}.${rest}${unnoted}`;
}

function exportOne(input: Input): Work {
  const more = [...filters, 'handed-to'] as const;
  const given = more.filter((name) => input.flag(name) || input.text(name) !== undefined);
  if (given.length > 0) {
    throw new UsageError(`--${given[0]} does not go with a reference: leave one of them out`);
  }
  const { which, contact } = owned(input);
  return async ({ leads }) => {
    const record = await exportPerson(leads, which, contact);
    if (!record) return null;
    const shown = concealed(input)(record);
    const document = JSON.stringify(shown, null, 2);
    const out = input.text('out');
    if (out === undefined) return { found: true, text: document, json: shown };
    writeNew(out, `${document}\n`);
    return { found: true, text: `${record.reference} written to ${out}.`, json: { written: out } };
  };
}
