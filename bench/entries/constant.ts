/** The lower bound: a worker that only returns the bytes and headers it was given. */
export interface Constant {
  readonly body: string;
  readonly headers: [string, string][];
}

const constants = new Map<string, Constant>();

export default {
  /** PUT sets the answer for its URL; every other method gets it. */
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
