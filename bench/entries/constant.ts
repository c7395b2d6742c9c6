/** Bench anchor: the physical limit, a worker that returns the same bytes and headers as a constant. */
let constant: { body: string; headers: [string, string][] } | undefined;

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'PUT') {
      const given = (await request.json()) as { body: string; headers: [string, string][] };
      constant = given;
      return new Response('set');
    }
    return new Response(constant?.body ?? '', { headers: constant?.headers ?? [] });
  },
};
