/** The forms that need a partner: the hero's address, and a lead with one; as JSON and as plain forms. */
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { manual, suburb } from '../../e2e/support/sample-addresses.ts';
import type { Reply } from '../ask.ts';
import type { Errand, Outcome, Visitor } from '../errand.types.ts';
import {
  failed,
  formHeaders,
  formPatienceMs,
  isPage,
  isSorry,
  jsonHeaders,
  jsonOf,
  missed,
  well,
} from '../judge.ts';
import { addressFailed, notSaved } from '../words.data.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

interface Form {
  readonly action: string;
  readonly fields: Fields;
  /** What may be said when it fails: an address by hand is looked up nowhere. */
  readonly sorry: readonly string[];
}

/** Who sends the lead forms: invented, and in no log. */
export const person = {
  name: 'Ada Quill',
  email: 'ada@upstreams.example',
  mobNumber: '0400000000',
};

const byHand = { entry: 'manual', ...manual };

function productsOf(visitor: Visitor): readonly VerticalSlug[] {
  const { products, bundle } = visitor.site;
  const several = bundle && visitor.chance('bundle') < 0.2;
  return several ? products.slice(0, 2) : [visitor.pick('product', products)];
}

function heroForm(visitor: Visitor): Form {
  const vertical = productsOf(visitor);
  const bundle = vertical.length > 1 ? { bundle: '1' } : {};
  const common = { submissionId: visitor.formId(), page: '/', vertical, ...bundle };
  const found = [addressFailed, notSaved];
  const [fields, sorry] = visitor.pick<readonly [Fields, readonly string[]]>('address', [
    [{ mode: 'address', ...byHand }, [notSaved]],
    [{ mode: 'address', recordId: visitor.known.recordId }, found],
    [{ mode: 'postcode', recordId: suburb.line }, found],
  ]);
  return { action: '/api/hero?rc=UP1', fields: { ...common, ...fields }, sorry };
}

function leadForm(visitor: Visitor): Form {
  const vertical = visitor.pick('product', visitor.site.products);
  const known = { entry: 'search', address: visitor.known.line, recordId: visitor.known.recordId };
  const common = { submissionId: visitor.formId(), page: '/solar', vertical, ...person };
  const [fields, sorry] = visitor.pick<readonly [Fields, readonly string[]]>('address', [
    [byHand, [notSaved]],
    [known, [addressFailed, notSaved]],
  ]);
  return { action: '/api/lead-form?rc=UP1', fields: { ...common, ...fields }, sorry };
}

const sendJson = (visitor: Visitor, { action, fields }: Form) =>
  visitor.ask({
    ...{ path: action, headers: jsonHeaders, patienceMs: formPatienceMs },
    body: JSON.stringify(fields),
  });

function sendPlain(visitor: Visitor, { action, fields }: Form): Promise<Reply> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  const post = { path: action, headers: formHeaders, patienceMs: formPatienceMs };
  return visitor.ask({ ...post, body: body.toString() });
}

function judgedJson(reply: Reply, { action, sorry }: Form, done: boolean): Outcome {
  if (done) return well(reply);
  return isSorry(reply, sorry) ? failed(reply) : missed(reply, `POST ${action} as JSON`);
}

/** A failure comes back as the form, with the words and with what was typed. */
function judgedPlain(visitor: Visitor, reply: Reply, form: Form, goesTo: string): Outcome {
  const { action, fields, sorry } = form;
  const location = String(reply.headers.location ?? '');
  if (reply.status === 303 && location.includes(goesTo)) return well(reply);
  const said = sorry.some((words) => reply.text.includes(words));
  const kept = fields.entry !== 'manual' || reply.text.includes(`value="${manual.Locality}"`);
  const page = isPage(reply, 503, visitor.site.brand.name);
  return page && said && kept ? failed(reply) : missed(reply, `POST ${action} as a form`);
}

export const formErrands: readonly Errand[] = [
  {
    name: 'hero, JSON',
    kind: 'call',
    weight: 6,
    async run(visitor) {
      const form = heroForm(visitor);
      const reply = await sendJson(visitor, form);
      const { redirect, visitId, leadId } = jsonOf(reply);
      const done = reply.status === 200 && String(redirect).includes(`visitId=${visitId}`);
      return judgedJson(reply, form, done && typeof leadId === 'string');
    },
  },
  {
    name: 'hero, form',
    kind: 'call',
    weight: 4,
    async run(visitor) {
      const form = heroForm(visitor);
      return judgedPlain(visitor, await sendPlain(visitor, form), form, '/basic-info?');
    },
  },
  {
    name: 'lead form, JSON',
    kind: 'call',
    weight: 2,
    async run(visitor) {
      const form = leadForm(visitor);
      const reply = await sendJson(visitor, form);
      return judgedJson(reply, form, reply.status === 202 && jsonOf(reply).success === true);
    },
  },
  {
    name: 'lead form, form',
    kind: 'call',
    weight: 1,
    async run(visitor) {
      const form = leadForm(visitor);
      return judgedPlain(visitor, await sendPlain(visitor, form), form, '/receipt?ref=');
    },
  },
];
