/** Asks the address index from within workerd, where the site asks it: over a proxy every message would cost milliseconds. */
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
