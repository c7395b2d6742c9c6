/** The forms that need a partner, sent as JSON and as plain forms: the hero, and a lead form with an address. */
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { formBody, jsonBody, type Reply } from '../../../scripts/site/local-server.ts';
import { manual, suburb } from '../../e2e/support/sample-addresses.ts';
import { jsonOf } from '../../harness/visitor.ts';
import type { Errand, Outcome, Visitor } from '../errand.ts';
import {
  addressFailed,
  failed,
  formPatienceMs,
  isPage,
  isSorry,
  missed,
  notSaved,
  well,
} from '../judge.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

interface Form {
  readonly action: string;
  readonly fields: Fields;
  /** The messages allowed when it fails: an address typed by hand is never looked up, so that cannot fail. */
  readonly sorry: readonly string[];
}

/** The invented sender of the lead forms, who must never appear in the log. */
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
  visitor.ask({ path: action, patienceMs: formPatienceMs, ...jsonBody(fields) });
const sendPlain = (visitor: Visitor, { action, fields }: Form) =>
  visitor.ask({ path: action, patienceMs: formPatienceMs, ...formBody(fields) });

function judgedJson(reply: Reply, { action, sorry }: Form, done: boolean): Outcome {
  if (done) return well(reply);
  return isSorry(reply, sorry) ? failed(reply) : missed(reply, `POST ${action} as JSON`);
}

/** A failure must show the form again, with the right words and what was typed. */
function judgedPlain(visitor: Visitor, reply: Reply, form: Form, goesTo: string): Outcome {
  const { action, fields, sorry } = form;
  const location = String(reply.headers.location ?? '');
  if (reply.status === 303 && location.includes(goesTo)) return well(reply);
  const said = sorry.some((words) => reply.body.includes(words));
  const kept = fields.entry !== 'manual' || reply.body.includes(`value="${manual.Locality}"`);
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
