/** Attempts on things that are not the caller's own; each line is one query or mutation. */
import type { TwoBrands } from './two-brands.ts';
import { mark } from './two-brands.ts';

const many = (...names: readonly string[]) => names.map((name) => `{ ${name} }`);

/** Queries that try to see something of banksia. */
export function readsOf({ acacia, banksia }: TwoBrands): string[] {
  const fields = {
    page: 'id title path description preview outcome document { document(hydrateRelationships: true) }',
    media: 'id name alt src picture',
    brand: 'id name slug origins outcome frame { document(hydrateRelationships: true) }',
    revision: 'id label content by',
    publication: 'id paths by outcome',
  };
  const text = `contains: "${mark}"`;
  return [
    ...many(
      `pages { ${fields.page} }`,
      `mediaItems { ${fields.media} }`,
      `brands { ${fields.brand} }`,
      `revisions { ${fields.revision} }`,
      `publications { ${fields.publication} }`,
      `page(where: { id: "${banksia.page}" }) { ${fields.page} }`,
      `page(where: { key: "banksia/live" }) { ${fields.page} }`,
      `media(where: { id: "${banksia.media}" }) { ${fields.media} }`,
      `brand(where: { id: "${banksia.brand}" }) { ${fields.brand} }`,
      `brand(where: { slug: "banksia" }) { ${fields.brand} }`,
      `revision(where: { id: "${banksia.revision}" }) { ${fields.revision} }`,
      `publication(where: { id: "${banksia.publication}" }) { ${fields.publication} }`,
    ),
    ...many(
      `pages(where: { title: { ${text} } }) { id title }`,
      `pages(where: { OR: [{ brand: { slug: { equals: "banksia" } } }, { id: { equals: "${banksia.page}" } }] }) { ${fields.page} }`,
      `pages(where: { brand: { origins: { ${text} } } }) { id title }`,
      `pages(where: { revisions: { some: { brand: { slug: { equals: "banksia" } } } } }) { id title }`,
      `pages(cursor: { id: "${banksia.page}" }, take: 5) { id title }`,
      `mediaItems(where: { brand: { slug: { equals: "banksia" } } }) { ${fields.media} }`,
      `revisions(where: { page: { title: { ${text} } } }) { ${fields.revision} }`,
      `page(where: { id: "${acacia.page}" }) { brand { origins frame { document } frameLive { content } } revisions { page { brand { origins } } content } image { brand { origins } } live { content page { brand { name origins } } } }`,
    ),
  ];
}

/** Queries that try to count something of banksia: each must give 0. */
export function countsOf({ banksia }: TwoBrands): string[] {
  return many(
    'n: pagesCount(where: { brand: { slug: { equals: "banksia" } } })',
    `n: pagesCount(where: { title: { contains: "${mark}" } })`,
    `n: pagesCount(where: { brand: { origins: { contains: "${mark}" } } })`,
    `n: pagesCount(where: { image: { alt: { contains: "${mark}" } } })`,
    `n: pagesCount(where: { live: { id: { equals: "${banksia.revision}" } } })`,
    `n: mediaItemsCount(where: { name: { contains: "${mark}" } })`,
    'n: brandsCount(where: { slug: { equals: "banksia" } })',
    `n: brandsCount(where: { frameLive: { label: { contains: "banksia" } } })`,
    'n: revisionsCount(where: { brand: { slug: { equals: "banksia" } } })',
    'n: publicationsCount(where: { brand: { slug: { equals: "banksia" } } })',
  );
}

/** Queries for people, tokens and their hashes. */
export function secretsOf({ editor, tokenId }: TwoBrands): string[] {
  return many(
    'users { id name email role password { isSet } }',
    'usersCount',
    `user(where: { id: "${editor.id}" }) { email role }`,
    'user(where: { email: "editor@kurrajong.example" }) { email role }',
    'tokens { id name kind hash }',
    'tokensCount',
    `token(where: { id: "${tokenId}" }) { name hash }`,
    'tokens(where: { hash: { contains: "a" } }) { id }',
  );
}

const link = (id: string) => `connect: { id: "${id}" }`;
const document = (...nodes: readonly string[]) => `document: [${nodes.join(', ')}]`;
const reference = (id: string) =>
  `{ type: "paragraph", children: [{ text: "" }, { type: "relationship", relationship: "page", data: { id: "${id}" }, children: [{ text: "" }] }, { text: "" }] }`;
const pictureBlock = (id: string) =>
  `{ type: "component-block", component: "image", props: { image: { picture: { id: "${id}" }, alt: null } }, children: [{ type: "component-inline-prop", children: [{ text: "" }] }] }`;

/** Mutations that change something of banksia, or bring something of banksia into acacia. */
export function writesOf({ acacia, banksia }: TwoBrands): string[] {
  const ours = `where: { id: "${acacia.draft}" }`;
  const theirs = `where: { id: "${banksia.page}" }`;
  const fresh = 'title: "T", path: "/fresh"';
  return many(
    `updatePage(${theirs}, data: { title: "Mine" }) { id title }`,
    'updatePage(where: { key: "banksia/live" }, data: { title: "Mine" }) { id title }',
    `updatePages(data: [{ ${theirs}, data: { title: "Mine" } }]) { id title }`,
    `updateMedia(where: { id: "${banksia.media}" }, data: { alt: "Mine" }) { id alt }`,
    `updateBrand(where: { id: "${banksia.brand}" }, data: { name: "Mine" }) { id name }`,
    `deletePage(${theirs}) { title }`,
    `deletePage(where: { id: "${banksia.draft}" }) { title }`,
    `deletePages(where: [{ id: "${banksia.draft}" }]) { title }`,
    `deleteMedia(where: { id: "${banksia.media}" }) { name }`,
    `createPage(data: { ${fresh}, brand: { ${link(banksia.brand)} } }) { id }`,
    `createPage(data: { ${fresh} }) { id }`,
    `createPage(data: { ${fresh}, brand: { connect: { slug: "banksia" } } }) { id }`,
    `updatePage(${ours}, data: { brand: { connect: { slug: "banksia" } } }) { id }`,
    `updateMedia(where: { id: "${acacia.media}" }, data: { brand: { connect: { slug: "banksia" } } }) { id }`,
    `createMedia(data: { name: "N", alt: "A", brand: { connect: { slug: "banksia" } } }) { id }`,
    `updatePage(${ours}, data: { brand: { ${link(banksia.brand)} } }) { id }`,
    `updatePage(${ours}, data: { brand: { disconnect: true } }) { id }`,
    `updatePage(${ours}, data: { image: { ${link(banksia.media)} } }) { image { alt } }`,
    `updatePage(${ours}, data: { ${document(reference(banksia.page))} }) { document { document(hydrateRelationships: true) } }`,
    `updatePage(${ours}, data: { ${document(pictureBlock(banksia.media))} }) { document { document(hydrateRelationships: true) } }`,
    `createPage(data: { ${fresh}, brand: { ${link(acacia.brand)} }, image: { create: { name: "N", alt: "A", brand: { ${link(banksia.brand)} } } } }) { id }`,
    `createPage(data: { ${fresh}, brand: { ${link(acacia.brand)} }, ${document(pictureBlock(banksia.media))} }) { id }`,
    `publishPage(${theirs}) { title }`,
    `unpublishPage(${theirs}) { title }`,
    `rollBackPage(${theirs}) { title }`,
    `publishPages(data: [{ ${theirs} }]) { title }`,
    `makeLiveRevision(where: { id: "${banksia.revision}" }) { label content }`,
    `publishFrameBrand(where: { id: "${banksia.brand}" }) { origins }`,
    `updatePage(${theirs}, data: { publishAt: "2099-01-01T00:00:00Z" }) { id }`,
  ).map((each) => `mutation ${each}`);
}

/** Mutations that only an administrator or the CMS itself may make. */
export function powersOf({ acacia, editor, tokenId }: TwoBrands): string[] {
  const me = `where: { id: "${editor.id}" }`;
  return many(
    `updateUser(${me}, data: { role: "publisher" }) { id role }`,
    `updateUser(${me}, data: { brands: { connect: [{ slug: "banksia" }] } }) { id }`,
    'createUser(data: { name: "N", email: "n@people.example", password: "long enough 123", role: "admin" }) { id }',
    'createToken(data: { name: "N", kind: "write", secret: "a secret that is long enough for it" }) { id }',
    `updateToken(where: { id: "${tokenId}" }, data: { kind: "write" }) { id }`,
    `deleteToken(where: { id: "${tokenId}" }) { id }`,
    `updateBrand(where: { id: "${acacia.brand}" }, data: { origins: "https://mine.example" }) { id }`,
    `updateBrand(where: { id: "${acacia.brand}" }, data: { slug: "mine" }) { id }`,
    `updateBrand(where: { id: "${acacia.brand}" }, data: { frameLive: { ${link(acacia.revision)} } }) { id }`,
    `updateBrand(where: { id: "${acacia.brand}" }, data: { frameProblem: "Mine" }) { id }`,
    'createBrand(data: { name: "N", slug: "n" }) { id }',
    `deleteBrand(where: { id: "${acacia.brand}" }) { id }`,
    `updatePage(where: { id: "${acacia.page}" }, data: { live: { disconnect: true } }) { id }`,
    `updatePage(where: { id: "${acacia.draft}" }, data: { live: { ${link(acacia.revision)} } }) { id }`,
    `updatePage(where: { id: "${acacia.page}" }, data: { revisions: { disconnect: [{ id: "${acacia.revision}" }] } }) { id }`,
    `updatePage(where: { id: "${acacia.page}" }, data: { lastProblem: "Mine" }) { id }`,
    `updateRevision(where: { id: "${acacia.revision}" }, data: { by: "Me" }) { id }`,
    'createRevision(data: { label: "L" }) { id }',
    `deleteRevision(where: { id: "${acacia.revision}" }) { id }`,
    'createPublication(data: { action: "seed" }) { id }',
    `updatePublication(where: { id: "${acacia.publication}" }, data: { state: "live" }) { id }`,
    `deletePublication(where: { id: "${acacia.publication}" }) { id }`,
    `updatePage(where: { id: "${acacia.page}" }, data: { path: "/elsewhere" }) { id }`,
    `deletePage(where: { id: "${acacia.page}" }) { id }`,
    'importContent(brand: "acacia", site: null, pages: [], pictures: [])',
  ).map((each) => `mutation ${each}`);
}

/** Mutations that publish, plan or delete something of acacia. */
export function publishingOf({ acacia }: TwoBrands): string[] {
  const page = `where: { id: "${acacia.page}" }`;
  return many(
    `publishPage(${page}) { id }`,
    `publishPages(data: [{ ${page} }]) { id }`,
    `unpublishPage(${page}) { id }`,
    `unpublishPages(data: [{ ${page} }]) { id }`,
    `rollBackPage(${page}) { id }`,
    `makeLiveRevision(where: { id: "${acacia.revision}" }) { id }`,
    `publishFrameBrand(where: { id: "${acacia.brand}" }) { id }`,
    `updateBrand(where: { id: "${acacia.brand}" }, data: { name: "Mine" }) { id }`,
    `updatePage(${page}, data: { publishAt: "2099-01-01T00:00:00Z" }) { id }`,
    `updatePage(${page}, data: { unpublishAt: "2099-01-01T00:00:00Z" }) { id }`,
    `createPage(data: { title: "T", path: "/t", publishAt: "2099-01-01T00:00:00Z", brand: { ${link(acacia.brand)} } }) { id }`,
    `deletePage(where: { id: "${acacia.draft}" }) { id }`,
    `deleteMedia(where: { id: "${acacia.media}" }) { id }`,
  ).map((each) => `mutation ${each}`);
}
