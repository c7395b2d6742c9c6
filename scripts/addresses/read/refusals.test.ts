/** Refusals: counted with their first examples, and explained to operators in the report's words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/files-below.ts';
import { countRefusals, REASONS, REMARKS } from './refusals.ts';

it('counts every refusal and keeps the first three examples, in the order of the reasons', () => {
  const refusals = countRefusals();
  for (const at of ['a:1', 'a:2', 'a:3', 'a:4']) refusals.refuse('number-odd', at);
  refusals.remark('code-unknown', 'a:9');
  refusals.refuse('row-pid', 'a:5');
  expect(refusals.counted()).toEqual([
    { reason: 'row-pid', count: 1, examples: ['a:5'] },
    { reason: 'number-odd', count: 4, examples: ['a:1', 'a:2', 'a:3'] },
    { reason: 'code-unknown', count: 1, examples: ['a:9'] },
  ]);
});

it('every reason is explained in the operators’ page, in the same words', () => {
  const page = readFileSync(join(root, 'docs/operations/addresses.md'), 'utf8');
  for (const table of [REASONS, REMARKS]) {
    const rows = Object.entries(table).map(([reason, meaning]) => `| \`${reason}\` | ${meaning} |`);
    expect(page).toContain(`|---|---|\n${rows.join('\n')}\n\n`);
  }
});
