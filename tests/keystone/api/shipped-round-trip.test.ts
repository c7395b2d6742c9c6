/** All shipped content goes into the CMS and comes out as the same files, byte for byte. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, root } from '../../../scripts/build/files-below.ts';
import { readContent } from '../../../scripts/build/read-content.ts';
import { pullContent } from '../../../scripts/cms/pull-content.ts';
import { pushContent } from '../../../scripts/cms/push-content.ts';
import { emptyCms, kept } from '../support/cms-database.ts';
import { access } from '../support/seed-keystone.ts';

const content = Object.entries(readContent());
const folder = mkdtempSync(join(tmpdir(), 'kurrajong-pulled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(emptyCms);

describe.each(content)('the content of %s', (brand, files) => {
  const shipped = filesBelow(join(root, 'content', brand)).filter((name) => name.endsWith('.json'));

  it('is imported completely', async () => {
    const { pages, refused } = await pushContent(access(), brand, files);
    expect(refused).toEqual([]);
    expect(pages).toBe(Object.keys(files.pages).length);
  });

  it('comes out as it was shipped, file by file', async () => {
    const written = await pullContent(access(), brand, join(folder, brand));
    expect(written.toSorted()).toEqual(shipped);
    for (const name of shipped) {
      const pulled = readFileSync(join(folder, brand, name), 'utf8');
      expect(pulled, name).toBe(readFileSync(join(root, 'content', brand, name), 'utf8'));
    }
  });

  it('changes nothing when it is pushed again', async () => {
    const before = kept();
    const { refused, number } = await pushContent(access(), brand, files);
    expect({ refused, number }).toEqual({ refused: [], number: null });
    expect(kept()).toEqual(before);
  });
});
