/** The contract every adapter of the content port passes (docs/contracts/content.md). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import type { ContentPort } from './content.port.ts';
import type { BundledContent } from './files-content.ts';

/** Content as it was written, whatever the adapter keeps it in. */
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
  sections: [{ type: 'text-box', title: 'Text', extra: { kept: ['for', 'its', 'schema'] } }],
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
      expect(await port.manifest('acacia')).toEqual({
        version: 'v1',
        pages: Object.fromEntries(
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
      });
    });

    it('gives site and pages parsed by the model, defaults filled in', async () => {
      const port = await make(content());
      expect(await port.site('acacia', 'v1')).toEqual(v.parse(siteSchema, site));
      expect((await port.site('acacia', 'v1')).footer.layout).toBe('columns');
      expect(await port.page('acacia', 'v1', '/')).toEqual(v.parse(pageSchema, page('/')));
    });

    it('keeps brands apart', async () => {
      const port = await make(content());
      expect((await port.page('banksia', 'v1', '/'))?.title).toBe('Banksia');
      expect(await port.page('banksia', 'v1', '/privacy-policy/open-energy')).toBeNull();
    });

    it.each(['correa', '', 'constructor', '__proto__', 'acacia:v1', '../acacia'])(
      'holds nothing for the brand "%s"',
      async (brand) => {
        const port = await make(content());
        expect(await port.manifest(brand)).toBeNull();
        expect(await port.page(brand, 'v1', '/')).toBeNull();
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
      expect(await (await make(content())).page('acacia', 'v1', path)).toBeNull();
    });

    it('rejects what does not parse: a broken page, a broken site', async () => {
      const broken = content();
      const port = await make({
        ...broken,
        acacia: { ...at(broken, 'acacia'), site: { header: 1 } },
      });
      await expect(port.page('acacia', 'v1', '/broken')).rejects.toThrow();
      await expect(port.site('acacia', 'v1')).rejects.toThrow();
    });
  });
}

function at(all: Readonly<Record<string, BundledContent>>, brand: string): BundledContent {
  const one = all[brand];
  if (!one) throw new Error(`The fixture has no ${brand}`);
  return one;
}
