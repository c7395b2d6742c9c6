/** The contract every adapter of the content port passes (docs/contracts/content.md). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import type { ContentPort } from './content.port.ts';
import type { BundledContent } from './files-content.ts';

/** Makes a port with this content, whatever the adapter keeps it in. */
export type MakeContentPort = (
  content: Readonly<Record<string, BundledContent>>,
) => Promise<ContentPort>;

const link = { label: 'Energy', url: '/energy' };
const site = {
  header: { links: [{ ...link, order: 1 }] },
  footer: { groups: [{ title: 'Compare', links: [link] }], about: 'Who we are', legal: [] },
  consent: { version: '1', notice: 'Who collects', recipients: 'Who gets it', marketing: 'Offers' },
};
const image = { src: '/media/acacia/a.png', alt: 'A picture', width: 1200, height: 630 };
const page = (path: string, over: object = {}) => ({
  path,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  published: '2026-11-01',
  sections: [
    { type: 'text-box', title: 'Text', description: 'Kept for its schema' },
    { type: 'hero', title: path },
  ],
  ...over,
});
const content = (): Record<string, BundledContent> => ({
  acacia: {
    version: 'v1',
    site,
    pages: {
      '/': page('/'),
      '/privacy-policy/open-energy': page('/privacy-policy/open-energy', { noindex: true, image }),
      '/broken': page('/broken', { title: 5 }),
    },
  },
  banksia: { version: 'v1', site, pages: { '/': page('/', { title: 'Banksia' }) } },
});

/** Runs the contract against an adapter. */
export function contentContract(name: string, make: MakeContentPort): void {
  describe(`content port: ${name}`, () => {
    it('names itself for the log', async () => {
      expect((await make(content())).source).toMatch(/^[a-z]+$/);
    });

    it('lists what a head needs of every page that parses', async () => {
      const port = await make(content());
      const version = await liveVersion(port, 'acacia');
      const entries = await port.entries('acacia', version);
      expect(entries).toEqual(
        Object.fromEntries(
          ['/', '/privacy-policy/open-energy'].map((path) => [
            path,
            {
              title: `Title of ${path}`,
              description: `Description of ${path}`,
              published: '2026-11-01',
              noindex: path !== '/',
              ...(path === '/' ? {} : { image }),
            },
          ]),
        ),
      );
      for (const [path, entry] of Object.entries(entries)) {
        expect(await port.entry('acacia', version, path)).toEqual(entry);
      }
    });

    it('knows whether there are posts to index', async () => {
      const post = (over: object) => ({ '/': page('/'), '/blogs/one': page('/blogs/one', over) });
      const withPost = async (over: object) => {
        const port = await make({ acacia: { ...at(content(), 'acacia'), pages: post(over) } });
        return port.hasPosts('acacia', await liveVersion(port, 'acacia'));
      };
      const bare = await make(content());
      expect(await bare.hasPosts('acacia', await liveVersion(bare, 'acacia'))).toBe(false);
      expect(await withPost({ noindex: true })).toBe(false);
      expect(await withPost({})).toBe(true);
      // More than an adapter reads at once, and only the last may be indexed.
      const paths = Array.from({ length: 60 }, (_, at) => `/blogs/${String(at).padStart(2, '0')}`);
      const many = paths.map((path) => [path, page(path, { noindex: path !== paths.at(-1) })]);
      const pages = { '/': page('/'), ...Object.fromEntries(many) };
      const port = await make({ acacia: { ...at(content(), 'acacia'), pages } });
      expect(await port.hasPosts('acacia', await liveVersion(port, 'acacia'))).toBe(true);
    });

    it('gives site and pages parsed by the model, defaults filled in', async () => {
      const port = await make(content());
      const version = await liveVersion(port, 'acacia');
      expect(await port.site('acacia', version)).toEqual(v.parse(siteSchema, site));
      expect((await port.site('acacia', version)).footer.layout).toBe('columns');
      expect(await port.page('acacia', version, '/')).toEqual(v.parse(pageSchema, page('/')));
    });

    it('keeps brands apart', async () => {
      const port = await make(content());
      const version = await liveVersion(port, 'banksia');
      expect((await port.page('banksia', version, '/'))?.title).toBe('Banksia');
      expect((await port.entry('banksia', version, '/'))?.title).toBe('Banksia');
      expect(await port.page('banksia', version, '/privacy-policy/open-energy')).toBeNull();
      expect(await port.entry('banksia', version, '/privacy-policy/open-energy')).toBeNull();
    });

    it.each(['correa', '', 'constructor', '__proto__', 'acacia:v1', '../acacia'])(
      'holds nothing for the brand "%s"',
      async (brand) => {
        const port = await make(content());
        expect(await port.version(brand)).toBeNull();
        expect(await port.page(brand, 'v1', '/').catch(() => null)).toBeNull();
        expect(await port.entry(brand, 'v1', '/').catch(() => null)).toBeNull();
        await expect(port.site(brand, 'v1')).rejects.toThrow();
      },
    );

    it.each([
      '/nope',
      '',
      '/site',
      '/manifest',
      '/constructor',
      '__proto__',
      '/PRIVACY-POLICY',
      '//',
    ])('has no page "%s"', async (path) => {
      const port = await make(content());
      const version = await liveVersion(port, 'acacia');
      expect(await port.page('acacia', version, path)).toBeNull();
      expect(await port.entry('acacia', version, path)).toBeNull();
    });

    it('gives what is live already, though it would be refused if it were published now', async () => {
      const old = page('/compare', { published: '2026-02-31' });
      const pages = { '/': page('/'), '/compare': old };
      const port = await make({ acacia: { ...at(content(), 'acacia'), pages } });
      const version = await liveVersion(port, 'acacia');
      expect(await port.page('acacia', version, '/compare')).toEqual(v.parse(pageSchema, old));
      expect(Object.keys(await port.entries('acacia', version)).sort()).toEqual(['/', '/compare']);
    });

    it('gives nothing that does not parse: a broken page, a broken site', async () => {
      const broken = content();
      const port = await make({
        ...broken,
        acacia: { ...at(broken, 'acacia'), site: { header: 1 } },
      });
      const version = await liveVersion(port, 'acacia');
      expect(await port.page('acacia', version, '/broken').catch(() => null)).toBeNull();
      await expect(port.site('acacia', version)).rejects.toThrow();
    });
  });
}

function at(all: Readonly<Record<string, BundledContent>>, brand: string): BundledContent {
  const one = all[brand];
  if (!one) throw new Error(`The fixture has no ${brand}`);
  return one;
}

async function liveVersion(port: ContentPort, brand: string): Promise<string> {
  const version = await port.version(brand);
  if (version === null) throw new Error(`Nothing of ${brand} is live`);
  return version;
}
