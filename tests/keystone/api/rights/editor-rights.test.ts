/** An editor of one brand sees, counts and changes nothing of another, publishes nothing, and gains no rights. */
import { beforeAll, describe, expect, it } from 'vitest';
import { askKeystone, must } from '../../support/ask-keystone.ts';
import {
  countsOf,
  powersOf,
  publishingOf,
  readsOf,
  secretsOf,
  writesOf,
} from '../../support/attempts.ts';
import { kept } from '../../support/cms-database.ts';
import { mark, type TwoBrands, twoBrands } from '../../support/two-brands.ts';

let all: TwoBrands;
beforeAll(async () => {
  all = await twoBrands();
});

describe('an editor of acacia', () => {
  it('sees nothing of banksia', async () => {
    for (const read of readsOf(all)) {
      const { text, status } = await askKeystone(all.editor.who, read);
      expect(status, text).toBe(200);
      expect(text, read).not.toContain(mark);
    }
  });

  it('is tested with queries that do show banksia to an administrator', async () => {
    const blind: string[] = [];
    for (const read of readsOf(all)) {
      const { text } = await askKeystone(all.admin, read);
      if (!text.includes(mark)) blind.push(read);
    }
    // The last query is about acacia's own page, which has no mark.
    expect(blind).toEqual(readsOf(all).slice(-1));
  });

  it('counts nothing of banksia', async () => {
    for (const count of countsOf(all)) {
      expect((await must(all.editor.who, count)).n, count).toBe(0);
      expect((await must(all.admin, count)).n, count).toBeGreaterThan(0);
    }
  });

  it('reads no people, tokens or hashes', async () => {
    for (const read of secretsOf(all)) {
      const { data, text } = await askKeystone(all.editor.who, read);
      const [value] = Object.values(data ?? { none: null });
      expect([null, 0].includes(value as null) || (value as []).length === 0, text).toBe(true);
    }
  });

  it.each([
    ['changes nothing of banksia and uses nothing of it', writesOf],
    ['gains no rights', powersOf],
    ['publishes, plans and deletes nothing', publishingOf],
  ])('%s', async (_, attempts) => {
    for (const attempt of attempts(all)) {
      const before = kept();
      const { errors, text, status } = await askKeystone(all.editor.who, attempt);
      expect(errors, attempt).not.toBe('');
      expect(status, text).toBe(200);
      expect(text, attempt).not.toContain(mark);
      expect(kept(), attempt).toEqual(before);
    }
  });

  it('writes and previews in acacia', async () => {
    const { who } = all.editor;
    const { createPage } = await must(
      who,
      `mutation { createPage(data: { title: "New", path: "/new", brand: { connect: { slug: "acacia" } } }) { id } }`,
    );
    const { updatePage } = await must(
      who,
      `mutation ($id: ID!, $media: ID!) { updatePage(where: { id: $id }, data: {
        title: "Newer", path: "/newer", image: { connect: { id: $media } } }) { title image { alt } } }`,
      { id: createPage.id, media: all.acacia.media },
    );
    expect(updatePage).toEqual({ title: 'Newer', image: { alt: 'plain alt' } });
    await must(
      who,
      `mutation { updatePage(where: { id: "${all.acacia.page}" }, data: { title: "Changed" }) { id } }`,
    );
  });
});
