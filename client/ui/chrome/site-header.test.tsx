/** Header and footer: current page, menus without script, the bundle link's hosts, columns. */
import { HtmlValidate } from 'html-validate/node';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import { querySlot } from '../visitor-slots.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, SkipLink } from './site-header.tsx';

const links = (...labels: string[]) =>
  labels.map((label) => ({ label, url: `/${label.toLowerCase()}` }));
const site = v.parse(siteSchema, {
  header: {
    links: [
      { label: 'Energy', url: '/energy', order: 1 },
      { label: 'Careers', url: '/careers', order: 2, parentHeader: 'Company' },
      { label: 'Contact', url: '/contact', order: 3, parentHeader: 'Company' },
    ],
    bundleLink: { label: 'Bundle and save time', url: '/bundle' },
    callToAction: { label: 'Compare', url: '/energy' },
  },
  footer: {
    groups: [{ title: 'Compare', links: links('A', 'B', 'C', 'D', 'E', 'F') }],
    about: 'About.',
    legal: ['One legal line.'],
  },
  consent: { version: '1', notice: 'n', recipients: 'r', marketing: 'm' },
});
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: { 'void-style': 'off', 'attr-case': 'off' },
});

describe.each(brands.map((brand) => ({ slug: brand.slug, brand })))('$slug', ({ brand }) => {
  const header = (host: string, path = '/contact') =>
    renderToString(<SiteHeader brand={brand} site={site} path={path} host={host} />);

  it('shows the bundle link on its hosts only', () => {
    for (const host of brand.bundleLinkHosts) {
      expect(header(host)).toContain('Bundle and save time');
    }
    expect(header('somewhere.example')).not.toContain('Bundle and save time');
  });

  it('is valid HTML, with skip link and footer', async () => {
    const html = `<!DOCTYPE html><html lang="en-AU"><head><title>Page</title></head><body>${renderToString(<SkipLink />)}${header('x')}<main id="main"><h1>Page</h1></main>${renderToString(<SiteFooter brand={brand} site={site} />)}</body></html>`;
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map((one) => one.message))).toEqual(
      [],
    );
  });
});

describe('header', () => {
  const [brand] = brands;
  if (brand === undefined) throw new Error('No brand: brands/brands.ts is empty');
  const html = renderToString(<SiteHeader brand={brand} site={site} path="/careers" host="x" />);

  it('marks the current page, in the bar and in the small-screen menu', () => {
    const current = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*href="([^"]*)"/g)];
    expect(current.map((match) => match[1]?.replace(querySlot, ''))).toEqual([
      '/careers',
      '/careers',
    ]);
  });

  it('marks its bundle link and its button too', () => {
    const linked = brands.find(({ bundleLinkHosts }) => bundleLinkHosts.length > 0) ?? brand;
    const current = (path: string, host: string) => {
      const bar = renderToString(<SiteHeader brand={linked} site={site} path={path} host={host} />);
      const found = bar.matchAll(/<a[^>]*aria-current="page"[^>]*href="([^"]*)"/g);
      return [...found].map((match) => match[1]?.replace(querySlot, ''));
    };
    expect(current('/bundle', linked.bundleLinkHosts[0] ?? '')).toEqual(['/bundle', '/bundle']);
    expect(current('/bundle', 'x')).toEqual([]);
    // The navigation link and the button, each in the bar and again in the small-screen menu.
    expect(current('/energy', 'x')).toEqual(['/energy', '/energy', '/energy', '/energy']);
  });

  it('opens groups and the small-screen menu without a script', () => {
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toContain('<details name="site-nav"');
  });
});

describe('footer', () => {
  const [brand] = brands;
  if (brand === undefined) throw new Error('No brand: brands/brands.ts is empty');
  const columns = (layout: 'columns' | 'halves') =>
    [
      ...renderToString(
        <SiteFooter brand={brand} site={{ ...site, footer: { ...site.footer, layout } }} />,
      ).matchAll(/<ul.*?<\/ul>/g),
    ].map((match) => match[0].match(/<li/g)?.length);

  it('has four links a column at most, or two columns in halves (spec: constants)', () => {
    expect(columns('columns')).toEqual([3, 3]);
    expect(columns('halves')).toEqual([3, 3]);
  });

  it('shows legal lines, how we are paid, and the address attribution', () => {
    const html = renderToString(<SiteFooter brand={brand} site={site} />);
    expect(html).toContain('One legal line.');
    expect(html).toContain('is paid by providers when you apply, sign up or ask for a quote');
    expect(html).toContain('G-NAF © Geoscape Australia');
  });
});
