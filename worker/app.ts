/** The Hono app: the middleware in order, the routes, and a problem as the answer to every failure. */
import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { brandByHost } from '../brands/brands.ts';
import type { Brand, Stage } from '../domain/brand.ts';
import { heroFormPath } from '../domain/forms/hero-rules.ts';
import type { Cms } from './content/cms.types.ts';
import type { ContentLoader } from './content/loader.ts';
import type { AppEnv, Ports } from './context.ts';
import { checkEnv, type Env, stageOf } from './env.ts';
import { Problem } from './http/errors.ts';
import { logProblem, logRequest } from './http/log.ts';
import { checkRequestLine } from './http/request-checks.ts';
import { asProblem, finish, problemJson, toHttps } from './http/respond.ts';
import { plainPage } from './render/plain-page.ts';
import { problemPage } from './render/problem-pages.tsx';
import { documentRenderer } from './render/visitor-page.tsx';
import { address } from './routes/api/address.route.ts';
import { energyPlans } from './routes/api/energy-plans.route.ts';
import { gateway } from './routes/api/gateway.route.ts';
import { health } from './routes/api/health.route.ts';
import { plans } from './routes/api/plans.route.ts';
import { inPreview } from './routes/content/in-preview.ts';
import { pictures } from './routes/content/pictures.route.ts';
import { preview } from './routes/content/preview.route.ts';
import { publish } from './routes/content/publish.route.ts';
import { contact, messageSent } from './routes/forms/contact.route.tsx';
import { hero } from './routes/forms/hero.route.tsx';
import { lead } from './routes/forms/lead.route.tsx';
import { leadForm } from './routes/forms/lead-form.route.tsx';
import { challenge } from './routes/journey/challenge.route.ts';
import { journey } from './routes/journey/journey.route.tsx';
import { receiptPages, withdraw } from './routes/journey/receipt.route.tsx';
import { compare } from './routes/pages/compare.route.tsx';
import { pages } from './routes/pages/pages.route.tsx';
import { planPages } from './routes/pages/plan-page.route.tsx';
import { siteFiles } from './routes/pages/site-files.route.ts';
import { workshop } from './routes/workshop/workshop.route.tsx';

/** The app's dependencies; the entry passes the real ones, tests their own. */
export interface Wiring {
  readonly content: (env: Env) => ContentLoader;
  readonly ports: (env: Env) => Ports;
  /** Undefined where the site has no CMS. */
  readonly cms?: (env: Env) => Cms | undefined;
}

/** Builds the app once; it is then shared by all requests of an isolate. */
export function createApp(wiring: Wiring): Hono<AppEnv> {
  // Hono's default router first compiles all routes into one expression: 2.5 ms of a new isolate's first page.
  const app = new Hono<AppEnv>({ router: new TrieRouter() });

  app.use(async (c, next) => {
    const startedAt = Date.now();
    checkEnv(c.env);
    const stage = stageOf(c.env);
    c.set('stage', stage);
    c.set('requestId', crypto.randomUUID());
    const host = new URL(c.req.url).hostname;
    c.set('host', host);
    const brand = resolveBrand(host, stage, c.env.BRAND);
    if (brand) {
      c.set('brand', brand);
      c.set('content', wiring.content(c.env));
      c.set('ports', wiring.ports(c.env));
      c.set('cms', wiring.cms?.(c.env));
      await next();
    } else {
      c.res = plainPage(new Problem('unknown_host'));
    }
    finish(c, c.res, startedAt);
    logRequest(c, c.res, startedAt);
  });
  // First, because a refused request is answered with a page too.
  app.use(documentRenderer);
  app.use(async (c, next) => {
    checkRequestLine(c.req.raw);
    return toHttps(c) ?? next();
  });
  app.use(inPreview);

  app.route('/', health);
  app.route('/', siteFiles);
  app.route('/', workshop);
  app.route('/api/v2', gateway);
  app.route('/api/plans/energy', energyPlans);
  app.route('/api/plans', plans);
  app.route('/api/hero', hero);
  app.route(heroFormPath, hero);
  app.route('/api/lead', lead);
  app.route('/api/lead-form', leadForm);
  app.route('/api/contact', contact);
  app.route('/api/withdraw', withdraw);
  app.route('/api/content/publish', publish);
  app.route('/api', address);
  app.all('/api/*', (c) => {
    const methods = methodsOn(app, c.req.path);
    // A route served on only some stages has passed the request on to here.
    const hasOtherMethods = methods.length > 0 && !methods.includes(c.req.method);
    throw new Problem(hasOtherMethods ? 'method_not_allowed' : 'not_found');
  });
  app.route('/', preview);
  app.route('/', pictures);
  app.route('/', challenge);
  app.route('/', journey);
  app.route('/', messageSent);
  app.route('/', receiptPages);
  app.route('/', compare);
  app.route('/', planPages);
  app.route('/', pages);
  app.all('*', () => {
    throw new Problem('method_not_allowed');
  });

  app.onError(async (error, c) => {
    const { path } = c.req;
    let problem = asProblem(error);
    if (problem.code === 'method_not_allowed') {
      const allow = new Set([...(isApi(path) ? [] : ['GET', 'HEAD']), ...methodsOn(app, path)]);
      c.set('allow', [...allow]);
      // A path that no method works on does not exist.
      if (allow.size === 0) problem = new Problem('not_found', { cause: error });
    }
    logProblem(c, problem);
    if (!c.get('brand')) return plainPage(problem);
    const program = isApi(path) && !wantsHtml(c.req.raw);
    return program ? problemJson(c, problem) : problemPage(c, problem);
  });
  return app;
}

const isApi = (path: string) => path.startsWith('/api/');

/** The methods that serve this exact path; none for a path that only a pattern matches. */
function methodsOn(app: Hono<AppEnv>, path: string): string[] {
  const own = app.routes.flatMap((route) => (route.path === path ? [route.method] : []));
  const methods = own.filter((method) => method !== 'ALL');
  return [...new Set(methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods)];
}

/** A deployed worker serves one brand; where `only` is empty, every brand answers on its own host. */
function resolveBrand(host: string, stage: Stage, only: string): Brand | undefined {
  const brand = brandByHost(host, stage);
  return only === '' || brand?.slug === only ? brand : undefined;
}

/** True for a browser: one that posted a form needs a page as its answer, even under /api/. */
function wantsHtml(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}
