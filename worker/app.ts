/** The Hono app: middleware in order, routes mounted, every failure answered from the catalogue. */
import { Hono } from 'hono';
import { resolveBrand } from './brand.ts';
import type { AppEnv, Ports } from './context.ts';
import { checkEnv, type Env, stageOf } from './env.ts';
import { Problem } from './http/errors.ts';
import { finish } from './http/finish.ts';
import { checkRequestLine } from './http/limits.ts';
import { logProblem, logRequest } from './http/request-log.ts';
import { asProblem, problemJson } from './http/respond.ts';
import type { ContentLoader } from './page/load.ts';
import { plainPage } from './page/plain.ts';
import { address } from './routes/address.ts';
import { challenge } from './routes/challenge.ts';
import { colours } from './routes/colours.ts';
import { compare } from './routes/compare.tsx';
import { contact, messageSent } from './routes/contact.tsx';
import { flow } from './routes/flow.tsx';
import { gateway } from './routes/gateway.ts';
import { health } from './routes/health.ts';
import { hero } from './routes/hero.tsx';
import { lead } from './routes/lead.tsx';
import { leadForm } from './routes/lead-form.tsx';
import { openapi } from './routes/openapi.ts';
import { pages } from './routes/pages.ts';
import { problemPage } from './routes/problem-page.tsx';
import { seo } from './routes/seo.ts';
import { withdraw, withdrawPage } from './routes/withdraw.tsx';

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
    c.set('route', 'refused');
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

  app.route('/', health);
  app.route('/', seo);
  app.route('/colours', colours);
  app.route('/api/v2', gateway);
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
