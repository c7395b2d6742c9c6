/** Every listed browser test exists: Playwright silently ignores unknown names. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from '../build/files-below.ts';
import { remoteSpecs } from './remote-site.ts';

it('every test listed for the remote site exists', () => {
  const specs = filesBelow(join(root, 'tests/e2e')).map((file) => file.split('/').at(-1));
  expect(remoteSpecs.filter((name) => !specs.includes(name))).toEqual([]);
});
