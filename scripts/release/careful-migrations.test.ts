/** Migrations that would break the previous version are refused; the shipped ones only add, or have a note. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '../build/files-below.ts';
import { demandCareful, riskOf } from './careful-migrations.ts';

const migrationFolders = ['leads', 'address', 'plans', 'numbers'].map(
  (port) => `worker/ports/${port}/migrations`,
);

describe('a migration', () => {
  it.each([
    ['DROP TABLE lead', 'drops'],
    ['alter table lead drop column email', 'drops'],
    ['ALTER TABLE lead DROP email', 'drops'],
    ['ALTER TABLE lead RENAME TO leads', 'renames'],
    ['ALTER TABLE lead RENAME COLUMN email TO mail', 'renames'],
    ['DROP INDEX lead_by_visit', 'drops'],
    ['ALTER TABLE lead ADD a TEXT NOT NULL', 'adds a column that old writes leave empty'],
    ['ALTER TABLE lead ADD COLUMN a TEXT NOT NULL', 'adds a column that old writes leave empty'],
    ['DROP TRIGGER visit_progress_goes', 'drops'],
    ['CREATE UNIQUE INDEX one ON lead (email)', 'makes unique what old writes may repeat'],
    ['CREATE TRIGGER t BEFORE INSERT ON lead BEGIN SELECT 1; END', 'acts on what old code writes'],
    ["UPDATE lead SET plans = '{}'", 'changes rows that old code reads'],
    ['delete from lead', 'changes rows that old code reads'],
    ['INSERT OR REPLACE INTO lead SELECT * FROM old', 'changes rows that old code reads'],
    ['REPLACE INTO lead SELECT * FROM old', 'changes rows that old code reads'],
    [
      'INSERT INTO lead (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET plans = 1',
      'changes rows that old code reads',
    ],
    [
      'WITH old AS (SELECT id FROM lead) DELETE FROM lead WHERE id IN old',
      'changes rows that old code reads',
    ],
    ['WITH a AS (SELECT 1) UPDATE lead SET plans = 1', 'changes rows that old code reads'],
  ])('with %s is refused, unless it says why the old version can cope', (sql, risk) => {
    expect(riskOf(`CREATE TABLE x (a TEXT);\n${sql};`)).toBe(risk);
    expect(riskOf(`-- bears: nothing reads it any more\n${sql};`)).toBeUndefined();
  });

  it.each([
    'ALTER TABLE lead ADD COLUMN a INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE lead ADD COLUMN a TEXT; CREATE TABLE b (c TEXT NOT NULL)',
    'INSERT INTO x WITH a AS (SELECT 1) SELECT replace(b, 1, 2) FROM a ON CONFLICT DO NOTHING',
    "-- DROP TABLE lead\nINSERT INTO x VALUES ('DROP TABLE lead; --')",
  ])('with %s only adds', (sql) => {
    expect(riskOf(sql)).toBeUndefined();
  });

  it('shipped with the project only adds, or says why the old version can cope', () => {
    for (const folder of migrationFolders) {
      expect(() => demandCareful(folder, filesBelow(join(root, folder)))).not.toThrow();
    }
  });

  it('has each trigger on one line, since D1 may split one at an inner semicolon', () => {
    for (const folder of migrationFolders) {
      for (const file of filesBelow(join(root, folder))) {
        const sql = readFileSync(join(root, folder, file), 'utf8').replace(/--.*/g, '');
        for (const line of sql.split('\n').filter((each) => /\b(?:BEGIN|END)\b/i.test(each))) {
          expect(line, `${folder}/${file}`).toMatch(
            /^CREATE TRIGGER (?:(?!\bEND\b).)* BEGIN (?:(?!\b(?:CASE|END)\b).)*; END;$/,
          );
        }
      }
    }
  });

  it('that is refused is named, with the remedy', () => {
    const folder = 'worker/ports/address/migrations';
    const sql = readFileSync(join(root, folder, '0002_two_slots.sql'), 'utf8');
    expect(riskOf(sql.replace('-- bears:', '--'))).toBe('drops');
  });
});
