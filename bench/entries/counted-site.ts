/** The site with counted platform calls; `/__counts` returns the counts since its last call. */
import type { Env } from '../../worker/env.ts';
import site from '../../worker/index.ts';
import { type Counts, countedEnv, noCounts } from '../actions/binding-counts.ts';

const counts = noCounts();
const counted = new WeakMap<Env, Env>();

function envOf(env: Env): Env {
  const known = counted.get(env) ?? countedEnv(env, counts);
  counted.set(env, known);
  return known;
}

type Site = typeof site;

export default {
  async fetch(...[request, env, context]: Parameters<Site['fetch']>): Promise<Response> {
    if (new URL(request.url).pathname !== '/__counts') {
      return site.fetch(request, envOf(env), context);
    }
    const told: Counts = { ...counts };
    Object.assign(counts, noCounts());
    return Response.json(told);
  },
  scheduled: (...[event, env]: Parameters<Site['scheduled']>) => site.scheduled(event, envOf(env)),
  queue: (...[batch, env]: Parameters<Site['queue']>) => site.queue(batch, envOf(env)),
};
