/** A CMS with content of two brands, for tests of rights: everything of banksia is marked. */
import { must, signInAdmin, type Who, writeToken } from './ask-keystone.ts';
import { change, emptyCms } from './cms-database.ts';
import { makePerson, type Person } from './people.ts';
import { filePage, seed, smallSite } from './seed-keystone.ts';

/** A word that is in everything of banksia and in nothing else. */
export const mark = 'marked-banksia';

interface BrandIds {
  readonly brand: string;
  readonly page: string;
  readonly draft: string;
  readonly media: string;
  readonly revision: string;
  readonly publication: string;
}

export interface TwoBrands {
  readonly admin: Who;
  readonly acacia: BrandIds;
  readonly banksia: BrandIds;
  readonly editor: Person;
  readonly publisher: Person;
  readonly tokenId: string;
}

/** Gives each brand a live page with a picture, a draft and a frame, and acacia an editor and a publisher. */
export async function twoBrands(): Promise<TwoBrands> {
  emptyCms();
  await fill('acacia', 'plain');
  await fill('banksia', mark);
  change("UPDATE Brand SET origins = ? WHERE slug = 'banksia'", `https://${mark}.example`);
  const admin = await signInAdmin();
  const { tokens } = await must(admin, '{ tokens { id } }');
  return {
    admin,
    acacia: await idsOf('acacia'),
    banksia: await idsOf('banksia'),
    editor: await makePerson(admin, 'editor', 'acacia'),
    publisher: await makePerson(admin, 'publisher', 'acacia'),
    tokenId: tokens[0].id,
  };
}

async function fill(brand: string, word: string): Promise<void> {
  const image = { src: `/media/${brand}/${word}.png`, alt: `${word} alt`, width: 10, height: 10 };
  const site = { ...smallSite, footer: { ...smallSite.footer, about: `${word} about` } };
  const live = filePage('/live', { title: `${word} live`, description: word, image });
  const { refused } = await seed(brand, [live, filePage(`/${word}`)], site);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  await must(writeToken, 'mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }', {
    data: { title: `${word} draft`, path: '/draft', brand: { connect: { slug: brand } } },
  });
}

async function idsOf(slug: string): Promise<BrandIds> {
  const { brand, pages, mediaItems, revisions, publications } = await must(
    writeToken,
    `query ($slug: String!, $live: String!, $draft: String!) {
      brand(where: { slug: $slug }) { id }
      pages(where: { key: { in: [$live, $draft] } }, orderBy: { path: desc }) { id }
      mediaItems(where: { brand: { slug: { equals: $slug } } }) { id }
      revisions(where: { page: { key: { equals: $live } } }) { id }
      publications(where: { brand: { slug: { equals: $slug } } }) { id }
    }`,
    { slug, live: `${slug}/live`, draft: `${slug}/draft` },
  );
  return {
    brand: brand.id,
    page: pages[0].id,
    draft: pages[1].id,
    media: mediaItems[0].id,
    revision: revisions[0].id,
    publication: publications[0].id,
  };
}
