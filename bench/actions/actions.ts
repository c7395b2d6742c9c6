/** Visitors' actions beyond reading a page, as requests: each is measured while its kind of rows grows. */
import { jsonBody } from '../../scripts/site/local-server.ts';
import { manual } from '../../tests/e2e/support/sample-addresses.ts';
import { formIdOf } from '../../tests/harness/visitor.ts';
import { brand } from '../candidates.ts';

/** The kind of rows that grows. */
type Grows = 'addresses' | 'plans' | 'leads';

/** The data that actions use. */
export interface Ground {
  /** Address lines in the index. */
  readonly lines: readonly string[];
  /** Ids of the product's plans in the catalogue. */
  readonly plans: readonly string[];
}

export interface Begun {
  readonly leadId: string;
  readonly visitId: string;
}

export interface ActionRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Action {
  readonly name: string;
  readonly grows: Grows;
  /** Requests per round, chosen so that each action does about the same work. */
  readonly requests: number;
  readonly status: number;
  /** @param index the visitor's number @param begun the result of a hero submit, to complete a lead */
  request(ground: Ground, index: number, begun?: Begun): ActionRequest;
}

/** The brand's product whose plans are loaded. */
export const vertical = 'broadband';
const leastTyped = 4;

const keystroke: Action = {
  name: 'address keystroke',
  grows: 'addresses',
  requests: 40,
  status: 200,
  request({ lines }, index) {
    const typed = lines.flatMap((line) =>
      Array.from({ length: line.length - leastTyped + 1 }, (_, at) =>
        line.slice(0, leastTyped + at),
      ),
    );
    return { path: '/api/address-search', ...jsonBody({ address: at(typed, index) }) };
  },
};

const list: Action = {
  name: 'list of plans',
  grows: 'plans',
  requests: 40,
  status: 200,
  request: (_, index) => ({
    path: `/api/plans?vertical=${vertical}&per_page=10&page=${1 + index}`,
  }),
};

const planPage: Action = {
  name: 'plan page',
  grows: 'plans',
  requests: 20,
  status: 200,
  request: ({ plans }, index) => ({ path: `/plans/${vertical}/${at(plans, index)}` }),
};

const comparison: Action = {
  name: 'comparison of three plans',
  grows: 'plans',
  requests: 20,
  status: 200,
  request({ plans }, index) {
    const ids = [0, 1, 2].map((place) => at(plans, 3 * index + place));
    return { path: `/compare?plans=${ids.join(',')}` };
  },
};

export const hero: Action = {
  name: 'hero submit',
  grows: 'leads',
  requests: 20,
  status: 200,
  request: (_, index) => ({
    path: `/api/hero?rc=BENCH${index}`,
    ...jsonBody({
      submissionId: formIdOf(index, 'hero'),
      page: '/',
      mode: 'address',
      vertical: [vertical],
      entry: 'manual',
      ...manual,
    }),
  }),
};

export const lead: Action = {
  name: 'lead',
  grows: 'leads',
  requests: 20,
  status: 202,
  request: (_, index, begun) => ({
    path: '/api/lead',
    ...jsonBody({
      ...begun,
      submissionId: formIdOf(index, 'lead'),
      page: '/internet/basic-info',
      name: 'Ada Quill',
      email: `person${index}@bench.example`,
      mobNumber: `04${String(index).padStart(8, '0')}`,
    }),
  }),
};

/** In the order of the table; a lead needs a hero submit before it. */
export const actions: readonly Action[] = [keystroke, list, planPage, comparison, hero, lead];

/** The host of all requests. */
export const host = brand.hosts.production;

function at(all: readonly string[], index: number): string {
  return all[index % all.length] ?? '';
}
