/** A page with a chosen plan while the catalogue hangs: sent before the answer, with the plan as last known. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import { Problem } from '../../../worker/http/errors.ts';
import type { ContentPort } from '../../../worker/ports/content/content.port.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { besideReadMs } from '../../../worker/ports/leads/d1-retry.ts';
import { createEmbeddedLeads } from '../../../worker/ports/leads/embedded-leads.ts';
import type { LeadsPort } from '../../../worker/ports/leads/leads.port.ts';
import { createEmbeddedPlans } from '../../../worker/ports/plans/embedded-plans.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import type { Asker, PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { beginBundle, hrefOf, planOf, wordsOf } from '../support/bundle-visit.ts';
import { bundle, originOf, visit, wire } from '../support/workerd-site.ts';

const own = createEmbeddedPlans(env.CATALOGUE_DB);
/** A hanging catalogue: the delay in ms, the answers so far, and the answers `before` the page was sent. */
interface Outage {
  readonly late: number;
  answered: number;
  before?: number;
}
let outage: Outage | undefined;

const slowly = (asker: Asker): Asker => ({
  ...asker,
  recall: (question) =>
    asker.recall({
      ...question,
      ask: async () => {
        const during = outage;
        if (during) await new Promise((resolve) => setTimeout(resolve, during.late));
        if (during) during.answered += 1;
        return question.ask();
      },
    }),
});
/** The catalogue, which during an outage answers only after `late` ms. */
const slow: PlansPort = {
  ...own,
  page: (query, asker) => own.page(query, slowly(asker)),
  chosen: (choice, asker) => own.chosen(choice, slowly(asker)),
  single: (question, asker) => own.single(question, slowly(asker)),
};
const onRecord = createEmbeddedLeads(env.LEADS_DB);
/** Leads that hang with the catalogue, in reads that a page can do without. */
const slowLeads: LeadsPort = {
  ...onRecord,
  async findLead(brand, leadId, visitId, deadlineMs) {
    const during = deadlineMs === besideReadMs ? outage : undefined;
    if (!during) return onRecord.findLead(brand, leadId, visitId, deadlineMs);
    await new Promise((resolve) => setTimeout(resolve, besideReadMs));
    // The page's wait is over; the answer comes only after it.
    setTimeout(() => (during.answered += 1), during.late - besideReadMs);
    throw new Problem('storage_unavailable');
  },
};
const fetch = wire({
  ports: { plans: slow, leads: slowLeads },
  onAnswer() {
    if (outage) outage.before = outage.answered;
  },
});
const read = async (path: string) => (await fetch(visit(originOf('eucalypt') + path))).text();
const [first, second, third, fourth] = embeddedCatalogue.plans.filter(
  ({ vertical }) => vertical === 'mobile',
);

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  outage = undefined;
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * The page's words, and how many answers the catalogue had given by then.
 * @param late delay of each answer in ms; by default longer than one wait and shorter than two
 */
async function whileHanging(page: () => Promise<string>, late = 1.6 * livePatienceMs) {
  const own: Outage = { late, answered: 0 };
  outage = own;
  const words = wordsOf(await page());
  return { words, answered: own.before };
}

describe('basic info with a plan in hand', () => {
  it('names a plan that was looked up before', async () => {
    const known = await read(`/compare?plans=${first?.id}&vertical=mobile`);
    expect(known).toContain(first?.name);
    const page = await whileHanging(() => read(`/mobile/basic-info?plan=${first?.id}`));
    expect(page.words).toContain(first?.name);
    expect(page.answered).toBe(0);
  });

  it('keeps one that was not looked up before, by its id', async () => {
    const page = await whileHanging(() => read(`/mobile/basic-info?plan=${second?.id}`));
    expect(page.words).toContain(`${second?.id}`);
    expect(page.words).not.toContain('no longer on our list');
    expect(page.answered).toBe(0);
  });

  it('does not report a plan as gone that did not exist at the last look-up', async () => {
    expect(await read('/compare?plans=to-come&vertical=mobile')).toContain('no longer on our list');
    const page = await whileHanging(() => read('/mobile/basic-info?plan=to-come'));
    expect(page.words).toContain('to-come');
    expect(page.words).not.toContain('no longer on our list');
  });

  it('has one time limit for calls that follow each other', async () => {
    const bundle = await beginBundle(fetch, 'broadband', 'mobile');
    const plans = [planOf('broadband'), `${fourth?.id}`] as const;
    const page = await whileHanging(() => bundle.read(...plans), 0.8 * livePatienceMs);
    expect(page.words).toContain(`${fourth?.id}`);
    expect(page.answered).toBe(1);
  });

  it('waits once for the details of a bundle', async () => {
    const bundle = await beginBundle(fetch, 'broadband', 'mobile');
    const page = await whileHanging(() => bundle.read(planOf('broadband'), `${third?.id}`));
    expect(page.words).toContain(`${third?.id}`);
    expect(page.answered).toBe(0);
  });
});

it('a comparison fetches its content while it waits for the plans', async () => {
  const asked: string[] = [];
  const files = createFilesContent(bundle);
  const content: ContentPort = {
    ...files,
    version(brand) {
      asked.push('content');
      return files.version(brand);
    },
  };
  const plans: PlansPort = {
    ...own,
    async chosen(choice, asker) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      asked.push('plans answered');
      return own.chosen(choice, asker);
    },
  };
  const loader = createContentLoader([content, files], () => undefined);
  const site = wire({ ports: { plans }, content: () => loader });
  await site(visit(`${originOf('eucalypt')}/compare?plans=${first?.id}&vertical=mobile`));
  expect(asked).toEqual(['content', 'plans answered']);
});

it('a comparison within a bundle waits once', async () => {
  const bundle = await beginBundle(fetch, 'broadband', 'mobile');
  const list = await bundle.read();
  const compared = [...list.matchAll(/name="plans" value="([^"]+)"/g)].map(([, id]) => id);
  const journey = new URL(hrefOf(list, /^Apply Now/), originOf('eucalypt')).searchParams;
  const query = new URLSearchParams({ plans: `${compared[1]}` });
  for (const name of ['leadId', 'visitId']) query.set(name, `${journey.get(name)}`);
  const page = await whileHanging(() => bundle.open(`/compare?${query}&plan=${third?.id}`));
  expect(page.answered).toBe(0);
});

it.each([
  ['the page of a plan', '/plans/mobile/'],
  ['a comparison', '/compare?vertical=mobile&plans='],
])('%s waits once for its plan and a lead', async (_, path) => {
  const ids = `leadId=l-1&visitId=v-1`;
  const asked = `${path}${second?.id}${path.includes('?') ? '&' : '?'}${ids}`;
  const page = await whileHanging(() => read(asked));
  expect(page.words).toContain('just now');
  expect(page.answered).toBe(0);
});
