/** Takes pages and frame from the CMS, checks them, and stages those that parse. */
import * as v from 'valibot';
import { inPlainWords } from '../../../content/model/fault-words.ts';
import { frameLinkFaults } from '../../../content/model/links/link-faults.ts';
import type { Page } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import type { PageBrand } from '../../../domain/brand.ts';
import { chunks } from '../../ports/chunks.ts';
import type { CmsPage, CmsSource } from '../../ports/content/cms/cms-source.port.ts';
import type { ListedPage } from '../../ports/content/kv-layout.ts';
import type { KvStore } from '../../ports/content/kv-store.ts';
import {
  type CheckedPage,
  checkLivePage,
  checkPage,
  type PageProblem,
  reasonsOf,
} from './check-page.ts';
import { type Consent, consentProblem } from './consent-words.ts';
import type { Base } from './live-base.ts';
import type { Change } from './next-version.ts';
import { stageSite } from './publish-changes.ts';
import { type StagedPages, stagePages } from './stage-pages.ts';

/** The most pages the contract allows in one request. */
const pagesAtOnce = 50;

export interface FromCms {
  readonly change: Change;
  readonly problems: readonly PageProblem[];
}

export interface Target {
  readonly source: CmsSource;
  readonly store: KvStore;
  readonly brand: string;
  /** The data of the brand that its pages are checked against. */
  readonly asks: PageBrand;
  /** The consent wording in the worker's embedded files. */
  readonly shipped?: Consent | undefined;
  readonly base: Base;
}

/** Stages everything that changed after a publication. */
export async function stageChanged(
  target: Target,
  changed: { readonly paths: readonly string[]; readonly frame: boolean },
): Promise<FromCms> {
  const check: Check = (path, page) => checkPage(path, page, target.asks);
  const parts = [];
  for (const some of chunks(changed.paths, pagesAtOnce)) {
    parts.push(await stageSome(target, some, check));
  }
  return joined(parts, changed.frame ? await stageFrame(target) : undefined, false);
}

/** Stages everything live in the CMS, a few pages at a time: a brand may have more than fits in memory. */
export async function stageAll(target: Target): Promise<FromCms> {
  const { source, brand } = target;
  const parts = [];
  let after = '';
  for (;;) {
    const some = await source.paths(brand, after, pagesAtOnce);
    const last = some.at(-1);
    if (last === undefined) break;
    if (last <= after)
      throw new Error(`The CMS lists pages of ${brand} in disorder: ${last} after ${after}`);
    after = last;
    parts.push(await stageSome(target, some, checkLivePage));
  }
  return joined(parts, await stageFrame(target), true);
}

type Check = (path: string, page: unknown) => CheckedPage;

interface Part {
  readonly pages: StagedPages;
  readonly problems: readonly PageProblem[];
}

async function stageSome(
  { source, store, brand, base }: Target,
  paths: readonly string[],
  check: Check,
): Promise<Part> {
  const given = new Map((await source.pages(brand, paths)).map((one) => [one.path, one]));
  const good = new Map<string, Page | null>();
  const problems: PageProblem[] = [];
  for (const path of paths) {
    const one = given.get(path);
    const checked = one ? checkedOf(one, check) : await missing(source, brand, path);
    if ('problems' in checked) problems.push(...checked.problems);
    else good.set(path, checked.page);
  }
  return { pages: (await stagePages(store, brand, base, good)).pages, problems };
}

/** A page that was taken down is no longer listed; one that is listed but not returned stays as it was. */
async function missing(source: CmsSource, brand: string, path: string): Promise<Missing> {
  const [next] = await source.paths(brand, justBefore(path), 1);
  if (next !== path) return { page: null };
  return { problems: [{ path, reason: 'The CMS lists this page as live, but does not have it' }] };
}

type Missing = { readonly page: null } | { readonly problems: readonly PageProblem[] };

/** A string that sorts just before the path: no path sorts between them, because none contains a `~`. */
function justBefore(path: string): string {
  const last = path.length - 1;
  return `${path.slice(0, last)}${String.fromCharCode(path.charCodeAt(last) - 1)}~`;
}

function checkedOf(one: CmsPage, check: Check): CheckedPage {
  if ('page' in one) return check(one.path, one.page);
  const [first, ...more] = one.problems.map((problem) => ({ path: one.path, ...problem }));
  const unsaid = { path: one.path, reason: 'The CMS could not say what is wrong with it' };
  return { problems: [first ?? unsaid, ...more] };
}

interface Frame {
  readonly hash?: string;
  readonly problems: readonly PageProblem[];
}

async function stageFrame({ source, store, brand, base, shipped, asks }: Target): Promise<Frame> {
  const parsed = v.safeParse(siteSchema, await source.frame(brand), inPlainWords);
  if (!parsed.success) return { problems: [{ path: '', reason: reasonsOf(parsed.issues) }] };
  const [fault] = frameLinkFaults(parsed.output, asks);
  if (fault) return { problems: [{ path: '', reason: `${fault.at}: ${fault.reason}` }] };
  const problem = await consentProblem(store, brand, base, parsed.output, shipped);
  if (problem !== null) return { problems: [{ path: '', reason: problem }] };
  const { hash } = await stageSite(store, brand, base, parsed.output);
  return { hash, problems: [] };
}

function joined(parts: readonly Part[], frame: Frame | undefined, complete: boolean): FromCms {
  const problems = [...parts.flatMap((part) => part.problems), ...(frame?.problems ?? [])];
  const pages = new Map<string, ListedPage | null>(parts.flatMap((part) => [...part.pages]));
  const keep = new Set(problems.map(({ path }) => path));
  return { change: { pages, site: frame?.hash, complete, keep }, problems };
}
