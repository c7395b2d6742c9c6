/** The commands that change leads: replay, withdraw, erase, correct, suppress, unsuppress, purge. */
import { journalIn, type Note } from '../../worker/leads/backup/lead-journal.ts';
import { checkedChanges, correct } from '../../worker/leads/records/correct.ts';
import { type Erased, erase } from '../../worker/leads/records/erase.ts';
import type { PassedOn } from '../../worker/leads/records/passed-on.ts';
import {
  type DeadCount,
  deadCounts,
  replay,
  replayDead,
} from '../../worker/leads/records/replay.ts';
import { stopOffers } from '../../worker/leads/records/stop-offers.ts';
import { checkedContact, suppress, unsuppress } from '../../worker/leads/records/suppress.ts';
import { withdraw } from '../../worker/leads/records/withdraw-record.ts';
import { purge, type RetentionName, retention } from '../../worker/leads/retention/retention.ts';
import { UsageError } from '../commands/command-line.mjs';
import type { Answer, Command, Databases, Work } from './answer.types.ts';
import type { Input } from './leads-options.ts';
import { contactOf, named, owned } from './named-record.ts';
import { table } from './table.ts';

export const replayCommand: Command = {
  argument: '<reference | delivery id>',
  needs: 'or --all-dead',
  summary: 'sends again what was given up: due now, from the start of the schedule',
  options: ['again', 'all-dead', 'vertical', 'since', 'dry-run'],
  plan(input) {
    if (input.flag('all-dead')) return replayAll(input);
    if (input.flag('dry-run') || input.vertical || input.since) {
      throw new UsageError('--dry-run, --vertical and --since need --all-dead');
    }
    const which = named(input);
    const options = { again: input.flag('again'), now: input.now };
    return async ({ leads }) => {
      const done = await replay(leads, which, options);
      return done && say(done, `${done.reference}: due now: ${done.deliveries.join(', ')}`);
    };
  },
};

function replayAll(input: Input): Work {
  if (input.subject || input.flag('again')) {
    throw new UsageError(
      '--all-dead does not go with a reference or --again: leave one of them out',
    );
  }
  const dryRun = input.flag('dry-run');
  return async ({ leads }) => {
    const counts = dryRun
      ? await deadCounts(leads, input)
      : await replayDead(leads, input, input.now);
    return replayedAll(counts, dryRun);
  };
}

function replayedAll(counts: readonly DeadCount[], dryRun: boolean): Answer {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = counts.map((one) => [one.brand, one.vertical, one.partner, one.count]);
  const unsure = counts.reduce((sum, one) => sum + one.unsure, 0);
  const asking =
    dryRun && unsure > 0
      ? `; ${unsure} of them may already have been delivered (a restore set them to dead): ask the partner first`
      : '';
  const summary = `${total} ${dryRun ? 'would be due now' : 'due now'}${asking}`;
  return {
    found: total > 0,
    text:
      total > 0
        ? `${table(['brand', 'product', 'partner', 'count'], rows)}\n${summary}`
        : 'Nothing is dead.',
    json: { dryRun, total, counts },
  };
}

export const withdrawCommand: Command = {
  argument: '<reference | delivery id>',
  summary: 'on request of the sender: cancels what is still to be sent',
  options: [],
  plan(input) {
    const which = named(input);
    return async (databases) => {
      const done = await withdraw(databases.leads, which, changing(databases, input));
      if (!done) return null;
      const partner = done.passedOn
        ? ' A partner has it, or may have it: tell the sender and the partner.'
        : ' No partner has it.';
      return say(
        done,
        `${done.reference}: withdrawn, ${deliveries(done.cancelled)} cancelled.${partner}`,
      );
    };
  },
};

export const eraseCommand: Command = {
  argument: '<reference>',
  needs: '--email|--mobile …',
  summary:
    'on request of the sender: erases their personal data and cancels what is still to be sent',
  options: ['email', 'mobile', 'everything', 'dry-run'],
  plan(input) {
    const { which, contact } = owned(input);
    const dryRun = input.flag('dry-run');
    return async (databases) => {
      const done = await erase(databases.leads, which, {
        contact,
        everything: input.flag('everything'),
        dryRun,
        ...changing(databases, input),
      });
      return done && say({ dryRun, ...done }, erasedText(done, dryRun));
    };
  },
};

function erasedText(done: Erased, dryRun: boolean): string {
  const { references, cancelled, passedOn, elsewhere, others } = done;
  const lines = [
    `${dryRun ? 'Would erase' : 'Erased'}: ${references.join(', ')}; ${deliveries(cancelled)} ${dryRun ? 'would be cancelled' : 'cancelled'}.`,
    ...passedOn.map(asking('ask them to erase it too')),
    ...elsewhere.flatMap(({ reference, visitId, leadId, gatewayVisitId }) => [
      ...(gatewayVisitId === null
        ? []
        : [
            `The gateway has the address of ${reference}, as visit ${gatewayVisitId}: ask them to erase it too.`,
          ]),
      `Where GRAPHQL_URL is set, its partner has ${reference} as visit ${visitId} and lead ${leadId}, with the address if one was given: ask them to erase it too.`,
    ]),
    ...(others.length > 0
      ? [
          `Not erased, with the same contact: ${others.join(', ')}. Add --everything to erase them too.`,
        ]
      : []),
  ];
  return lines.join('\n');
}

const asking =
  (what: string) =>
  ({ reference, partner, at }: PassedOn) =>
    `${partner ?? 'A partner'} has, or may have, ${reference}${at ? ` (${at})` : ''}: ${what}.`;

export const correctCommand: Command = {
  argument: '<reference>',
  needs: '--email|--mobile …, or --no-marketing',
  summary:
    'on request of the sender: corrects name, email or mobile by the rules of the form, or takes back the tick for offers',
  options: ['email', 'mobile', 'new-name', 'new-email', 'new-mobile', 'anyway', 'no-marketing'],
  plan(input) {
    const { text, now } = input;
    if (input.flag('no-marketing')) return takeTickBack(input);
    const { which, contact } = owned(input);
    const changes = checkedChanges({
      name: text('new-name'),
      email: text('new-email'),
      mobile: text('new-mobile'),
    });
    const options = { contact, changes, anyway: input.flag('anyway'), now };
    return async ({ leads }) => {
      const done = await correct(leads, which, options);
      return done && say(done, `${done.reference}: corrected ${done.changed.join(', ')}.`);
    };
  },
};

function takeTickBack(input: Input): Work {
  const others = ['email', 'mobile', 'new-name', 'new-email', 'new-mobile'] as const;
  if (input.flag('anyway') || others.some((name) => input.text(name) !== undefined)) {
    throw new UsageError(
      '--no-marketing goes alone, with the reference: correct the rest in a second command',
    );
  }
  const which = named(input);
  return async ({ leads }) => {
    const done = await stopOffers(leads, which, input.now);
    if (!done) return null;
    const { references, passedOn } = done;
    const changed =
      references.length > 0
        ? `${references.join(', ')}: no offers any more.`
        : 'Offers had already been stopped.';
    return say(done, [changed, ...passedOn.map(asking('tell them too'))].join('\n'));
  };
}

export const suppressCommand: Command = {
  needs: '--brand <slug> --email|--mobile …',
  summary: 'never passes this person on again; keeps only a hash of them',
  options: ['email', 'mobile', 'reason'],
  plan(input) {
    const [brand, contact] = [brandOf(input), checkedContact(contactOf(input))];
    const reason = input.text('reason') ?? 'asked';
    return async (databases) => {
      const options = { reason, ...changing(databases, input) };
      const done = await suppress(databases.leads, brand, contact, options);
      return say(done, done.changed > 0 ? 'Suppressed.' : 'Already on the list.');
    };
  },
};

export const unsuppressCommand: Command = {
  needs: '--brand <slug> --email|--mobile …',
  summary: 'takes a person off the suppression list',
  options: ['email', 'mobile'],
  plan(input) {
    const [brand, contact] = [brandOf(input), checkedContact(contactOf(input))];
    return async ({ leads }) => {
      const done = await unsuppress(leads, brand, contact);
      return done.changed > 0
        ? say(done, 'Off the list.')
        : { found: false, text: 'Not on the list.', json: done };
    };
  },
};

export const purgeCommand: Command = {
  summary: 'erases what is past its time, as the worker does every night',
  options: ['dry-run'],
  plan(input) {
    const dryRun = input.flag('dry-run');
    return async ({ leads }) => {
      const { counts } = await purge(leads, input.now, { dryRun, brand: input.brand });
      const names = Object.keys(retention) as RetentionName[];
      const rows = names.map((name) => [name, retention[name].days, counts[name]]);
      const text = table(['what', 'kept for days', dryRun ? 'to erase' : 'erased'], rows);
      return say({ dryRun, counts }, text);
    };
  },
};

/** The parts for a change that a restore must not undo. */
function changing({ journal }: Databases, { now }: Input): { now: Date; note: Note } {
  return { now, note: journalIn(journal, () => now.getTime()) };
}

function say(json: unknown, text: string): Answer {
  return { found: true, text, json };
}

function deliveries(count: number): string {
  return `${count} ${count === 1 ? 'delivery' : 'deliveries'}`;
}

function brandOf({ brand }: Input): string {
  if (brand) return brand;
  throw new UsageError('Each brand has its own list: add --brand <slug>');
}
