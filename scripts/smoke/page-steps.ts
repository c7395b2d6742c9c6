/** The smoke test's read-only steps: health, home page with its files, lists, products, plan, robots, 404. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { testCode } from '../../domain/leads/test-lead.ts';
import { attribute, openingTags } from '../content/html-facts.ts';
import { demand, demandPage, demandStatus, jsonAt } from './expect-answer.ts';
import type { SmokeStep, Workshop } from './smoke-run.ts';
import { Fault, type Site, type SiteAnswer } from './smoke-site.ts';

export interface Expected {
  /** `<brand>-<stage>`: a release must not pass because another site answered. */
  readonly env?: string | undefined;
  readonly build?: string | undefined;
  readonly version?: string | undefined;
}

/** A new deployment takes a few seconds to reach all of Cloudflare. */
export const settleMs = 10_000;

export const log = ({ isLocal, env }: Workshop) =>
  isLocal
    ? 'See what npm start prints, and npm run doctor'
    : `See what the worker says: npx wrangler tail --env ${env}`;

/** `npm run <name>`, with the options for the site's target. */
export const command = (name: string, { options }: Workshop, ...words: string[]) =>
  `npm run ${[name, ...(options || words.length > 0 ? ['--'] : []), ...words].join(' ')}${options}`;

export const loadPlans = (workshop: Workshop) =>
  `Load providers and plans: ${workshop.isLocal ? 'npm run seed' : command('catalogue:import', workshop, '<folder|file>')} (docs/operations/catalogue.md)`;

export const health = ({ env, build, version }: Expected): SmokeStep => ({
  name: 'health',
  needs: [],
  remedy: ({ isLocal, env }) =>
    isLocal
      ? 'Is it started, and under that name? npm start prints each URL; npm run doctor says who has the port'
      : `Is it deployed? npx wrangler deployments status --env ${env}`,
  async run(site, found) {
    const answer = await untilVersion(site, version);
    demandStatus(answer, 200, '/healthz');
    const [brand, stage, now] = ['brand', 'stage', 'build'].map((name) =>
      String(demand(jsonAt(answer, name), `/healthz does not say its ${name}`)),
    );
    const answers = `${brand}-${stage}`;
    if (env !== undefined && answers !== env) throw new Fault(`is ${answers}, not ${env}`);
    if (build !== undefined && now !== build) throw new Fault(`runs build ${now}, not ${build}`);
    const runs = jsonAt(answer, 'version');
    if (version !== undefined && runs !== version) {
      throw new Fault(`answers as version ${runs}, not ${version}`);
    }
    Object.assign(found, { brand, stage });
    found.addresses = String(jsonAt(answer, 'addresses', 'kind'));
    return `${brand}, ${stage}, build ${now}, addresses: ${found.addresses}`;
  },
});

async function untilVersion(site: Site, version: string | undefined): Promise<SiteAnswer> {
  const end = Date.now() + settleMs;
  while (true) {
    const answer = await site.get('/healthz');
    const there = version === undefined || jsonAt(answer, 'version') === version;
    if (there || Date.now() > end) return answer;
    await pause(500);
  }
}

const demandedHeaders = [
  ['content-security-policy', /default-src 'none'/],
  ['strict-transport-security', /max-age=\d{8}/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
] as const;

const home: SmokeStep = {
  name: 'home page',
  needs: [],
  remedy: (workshop) =>
    `${log(workshop)}; is its content live? ${command('content:status', workshop)}`,
  async run(site, found) {
    const answer = await site.get(`/?rc=${testCode}`);
    const title = demandPage(answer, '/');
    for (const [name, pattern] of demandedHeaders) {
      if (!pattern.test(answer.header(name))) throw new Fault(`/ has no proper header ${name}`);
    }
    found.home = answer.body;
    return title;
  },
};

const files: SmokeStep = {
  name: 'files',
  needs: ['home'],
  remedy: (workshop) =>
    `Page and files are from two builds: ${workshop.isLocal ? 'stop npm start and start it again' : `release again, ${command('release', workshop)}`}`,
  async run(site, { home = '' }) {
    const tags = openingTags(home);
    const sheet = tags.find(
      ({ name, attributes }) => name === 'link' && attribute(attributes, 'rel') === 'stylesheet',
    );
    const script = tags.find(
      ({ name, attributes }) => name === 'script' && attribute(attributes, 'src'),
    );
    const sizes = await Promise.all([
      verified(site, sheet?.attributes, 'href', 'text/css'),
      verified(site, script?.attributes, 'src', 'text/javascript'),
    ]);
    return `style sheet and runtime, ${sizes.join(' and ')} characters, as the page says`;
  },
};

/** @returns the file's length */
async function verified(site: Site, tag: string | undefined, name: string, type: string) {
  const path = demand(tag && attribute(tag, name), `/ has no ${type} file`);
  const integrity = demand(tag && attribute(tag, 'integrity'), `${path} has no integrity`);
  const answer = await site.get(path);
  demandStatus(answer, 200, path);
  if (!answer.header('content-type').startsWith(type)) throw new Fault(`${path} is not ${type}`);
  const hash = createHash('sha384').update(answer.body).digest('base64');
  if (integrity !== `sha384-${hash}`) throw new Fault(`${path} is not the file that / asks for`);
  return answer.body.length;
}

const siteMap: SmokeStep = {
  name: 'sitemap',
  needs: [],
  remedy: (workshop) => `${log(workshop)}; npm run content:check`,
  async run(site, found) {
    const [map, robots] = await Promise.all([site.get('/sitemap.xml'), site.get('/robots.txt')]);
    demandStatus(map, 200, '/sitemap.xml');
    demandStatus(robots, 200, '/robots.txt');
    if (!/^User-agent: /m.test(robots.body)) throw new Fault('/robots.txt has no rule for robots');
    const paths = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
      if (!URL.canParse(url)) throw new Fault(`/sitemap.xml names “${url}”, which is not a URL`);
      return new URL(url).pathname;
    });
    if (paths.length === 0) throw new Fault('/sitemap.xml names no pages');
    const lists = paths.filter((path) => /^\/[a-z-]+\/plans$/.test(path));
    if (lists.length > 0) found.lists = lists.join(' ');
    const plan = paths.find((path) => path.startsWith('/plans/'));
    if (plan) found.plan = plan;
    return `${paths.length} pages, ${lists.length} of them lists of plans`;
  },
};

const products: SmokeStep = {
  name: 'product pages',
  needs: ['lists'],
  remedy: log,
  async run(site, { lists = '' }) {
    const paths = lists.split(' ').map((path) => path.replace(/\/plans$/, ''));
    for (const path of paths) demandPage(await site.get(path), path);
    return paths.join(' ');
  },
};

const planLists: SmokeStep = {
  name: 'plan lists',
  needs: ['lists'],
  remedy: loadPlans,
  async run(site, { lists = '' }) {
    const paths = lists.split(' ');
    for (const path of paths) {
      const answer = await site.get(path);
      demandPage(answer, path);
      if (!answer.body.includes('href="/plans/')) throw new Fault(`${path} lists no plans`);
    }
    return paths.join(' ');
  },
};

const planPage: SmokeStep = {
  name: 'plan page',
  needs: ['plan'],
  remedy: log,
  run: async (site, { plan = '' }) => demandPage(await site.get(plan), plan),
};

const notFound: SmokeStep = {
  name: 'not found',
  needs: [],
  remedy: log,
  async run(site) {
    const path = '/smoke-test/nothing-here';
    demandStatus(await site.get(path), 404, path);
    return 'a missing page answers 404';
  },
};

export const frontSteps: readonly SmokeStep[] = [home, files];
export const readingSteps: readonly SmokeStep[] = [
  siteMap,
  products,
  planLists,
  planPage,
  notFound,
];
