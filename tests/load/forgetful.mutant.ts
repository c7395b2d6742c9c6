/** A mutant of the worker that says yes to every fifth lead without storing it. The load run must catch it. */
import worker from '../../worker/index.ts';

let leads = 0;

type Fetch = typeof worker.fetch;

// biome-ignore lint/style/noDefaultExport: workerd finds a worker by its default export.
export default {
  ...worker,
  async fetch(...[request, env, context]: Parameters<Fetch>): Promise<Response> {
    if (new URL(request.url).pathname !== '/api/lead') return worker.fetch(request, env, context);
    leads += 1;
    if (leads % 5 > 0) return worker.fetch(request, env, context);
    return Response.json({ success: true, reference: `FORGOTTEN-${leads}` }, { status: 202 });
  },
};
