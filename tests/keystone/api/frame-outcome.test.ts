/** When the CMS or a site refuses a frame, the editor sees that beside it, with the reason. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  askKeystone,
  must,
  readToken,
  signInAdmin,
  type Who,
  writeToken,
} from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, seed, smallSite } from '../support/seed-keystone.ts';

const brand = 'dianella';
let admin: Who;

const publish = () =>
  askKeystone(admin, `mutation { publishFrameBrand(where: { slug: "${brand}" }) { id } }`);
const outcome = async () =>
  (await must(admin, `{ brand(where: { slug: "${brand}" }) { outcome } }`)).brand.outcome;
async function report(said: object): Promise<void> {
  const { siteLive } = await must(readToken, `{ siteLive(brand: "${brand}") { number } }`);
  await must(
    readToken,
    'mutation ($number: Int!, $outcome: JSON!) { reportPublication(brand: "dianella", number: $number, outcome: $outcome) }',
    {
      number: siteLive.number,
      outcome: { at: new Date().toISOString(), version: 'v', problems: [], ...said },
    },
  );
}

/** Not something that an editor can write: reading it fails inside Keystone, as with a broken database. */
const spoilFrame = () => change("UPDATE Brand SET frame = '5' WHERE slug = ?", brand);

beforeEach(async () => {
  emptyCms();
  await seed(brand, [filePage('/energy')], smallSite);
  admin = await signInAdmin();
});

describe('the outcome beside the frame says', () => {
  it('why the site refused it, and then that it is live', async () => {
    await publish();
    const reason = 'consent.version: different words are live as "1"';
    await report({ state: 'refused', problems: [{ path: '', reason }] });
    expect(await outcome()).toBe(
      `Refused by the site; visitors see the header, footer and shared text as they were.\n${reason}\nLast published by First administrator`,
    );
    await publish();
    await report({ state: 'live' });
    expect(await outcome()).toMatch(/^Live since \d\d:\d\d\nLast published by/);
  });

  it('nothing of a page that was refused with it', async () => {
    await publish();
    await report({ state: 'refused', problems: [{ path: '/energy', reason: 'a page' }] });
    expect(await outcome()).toMatch(/^Live since/);
  });

  it('why the CMS did not publish it, until it does', async () => {
    change("UPDATE Brand SET frame = '[]' WHERE slug = ?", brand);
    const { errors } = await publish();
    expect(errors).toMatch(/^Not published; nothing changes for visitors:\n/);
    expect(await outcome()).toContain(errors);
    await seed(brand, [], { ...smallSite, footer: { ...smallSite.footer, about: 'Mended' } });
    await publish();
    expect(await outcome()).not.toContain('Not published');
  });

  it('that a link in it names the site itself, and what to write instead', async () => {
    const url = 'https://www.dianella.example/energy';
    const header = { links: [{ label: 'Energy', url, order: 1 }] };
    const { refused } = await seed(brand, [], { ...smallSite, header });
    expect(refused).toEqual([
      expect.stringMatching(/^site\.json: Header, Links 1, URL: Write \/energy for this link/),
    ]);
    expect((await publish()).errors).toContain('Write /energy for this link');
    expect(await outcome()).toContain('Write /energy for this link');
  });

  it('of an earlier version that has such a link: it does not go live again', async () => {
    await publish();
    const asked = `{ brand(where: { slug: "${brand}" }) { frameLive { id content } } }`;
    const { id, content } = (await must(admin, asked)).brand.frameLive;
    const url = 'https://www.dianella.example/energy';
    const old = { ...content, header: { links: [{ label: 'Energy', url, order: 1 }] } };
    change('UPDATE Revision SET content = ? WHERE id = ?', JSON.stringify(old), id);
    const { errors } = await askKeystone(
      admin,
      `mutation { makeLiveRevision(where: { id: "${id}" }) { id } }`,
    );
    expect(errors).toContain('Not made live; nothing changes for visitors');
    expect(errors).toContain('Header, Links 1, URL: Write /energy for this link');
  });

  it('that the CMS could not save it, and nothing from its database', async () => {
    spoilFrame();
    const { errors } = await publish();
    expect(errors).not.toBe('');
    expect(errors).not.toContain('Not published');
    expect(await outcome()).toContain('Not done: the CMS could not save it');
    expect(await outcome()).not.toContain('is not a function');
  });

  it('nothing of that once an import restores what is live', async () => {
    change("UPDATE Brand SET frame = '[]' WHERE slug = ?", brand);
    await publish();
    expect(await outcome()).toContain('Not published');
    expect(await seed(brand, [], smallSite)).toMatchObject({ refused: [], number: null });
    expect(await outcome()).not.toContain('Not published');
  });
});

it('a draft of it is null when it is malformed, and an error when the database fails', async () => {
  const draft = () => askKeystone(writeToken, `{ siteFrame(brand: "${brand}", draft: true) }`);
  expect((await draft()).data.siteFrame).toMatchObject({ footer: smallSite.footer });
  spoilFrame();
  expect((await draft()).errors).not.toBe('');
  change("UPDATE Brand SET frame = '[]' WHERE slug = ?", brand);
  expect(await draft()).toMatchObject({ data: { siteFrame: null }, errors: '' });
});

it('the label of each version says when it was published', async () => {
  await publish();
  const { brand: found } = await must(
    admin,
    `{ brand(where: { slug: "${brand}" }) { frameLive { label } } }`,
  );
  expect(found.frameLive.label).toMatch(/^frame of dianella \d{4}-\d\d-\d\d \d\d:\d\d /);
});
