/** The smoke test's steps through the main job, without script: address, plan, details, receipt, withdrawal. */
import { demand, demandPage, demandStatus, jsonAt, seeOther } from './expect-answer.ts';
import { choicesOf, filled, formTo, linksOf, wordsOf } from './page-forms.ts';
import { command, loadPlans, log } from './page-steps.ts';
import type { SmokeStep } from './smoke-run.ts';
import { Fault, type Site } from './smoke-site.ts';

/** Numbers that the regulator reserves for fiction. */
const mobiles = ['0491570156', '0491570157', '0491570158', '0491570159', '0491570110'] as const;

/** A person with an impossible email: the lead is kept as a test and never passed on. */
export function smokePerson(chance: number, id: string) {
  const mobNumber = mobiles[Math.floor(chance * mobiles.length)] ?? mobiles[0];
  return { name: 'Smoke Test', email: `smoke-${id}@kurrajong.invalid`, mobNumber };
}

/** Text for the address box: the first is in the sample, the others in any national index. */
const typedAddresses = ['12 Bellbird', '1 George Street', '10 High Street'];
const typedPostcode = '3056';

const search = (typed: readonly string[]): SmokeStep => ({
  name: 'address search',
  needs: [],
  remedy: (workshop) =>
    `Which addresses are loaded? ${command('addresses:status', workshop)}; name one with --address`,
  async run(site, found) {
    const token = jsonAt(await site.postJson('/api/next-token', {}), 'nextToken');
    const headers = typeof token === 'string' && token !== '' ? { authorization: token } : {};
    for (const address of typed) {
      const answer = await site.postJson('/api/address-search', { address }, headers);
      demandStatus(answer, 200, '/api/address-search');
      const id = jsonAt(answer, 'data', 0, 'RecordId');
      if (typeof id !== 'string') continue;
      const record = await site.postJson('/api/retreive-address', { recordId: id }, headers);
      demandStatus(record, 200, '/api/retreive-address');
      const postcode = demand(jsonAt(record, 'Postcode'), 'the address has no postcode');
      found.typed = address;
      return `“${address}” finds ${jsonAt(answer, 'data', 0, 'DisplayLine')}, postcode ${postcode}`;
    }
    throw new Fault(`no address for ${typed.map((one) => `“${one}”`).join(', ')}`);
  },
});

const hero: SmokeStep = {
  name: 'hero submit',
  needs: ['home', 'typed'],
  remedy: (workshop) => `Does the database have its tables? ${command('doctor', workshop)}`,
  async run(site, found) {
    const form = demand(formTo(found.home ?? '', '/find-address'), '/ has no address form');
    const [mode] = form.inputs.filter(({ name }) => name === 'mode').map(({ value }) => value);
    const bundle = form.inputs.some(({ name, value }) => name === 'bundle' && value === '1');
    const address = mode === 'postcode' ? typedPostcode : (found.typed ?? '');
    const vertical = choicesOf(form, 'vertical').slice(0, bundle ? 2 : 1);
    const sent = filled(form, { address, ...(vertical.length > 0 && { vertical }) });
    let answer = await site.postForm(form.action, sent);
    if (answer.status === 200) {
      const choices = demand(formTo(answer.body, '/find-address'), 'no address was offered');
      const name = choicesOf(choices, 'recordId').length > 0 ? 'recordId' : 'address';
      const chosen = demand(choicesOf(choices, name)[0], `no choice for “${address}”`);
      answer = await site.postForm(choices.action, filled(choices, { [name]: chosen }));
    }
    const next = seeOther(answer, '/find-address');
    const query = new URLSearchParams(next.split('?')[1]);
    for (const id of ['visitId', 'leadId']) demand(query.get(id), `the next step has no ${id}`);
    found.results = next;
    return `visit and lead are on record; on to ${next.split('?')[0]}`;
  },
};

/** The most choices of plans; in a bundle, each product has one. */
const mostChoices = 8;

const results: SmokeStep = {
  name: 'results',
  needs: ['results'],
  remedy: (workshop) => `Is there a plan for this address? ${loadPlans(workshop)}`,
  async run(site, found) {
    let path = found.results ?? '';
    for (let chosen = 0; chosen <= mostChoices; chosen += 1) {
      const answer = await site.get(path);
      demandPage(answer, path.split('?')[0] ?? '');
      if (formTo(answer.body, '/api/lead')) {
        found.details = answer.body;
        return `${chosen === 0 ? 'no plan' : `${chosen} of the plans`} chosen, the details form is there`;
      }
      const apply = linksOf(answer.body).find(
        (link) => /[?&]plan=/.test(link) && link.includes('leadId='),
      );
      path = demand(apply, `${path.split('?')[0]} offers no plan to apply for`);
    }
    throw new Fault(`no details form after ${mostChoices} plans`);
  },
};

const lead = (person: ReturnType<typeof smokePerson>): SmokeStep => ({
  name: 'lead form',
  needs: ['details'],
  remedy: log,
  async run(site, found) {
    const form = demand(formTo(found.details ?? '', '/api/lead'), 'no details form');
    const next = seeOther(await site.postForm(form.action, filled(form, person)), '/api/lead');
    const reference = new URLSearchParams(next.split('?')[1]).get('ref') ?? '';
    if (!/^KJ-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference))
      throw new Fault(`leads to ${next}, not to a receipt`);
    found.receipt = next;
    found.reference = reference;
    return `taken as ${reference}, a test: no partner gets it`;
  },
});

const receipt: SmokeStep = {
  name: 'receipt',
  needs: ['receipt'],
  remedy: (workshop) =>
    `Is the lead on record? ${command('leads', workshop, 'show', workshop.reference)}`,
  async run(site, { receipt: path = '', reference = '' }) {
    const answer = await site.get(path);
    demandPage(answer, '/receipt');
    if (!answer.body.includes(reference)) throw new Fault(`/receipt does not show ${reference}`);
    return wordsOf(answer.body, 'h1');
  },
};

const withdrawal: SmokeStep = {
  name: 'withdrawal',
  needs: ['reference'],
  remedy: (workshop) =>
    `Withdraw it by hand: ${command('leads', workshop, 'withdraw', workshop.reference)}`,
  async run(site, { reference = '' }) {
    const path = `/withdraw?ref=${reference}`;
    const before = await titled(site, path);
    const form = demand(formTo(before.body, '/api/withdraw'), '/withdraw has no form');
    const next = seeOther(await site.postForm(form.action, filled(form, {})), '/api/withdraw');
    const after = await titled(site, next);
    if (formTo(after.body, '/api/withdraw'))
      throw new Fault('/withdraw still asks, so nothing was withdrawn');
    return after.title;
  },
};

async function titled(site: Site, path: string) {
  const answer = await site.get(path);
  return { body: answer.body, title: demandPage(answer, path.split('?')[0] ?? '') };
}

/** @param address text to type instead of the usual */
export function journeySteps(
  person: ReturnType<typeof smokePerson>,
  address: string | undefined,
): SmokeStep[] {
  const typed = address === undefined ? typedAddresses : [address];
  return [search(typed), hero, results, lead(person), receipt, withdrawal];
}
