/** The visitors of a run: each fills in a form, sends it until there is an answer, and records the answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { isTestEmail } from '../../domain/leads/test-lead.ts';
import { jsonBody } from '../../scripts/site/local-server.ts';
import { jsonOf, visit } from '../harness/visitor.ts';
import { appendLine } from './ledger.ts';
import type { Form } from './planned-forms.ts';

export interface Visitors {
  readonly port: number;
  readonly ledger: string;
  readonly forms: readonly Form[];
  /** How many send at once. */
  readonly parallel: number;
  /** Called after each form is acknowledged or given up, with the number of forms so far. */
  readonly onDone: (done: number) => void;
}

/** Resolves when every visitor has an answer or has given up. */
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
  const items = isTestEmail(email) ? [] : kind === 'contact' ? ['message'] : verticals;
  appendLine(ledger, { what: 'asked', id, kind, email, rc, items });
  const last = await lastPost(port, form);
  if ('status' in last) {
    appendLine(ledger, { what: 'given up', id, status: last.status });
    return;
  }
  const send = async () => note(ledger, id, await postUntilAnswered(port, last));
  await Promise.all(form.again === 'at once' ? [send(), send()] : [send()]);
  if (form.again === 'later') await send();
}

function note(ledger: string, id: string, { status, body: { reference } }: Posted): void {
  const yes = status === 202 && typeof reference === 'string';
  appendLine(
    ledger,
    yes
      ? { what: 'acknowledged', id, reference, at: Date.now() }
      : { what: 'given up', id, status },
  );
}

interface Post {
  readonly path: string;
  readonly body: object;
  readonly ip: string;
  readonly cookie: string;
}

/** The post that is acknowledged, or the answer to the address form before it, if that form was refused. */
async function lastPost(port: number, form: Form): Promise<Post | Posted> {
  const { id, ip, kind, name, email, rc, rcBy, verticals } = form;
  const query = new URLSearchParams(rcBy === 'query' ? { rc, utm_source: 'faults' } : {});
  const from = { ip, cookie: rcBy === 'cookie' ? `kj_ref=rcCode=${rc}` : '' };
  const person = { submissionId: id, name, email, mobNumber: form.mobile };
  const [vertical] = verticals;
  if (kind === 'contact') {
    const body = { ...person, page: '/contact', message: `Please call me about ${rc}.` };
    return { ...from, path: `/api/contact?${query}`, body };
  }
  if (kind === 'lead-form') {
    const body = { ...person, page: '/solar', vertical, ...address(form) };
    return { ...from, path: `/api/lead-form?${query}`, body };
  }
  const products = { vertical: verticals, bundle: kind === 'bundle' };
  const hero = { submissionId: form.heroId, page: '/', mode: 'address', ...products };
  const posted = await postUntilAnswered(port, {
    ...from,
    path: `/api/hero?${query}`,
    body: { ...hero, ...address(form) },
  });
  if (posted.status !== 200) return posted;
  const { leadId, visitId } = posted.body;
  const page = `/${kind === 'bundle' ? kind : vertical}/basic-info`;
  return { path: '/api/lead', body: { ...person, leadId, visitId, page }, ip, cookie: '' };
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

interface Posted {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The same as in client/islands/form/send-form.ts. */
const timeoutMs = 20_000;
const retries = 2;
const pauseMs = 1200;
/** How many times a visitor presses the button before giving up. */
const presses = 10;

/** Posts until there is a clear answer or the visitor gives up. */
async function postUntilAnswered(port: number, { path, body, ip, cookie }: Post): Promise<Posted> {
  const { headers, ...json } = jsonBody(body);
  const sent = { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  const site = { host: 'acacia.localhost', port, path, patienceMs: timeoutMs };
  for (let attempt = 1; ; attempt += 1) {
    const reply = await visit(ip, { ...site, ...json, headers: sent });
    const answer = jsonOf(reply);
    const clear = reply.status > 0 && reply.status < 500 && Object.keys(answer).length > 0;
    if (clear || attempt === presses * (retries + 1)) return { status: reply.status, body: answer };
    await pause(pauseMs);
  }
}
