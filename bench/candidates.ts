/** The candidates of the benchmark: three landing pages, each answered by the site's worker and by others. */
import { acacia } from '../brands/acacia/brand.ts';

/** The brand whose pages are measured. */
export const brand = acacia;

export interface BenchPage {
  readonly path: string;
  /** Its parts that change between publications; missing if it has none. */
  readonly live?: string;
}

export const pages: readonly BenchPage[] = [
  { path: '/', live: 'providers' },
  { path: '/energy' },
  { path: '/internet/plans', live: 'a list of plans' },
];

export interface Candidate {
  readonly name: string;
  /** The source of the worker that answers. */
  readonly entry: string;
  /** The way in which the site changes (bench/entries/changed-site.ts). */
  readonly way?: string;
  /** The query of the page's URL, with `?`; empty for most visitors. */
  readonly query: string;
  /** Requests per round, chosen so that each candidate does about the same work. */
  readonly requests: number;
  /** True if it applies only to pages with live parts. */
  readonly isLive?: boolean;
}

export const constant: Candidate = {
  name: 'constant',
  entry: 'bench/entries/constant.ts',
  query: '',
  requests: 400,
};

export const cached: Candidate = { ...constant, name: 'cached page', entry: 'worker/index.ts' };

export const sectionsOnly: Candidate = {
  name: 'sections only',
  entry: 'bench/entries/sections-only.tsx',
  query: '',
  requests: 50,
};

const firstRender: Candidate = {
  ...sectionsOnly,
  name: 'first render',
  entry: 'bench/entries/changed-site.ts',
  way: 'first-render',
};

const publishedAnew: Candidate = {
  ...sectionsOnly,
  name: 'published anew, one section touched',
  entry: 'bench/entries/changed-site.ts',
  way: 'published-anew',
};

const liveExpired: Candidate = {
  ...constant,
  name: 'live part expired, same answer',
  entry: 'bench/entries/changed-site.ts',
  way: 'live-expired',
  isLive: true,
};

const liveRenewed: Candidate = {
  ...sectionsOnly,
  name: 'live part expired, new answer',
  entry: 'bench/entries/changed-site.ts',
  way: 'live-renewed',
  isLive: true,
};

/** A visitor from a campaign, whose parameters go into every link of the page. */
const arriving = (candidate: Candidate): Candidate => ({
  ...candidate,
  name: `${candidate.name}, decorated`,
  query: '?rc=BENCH&utm_source=bench&utm_medium=cpu&gclid=abc',
});

/** In the order of the table. */
export const candidates: readonly Candidate[] = [
  constant,
  cached,
  arriving(constant),
  arriving(cached),
  sectionsOnly,
  firstRender,
  publishedAnew,
  liveExpired,
  liveRenewed,
];

/** The candidates that apply to the page. */
export function candidatesFor({ live }: BenchPage): readonly Candidate[] {
  return candidates.filter(({ isLive }) => !isLive || live !== undefined);
}
