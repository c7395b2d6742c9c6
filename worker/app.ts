/** The Hono app: middleware in order, routes mounted, every failure answered as a problem. */
import { Hono } from 'hono';
import type { ContentLoader } from './content/loader.ts';
import type { AppEnv, Ports } from './context.ts';
import { checkEnv, type Env, stageOf } from './env.ts';
import { Problem } from './http/errors.ts';
import { logProblem, logRequest } from './http/log.ts';
import { checkRequestLine } from './http/request-checks.ts';
import { asProblem, finish, problemJson } from './http/respond.ts';
import { plainPage } from './render/plain-page.ts';
import { documentRenderer } from './render/visitor-page.tsx';
import { resolveBrand } from './resolve-brand.ts';
import { address } from './routes/api/address.route.ts';
import { gateway } from './routes/api/gateway.route.ts';
import { health } from './routes/api/health.route.ts';
import { plans } from './routes/api/plans.route.ts';
import { contact, messageSent } from './routes/forms/contact.route.tsx';
import { hero } from './routes/forms/hero.route.tsx';
import { lead } from './routes/forms/lead.route.tsx';
import { leadForm } from './routes/forms/lead-form.route.tsx';
import { challenge } from './routes/journey/challenge.route.ts';
import { flow } from './routes/journey/journey.route.tsx';
import { withdraw, withdrawPage } from './routes/journey/withdraw.route.tsx';
import { colours } from './routes/pages/colours.route.ts';
import { compare } from './routes/pages/compare.route.tsx';
import { pages } from './routes/pages/pages.route.ts';
import { problemPage } from './routes/pages/problem-page.tsx';
import { seo } from './routes/pages/seo.route.ts';
import { openapi } from './routes/workshop/openapi.route.ts';

/** What the app is wired with; the entry gives the real ones, tests give their own. */
export interface Wiring {
  readonly content: (env: Env) => ContentLoader;
  readonly ports: (env: Env) => Ports;
}

/** Builds the app once; it is then shared by all requests of an isolate. */
export function createApp(wiring: Wiring): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const startedAt = Date.now();
    checkEnv(c.env);
    const stage = stageOf(c.env);
    c.set('stage', stage);
    c.set('requestId', crypto.randomUUID());
    const brand = resolveBrand(new URL(c.req.url).hostname, stage, c.env.BRAND);
    if (brand) {
      c.set('brand', brand);
      c.set('content', wiring.content(c.env));
      c.set('ports', wiring.ports(c.env));
      await next();
    } else {
      c.res = plainPage(new Problem('unknown_host'));
    }
    finish(c, c.res, startedAt);
    logRequest(c, c.res, startedAt);
  });
  app.use(async (c, next) => {
    checkRequestLine(c.req.raw);
    await next();
  });

  app.use(documentRenderer);

  app.route('/', health);
  app.route('/', seo);
  app.route('/colours', colours);
  app.route('/api/v2', gateway);
  app.route('/api/plans', plans);
  app.route('/api/hero', hero);
  app.route('/api/lead', lead);
  app.route('/api/lead-form', leadForm);
  app.route('/api/contact', contact);
  app.route('/api/withdraw', withdraw);
  app.route('/api', address);
  app.route('/api', openapi);
  app.all('/api/*', (c) => {
    const known = app.routes.some((route) => route.method === 'POST' && route.path === c.req.path);
    throw new Problem(known ? 'method_not_allowed' : 'not_found');
  });
  app.route('/', challenge);
  app.route('/', flow);
  app.route('/', messageSent);
  app.route('/', withdrawPage);
  app.route('/', compare);
  app.route('/', pages);
  app.all('*', () => {
    throw new Problem('method_not_allowed');
  });

  app.onError(async (error, c) => {
    const problem = asProblem(error);
    logProblem(c, problem);
    if (!c.get('brand')) return plainPage(problem);
    const program = c.req.path.startsWith('/api/') && !wantsHtml(c.req.raw);
    return program ? problemJson(c, problem) : problemPage(c, problem);
  });
  return app;
}

/** A browser that posted a form wants a page, whatever the path is called. */
function wantsHtml(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}
