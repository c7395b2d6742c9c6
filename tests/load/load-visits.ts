/** The visits of a mixed load, and the check that the site answered each as it should. */

import { comparePath } from '../../domain/plans/compare/compare-url.ts';
import { verticals } from '../../domain/vertical.ts';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import { jsonBody, type Reply } from '../../scripts/site/local-server.ts';
import { TYPED_OUT } from '../../worker/ports/address/golden/typed-lines.fixture.ts';
import { manual } from '../e2e/support/sample-addresses.ts';
import { chanceOf, pickOf } from '../harness/seeded.ts';
import { formIdOf, ipOf, jsonOf, visit } from '../harness/visitor.ts';
import { isPage } from '../upstreams/judge.ts';
import { sites } from '../upstreams/upstream-visitors.ts';
import type { LoadKind } from './load-plan.ts';

export interface Visitor {
  readonly port: number;
  readonly seed: number;
  /** The visitor's number in the run. */
  readonly index: number;
}

export interface Visited {
  /** Why the visit counts as an error. */
  readonly error?: string;
  /** Pages only: where the page came from. */
  readonly from?: string;
  /** Leads only: what must be stored. */
  readonly lead?: StoredLead;
}

export interface StoredLead {
  readonly brand: string;
  readonly submissionId: string;
  readonly reference: string;
}

const patienceMs = 20_000;
/** A browser's, because programs are not counted as visitors (worker/http/count-step.ts). */
const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

/** Every page of content, once each. Asking for them all first fills the page cache. */
export const contentPages: readonly { readonly host: string; readonly path: string }[] =
  sites.flatMap(({ brand, paths }) =>
    paths.map((path) => ({ host: brand.hosts.production, path })),
  );

export const visits: Readonly<Record<LoadKind, (visitor: Visitor) => Promise<Visited>>> = {
  'cached page': (visitor) => {
    const { brand, paths } = siteOf(visitor);
    const path = pickOf(paths, visitor.seed, 'path', visitor.index);
    const campaign = chanceOf(visitor.seed, 'campaign', visitor.index) < 0.3;
    return openPage(visitor, brand, campaign ? `${path}?rc=LOAD&utm_source=load&gclid=a1` : path);
  },
  'first render': (visitor) => {
    const { brand, livePaths } = siteOf(visitor);
    const listPaths = livePaths.filter((path) => path.endsWith('/plans'));
    const list = pickOf(listPaths, visitor.seed, 'path', visitor.index) + stateOf(visitor);
    const compares = chanceOf(visitor.seed, 'compares', visitor.index) < 0.3;
    return openPage(visitor, brand, (compares && comparisonOf(visitor)) || list);
  },
  async 'address keystroke'(visitor) {
    const line = pickOf(TYPED_OUT, visitor.seed, 'line', visitor.index);
    const typed =
      4 + Math.floor(chanceOf(visitor.seed, 'typed', visitor.index) * (line.length - 3));
    const body = { address: line.slice(0, typed) };
    const reply = await send(visitor, { path: '/api/address-search', ...jsonBody(body) });
    const { data } = jsonOf(reply);
    const whole = typed === line.length;
    const found = Array.isArray(data) && (!whole || data.length > 0);
    return judged(reply, reply.status === 200 && found, 'An address keystroke');
  },
  async 'list of plans'(visitor) {
    const reply = await send(visitor, { path: `/api/plans${listOf(visitor)}` });
    const right = reply.status === 200 && typeof jsonOf(reply).total === 'number';
    return judged(reply, right, 'A list of plans');
  },
  lead: leaveLead,
};

async function leaveLead(visitor: Visitor): Promise<Visited> {
  const { seed, index } = visitor;
  const { brand, products } = siteOf(visitor);
  const vertical = pickOf(products, seed, 'product', index);
  const begun = await send(visitor, {
    path: `/api/hero?rc=LOAD${seed}-${index}`,
    ...jsonBody({
      submissionId: formIdOf(seed, 'hero', index),
      page: '/',
      mode: 'address',
      vertical: [vertical],
      entry: 'manual',
      ...manual,
    }),
  });
  const { leadId, visitId } = jsonOf(begun);
  if (begun.status !== 200 || typeof leadId !== 'string') return judged(begun, false, 'A hero');
  const submissionId = formIdOf(seed, 'lead', index);
  const done = await send(visitor, {
    path: '/api/lead',
    ...jsonBody({
      submissionId,
      leadId,
      visitId,
      page: verticals[vertical].basicInfoPath,
      name: 'Ada Quill',
      email: `person${index}@load.example`,
      mobNumber: `04${String(index).padStart(8, '0')}`,
    }),
  });
  const { reference } = jsonOf(done);
  if (done.status !== 202 || typeof reference !== 'string') return judged(done, false, 'A lead');
  return { lead: { brand: brand.slug, submissionId, reference } };
}

function siteOf({ seed, index }: Visitor) {
  return pickOf(sites, seed, 'site', index);
}

function send(
  visitor: Visitor,
  asked: Pick<Parameters<typeof visit>[1], 'path' | 'headers' | 'body'>,
) {
  const { port, index } = visitor;
  const host = siteOf(visitor).brand.hosts.production;
  const headers = { 'user-agent': browser, ...asked.headers };
  return visit(ipOf(index), { ...asked, headers, port, host, patienceMs });
}

async function openPage(
  visitor: Visitor,
  { name }: { readonly name: string },
  path: string,
): Promise<Visited> {
  const reply = await send(visitor, { path });
  const from = String(reply.headers['server-timing']).match(/cache;desc="(\w+)"/)?.[1] ?? 'nowhere';
  return { from, ...judged(reply, isPage(reply, 200, name), `GET ${path}`) };
}

function judged({ status, body, ms }: Reply, right: boolean, what: string): Visited {
  return right ? {} : { error: `${what}: ${status} after ${ms} ms, ${body.slice(0, 120)}` };
}

/** A state of a list that has hardly ever been asked for before. */
function stateOf({ seed, index }: Visitor): string {
  const query = new URLSearchParams({
    sort: pickOf(['1', '2'], seed, 'sort', index),
    page: pickOf(['1', '2', '3'], seed, 'page', index),
    data: String(1 + Math.floor(chanceOf(seed, 'data', index) * 200)),
  });
  return `?${query}`;
}

const { plans } = readEmbeddedCatalogue().catalogue;

/** The path that compares three plans of one product; null when every product of the brand needs answers first. */
function comparisonOf(visitor: Visitor): string | null {
  const { seed, index } = visitor;
  const { products } = siteOf(visitor);
  const vertical = products.find((slug) => slug === 'mobile' || slug === 'broadband');
  const offered = plans.filter((plan) => plan.vertical === vertical).map(({ id }) => id);
  if (!vertical) return null;
  return comparePath([1, 2, 3].map((place) => pickOf(offered, seed, 'compared', place, index)));
}

function listOf(visitor: Visitor): string {
  const { seed, index } = visitor;
  const vertical = pickOf(['mobile', 'broadband'], seed, 'list', index);
  return `${stateOf(visitor)}&vertical=${vertical}&per_page=10`;
}
