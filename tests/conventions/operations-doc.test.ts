/** docs/operations/leads.md agrees with the code: its examples parse, and its numbers, commands and partners are the real ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { commandOf, commands } from '../../scripts/leads/commands.ts';
import { optionTable } from '../../scripts/leads/leads-options.ts';
import {
  partnerBreakerOpenMs,
  partnerBreakerThreshold,
} from '../../worker/leads/delivery/courier.ts';
import { parsePartners } from '../../worker/leads/delivery/partners/partner-config.ts';
import { partnerKinds } from '../../worker/leads/delivery/partners/partner-registry.ts';
import { scheduleMs } from '../../worker/leads/delivery/schedule.ts';
import { deliveryStates } from '../../worker/leads/records/record.types.ts';
import { retention } from '../../worker/leads/retention/retention.ts';

const text = readFileSync(join(root, 'docs/operations/leads.md'), 'utf8');

/** The number in the table row that starts with these words. */
const days = (words: string) =>
  Number(new RegExp(`^\\| ${words}.*\\| (\\d+) \\|$`, 'm').exec(text)?.[1]);

describe('the page for ops', () => {
  it('shows the example of each kind of partner, and all of them parse', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual(partnerKinds.map(({ example }) => example));
    expect(parsePartners(json)).toHaveLength(partnerKinds.length);
  });

  it('describes each kind of partner in the words of its own code', () => {
    const rows = partnerKinds.map(
      ({ kind, sends, deliveredWhen }) => `| \`${kind}\` | ${sends} | ${deliveredWhen} |`,
    );
    expect(text).toContain(rows.join('\n'));
  });

  it('names only commands and options that exist, and every command', () => {
    const named = [...text.matchAll(/npm (?:-s )?run leads -- ([a-z]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name = '') => !commandOf(name))).toEqual([]);
    for (const name of Object.keys(commands)) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
    const others = ['env', 'help'];
    const options = [...text.matchAll(/ --([a-z][a-z-]+)/g)].map(([, name = '']) => name);
    expect(options.filter((one) => !(one in optionTable) && !others.includes(one))).toEqual([]);
  });

  it('gives the real days of retention', () => {
    expect({
      erasedLeads: days('a campaign that an earlier version left'),
      erasedMessages: days('a campaign that an earlier version left'),
      leadsWithoutDetails: days('leads without details'),
      leadsDelivered: days('leads delivered'),
      leadsDead: days('leads dead'),
      leadsWithdrawn: days('leads withdrawn'),
      leadsTest: days('tests'),
      messages: days('messages delivered'),
      messagesWithdrawn: days('messages withdrawn'),
      visitsWithoutLead: days('visits without a lead'),
      ledger: days('attempts, and the ledger'),
      attempts: days('attempts'),
    }).toEqual(
      Object.fromEntries(Object.entries(retention).map(([name, rule]) => [name, rule.days])),
    );
  });

  it('gives the real schedule, breaker and states', () => {
    const pause = (ms: number) =>
      ms < 60_000
        ? `${ms / 1000} s`
        : ms < 3_600_000
          ? `${ms / 60_000} min`
          : `${ms / 3_600_000} h`;
    const [, ...pauses] = scheduleMs.map(pause);
    expect(text).toContain(`${pauses.slice(0, -1).join(', ')} and ${pauses.at(-1)} after`);
    expect(text).toContain(`After ${partnerBreakerThreshold} failures in a row`);
    expect(text).toContain(
      `For ${partnerBreakerOpenMs / 1000} s, or for as long as its \`Retry-After\` asks`,
    );
    for (const state of deliveryStates) expect(text).toContain(`| \`${state}\` |`);
  });
});
