/** A publisher of one brand publishes there and nowhere else, and gains no rights. */
import { beforeAll, describe, expect, it } from 'vitest';
import { askKeystone, must } from '../../support/ask-keystone.ts';
import { countsOf, powersOf, readsOf, secretsOf, writesOf } from '../../support/attempts.ts';
import { kept } from '../../support/cms-database.ts';
import { mark, type TwoBrands, twoBrands } from '../../support/two-brands.ts';

let all: TwoBrands;
beforeAll(async () => {
  all = await twoBrands();
});

describe('a publisher of acacia', () => {
  it('sees and counts nothing of banksia, and no people or tokens', async () => {
    for (const read of readsOf(all)) {
      expect((await askKeystone(all.publisher.who, read)).text, read).not.toContain(mark);
    }
    for (const count of countsOf(all)) {
      expect((await must(all.publisher.who, count)).n, count).toBe(0);
    }
    for (const read of secretsOf(all)) {
      expect((await askKeystone(all.publisher.who, read)).text, read).not.toContain('@');
    }
  });

  it.each([
    ['changes and publishes nothing of banksia', writesOf],
    ['gains no rights', powersOf],
  ])('%s', async (_, attempts) => {
    for (const attempt of attempts(all)) {
      const before = kept();
      const { errors, text } = await askKeystone(all.publisher.who, attempt);
      expect(errors, attempt).not.toBe('');
      expect(text, attempt).not.toContain(mark);
      expect(kept(), attempt).toEqual(before);
    }
  });

  it('publishes, rolls back, plans, takes down and deletes in acacia', async () => {
    const { who } = all.publisher;
    const page = `where: { id: "${all.acacia.page}" }`;
    for (const change of [
      `updatePage(${page}, data: { title: "Changed" }) { id }`,
      `publishPage(${page}) { id }`,
      `rollBackPage(${page}) { id }`,
      `makeLiveRevision(where: { id: "${all.acacia.revision}" }) { id }`,
      `publishFrameBrand(where: { id: "${all.acacia.brand}" }) { id }`,
      `updatePage(${page}, data: { publishAt: "2099-01-01T00:00:00Z" }) { id }`,
      `unpublishPage(${page}) { id }`,
      `deletePage(${page}) { id }`,
      `deleteMedia(where: { id: "${all.acacia.media}" }) { id }`,
    ]) {
      await must(who, `mutation { ${change} }`);
    }
  });
});
