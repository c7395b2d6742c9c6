/** A bundle's journey for tests: a new lead for several products, its pages, and the links between them. */
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { originOf, postJson, visit } from './workerd-site.ts';

type Fetch = (request: Request) => Promise<Response>;

const origin = originOf('eucalypt');

export interface BundleVisit {
  /** The page after the address, with these plans chosen. */
  readonly read: (...plans: readonly string[]) => Promise<string>;
  /** The page at a path of the site. */
  readonly open: (path: string) => Promise<string>;
  /** The page behind a link on another page, found by the link's words. */
  readonly follow: (html: string, words: RegExp) => Promise<string>;
}

/** A new lead for these products, in Brunswick. */
export async function beginBundle(
  fetch: Fetch,
  ...products: readonly string[]
): Promise<BundleVisit> {
  const body = {
    vertical: products,
    bundle: '1',
    entry: 'manual',
    StreetNumber1: '19',
    StreetName: 'Murray Road',
    Locality: 'BRUNSWICK',
    State: 'VIC',
    Postcode: '3056',
  };
  const response = await fetch(postJson(`${origin}/api/hero`, body));
  const { leadId = '', visitId = '' } = (await response.json()) as Record<string, string>;
  const open = async (path: string) => (await fetch(visit(origin + path))).text();
  return {
    read(...plans) {
      const query = new URLSearchParams({ leadId, visitId });
      for (const plan of plans) query.append('plan', plan);
      return open(`/bundle/basic-info?${query}`);
    },
    open,
    follow: (html, wanted) => open(hrefOf(html, wanted)),
  };
}

/** The path of the first link with these words. */
export function hrefOf(html: string, wanted: RegExp): string {
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const found = links.find(([, , inner = '']) => wanted.test(wordsOf(inner).trim()));
  if (!found) throw new Error(`No link ${wanted}`);
  return `${found[1]}`.replaceAll('&amp;', '&');
}

export const headingOf = (html: string) =>
  wordsOf(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '').trim();

export const wordsOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The id of the shipped catalogue's first plan of a product. */
export const planOf = (vertical: string) =>
  embeddedCatalogue.plans.find((plan) => plan.vertical === vertical)?.id ?? '';
