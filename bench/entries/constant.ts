/** The physical limit: a worker that returns the bytes and headers it was given, and does nothing else. */
export interface Constant {
  readonly body: string;
  readonly headers: [string, string][];
}

const constants = new Map<string, Constant>();

export default {
  /** PUT gives the answer to the requests for its URL; every other method gets it. */
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'PUT') {
      const given: Constant = await request.json();
      constants.set(request.url, given);
      return new Response('set');
    }
    const constant = constants.get(request.url);
    if (!constant) return new Response('This URL was given no answer', { status: 404 });
    return new Response(constant.body, { headers: constant.headers });
  },
};
