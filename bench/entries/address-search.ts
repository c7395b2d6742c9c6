/** Searches the address index inside workerd, as the site does: through a proxy, every message would take milliseconds. */
import type { D1Database } from '@cloudflare/workers-types';
import { askAddresses, type Question } from '../addresses/ask-addresses.ts';

export default {
  /** The path names the database's binding. */
  async fetch(request: Request, env: Readonly<Record<string, D1Database>>): Promise<Response> {
    const db = env[new URL(request.url).pathname.slice(1)];
    if (!db) return new Response('There is no database of this name', { status: 404 });
    const question: Question = await request.json();
    return Response.json(await askAddresses(db, question));
  },
};
