/** The visitors of a run: each fills in its form, sends it until it is answered, and writes down the answer. */
import { type Browser, type Posted, postUntilAnswered } from './fault-browser.ts';
import { appendLine } from './json-lines.ts';
import type { Form } from './kill-plan.ts';
import type { Acknowledged, Asked, GivenUp } from './ledger.types.ts';

export interface Visitors {
  readonly port: number;
  readonly ledger: string;
  readonly forms: readonly Form[];
  /** How many are at it at the same time. */
  readonly parallel: number;
  /** After each form that was acknowledged or given up, with how many there were. */
  readonly onDone: (done: number) => void;
}

/** Resolves when everybody has an answer, or has given up. */
export async function sendAll({ port, ledger, forms, parallel, onDone }: Visitors): Promise<void> {
  let next = 0;
  let done = 0;
  const visitor = async () => {
    for (let form = forms[next++]; form; form = forms[next++]) {
      await sendOne(port, ledger, form);
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
}

async function sendOne(port: number, ledger: string, form: Form): Promise<void> {
  const { id, kind, email, rc, verticals } = form;
  const items = kind === 'contact' ? ['message'] : verticals;
  appendLine(ledger, { what: 'asked', id, kind, email, rc, items } satisfies Asked);
  const last = await lastPost(port, form);
  if ('status' in last) {
    appendLine(ledger, { what: 'given up', id, status: last.status } satisfies GivenUp);
    return;
  }
  const send = async () => note(ledger, id, await postUntilAnswered(port, ...last.post));
  await Promise.all(form.again === 'at once' ? [send(), send()] : [send()]);
  if (form.again === 'later') await send();
}

function note(ledger: string, id: string, { status, body }: Posted): void {
  const { reference } = (body ?? {}) as { reference?: unknown };
  const yes = status === 202 && typeof reference === 'string';
  const line: Acknowledged | GivenUp = yes
    ? { what: 'acknowledged', id, reference, at: Date.now() }
    : { what: 'given up', id, status };
  appendLine(ledger, line);
}

type Post = readonly [path: string, body: object, browser: Browser];

/** The post that is acknowledged; where an address comes first, that one is made here. */
async function lastPost(port: number, form: Form): Promise<{ post: Post } | Posted> {
  const { id, ip, kind, name, email, rc, rcBy, verticals } = form;
  const query = new URLSearchParams(rcBy === 'query' ? { rc, utm_source: 'faults' } : {});
  const at = (path: string) => `${path}?${query}`;
  const browser = { ip, cookie: rcBy === 'cookie' ? `kj_ref=rcCode=${rc}` : '' };
  const person = { submissionId: id, name, email, mobNumber: form.mobile };
  const [vertical] = verticals;
  if (kind === 'contact') {
    const body = { ...person, page: '/contact', message: `Please call me about ${rc}.` };
    return { post: [at('/api/contact'), body, browser] };
  }
  if (kind === 'lead-form') {
    const body = { ...person, page: '/solar', vertical, ...address(form) };
    return { post: [at('/api/lead-form'), body, browser] };
  }
  const hero = await postUntilAnswered(
    port,
    at('/api/hero'),
    {
      ...{ submissionId: form.heroId, page: '/', mode: 'address', vertical: verticals },
      ...{ bundle: kind === 'bundle', ...address(form) },
    },
    browser,
  );
  if (hero.status !== 200) return hero;
  const { leadId, visitId } = hero.body as { leadId: string; visitId: string };
  const page = `/${kind === 'bundle' ? kind : vertical}/basic-info`;
  return { post: ['/api/lead', { ...person, leadId, visitId, page }, { ip, cookie: '' }] };
}

function address({ street: { number, name } }: Form) {
  return {
    entry: 'manual',
    StreetNumber1: number,
    StreetName: name,
    Locality: 'Brunswick',
    State: 'VIC',
    Postcode: '3056',
  };
}
