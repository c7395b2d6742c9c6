/** What the bench compares: three landing pages, each answered by the site's worker and by others. */
import { acacia } from '../brands/acacia/brand.ts';

/** The brand whose pages are measured. */
export const brand = acacia;

export interface BenchPage {
  readonly path: string;
  /** Its parts that change without a publication. */
  readonly live: string;
}

export const pages: readonly BenchPage[] = [
  { path: '/', live: 'providers' },
  { path: '/energy', live: 'nothing live' },
  { path: '/internet/plans', live: 'a list of plans' },
];

export interface Candidate {
  readonly name: string;
  /** The worker that answers, by its source. */
  readonly entry: string;
  /** Of the page's URL, with `?`; empty for most visitors. */
  readonly query: string;
  /** Requests in a round, chosen so that each candidate does about the same work. */
  readonly requests: number;
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

export const firstRender: Candidate = {
  ...sectionsOnly,
  name: 'first render',
  entry: 'bench/entries/first-render.ts',
};

export const publishedAnew: Candidate = {
  ...sectionsOnly,
  name: 'published anew, one section touched',
  entry: 'bench/entries/published-anew.ts',
};

/** From a campaign: its parameters go into every link of the page. */
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
];
