/** A file to write is refused while its folder cannot be written. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { UsageError } from './command-line.mjs';
import { demandOutputFolder } from './output-folder.ts';

it('requires the folder, and names the option, the file and the remedy', () => {
  expect(() => demandOutputFolder('--report', 'report.json')).not.toThrow();
  const missing = join(root, 'no-such-folder', 'report.json');
  const demand = () => demandOutputFolder('--report', missing);
  expect(demand).toThrow(UsageError);
  expect(demand).toThrow(
    `--report ${missing}: create the folder ${join(root, 'no-such-folder')} first`,
  );
});
