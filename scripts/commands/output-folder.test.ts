/** A file or folder to write is refused before the work where it cannot be written. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { UsageError } from './command-line.mjs';
import { demandFolder, demandOutputFolder } from './output-folder.ts';

it('requires the folder, and names the option, the file and the remedy', () => {
  expect(() => demandOutputFolder('--report', 'report.json')).not.toThrow();
  const missing = join(root, 'no-such-folder', 'report.json');
  const demand = () => demandOutputFolder('--report', missing);
  expect(demand).toThrow(UsageError);
  expect(demand).toThrow(
    `--report ${missing}: create the folder ${join(root, 'no-such-folder')} first`,
  );
});

it('refuses a folder in place of a file', () => {
  expect(() => demandOutputFolder('--html', root)).toThrow(
    `--html ${root}: this is a folder, so name a file in it`,
  );
});

it('refuses a file in place of a folder', () => {
  const file = join(root, 'package.json');
  expect(() => demandFolder('--to', file)).toThrow(
    `--to ${file}: this is a file, so name a folder`,
  );
  for (const folder of [root, join(root, 'no-such-folder')]) {
    expect(() => demandFolder('--to', folder)).not.toThrow();
  }
});
