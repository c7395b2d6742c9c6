/** The site does what its texts promise: who gets details and for how long, and what every plan shows (spec: law). */
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { dayWords } from '../../domain/calendar.ts';
import { noticeFor } from '../../domain/leads/consent-notice.ts';
import { energyFacts } from '../../domain/plans/energy/energy-facts.ts';
import { energyValues } from '../../domain/plans/energy/energy-values.ts';
import { factWords } from '../../domain/plans/fact.ts';
import { isListed, listedBy } from '../../domain/plans/listed.ts';
import { loanFacts } from '../../domain/plans/personal-loan/loan-facts.ts';
import { minimumTotalCents } from '../../domain/plans/price.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import { retention } from '../../worker/leads/retention/retention.ts';
import { contentOf, leaves } from './shipped-content.fixture.ts';

const { plans } = readEmbeddedCatalogue().catalogue;
const recurring = plans.filter(
  (plan) => plan.vertical === 'mobile' || plan.vertical === 'broadband',
);
const energy = plans.filter((plan) => plan.vertical === 'energy');
const electric = energy.filter(({ electricity }) => electricity !== undefined);

const places = brands.flatMap(({ slug }) => {
  const { rawSite, pages } = contentOf(slug);
  return [
    { slug, file: `content/${slug}/site.json`, texts: textsOf(rawSite) },
    ...pages.map(({ file, raw }) => ({ slug, file, texts: textsOf(raw) })),
  ];
});

function textsOf(raw: unknown): string[] {
  return leaves(raw).map(({ value }) => value);
}

const ofDetails = /\b(?:keep|kept|hold|delete)\b.*\bdetails\b|\bdetails\b.*\bdeleted\b/;
const lasting = /\b(?:\d+|[a-z]+(?:-[a-z]+)?) (?:days|months|years)\b/i;

describe('how long details are kept', () => {
  const { leadsDelivered, leadsDead, messages, leadsWithoutDetails, leadsWithdrawn } = retention;

  it('is the same for everything that was passed on', () => {
    expect([leadsDead.days, messages.days]).toEqual([leadsDelivered.days, leadsDelivered.days]);
  });

  it.each(brands.map(({ slug }) => slug))('is stated by %s to match the nightly job', (slug) => {
    const policy = places.find(({ file }) => file === `content/${slug}/pages/privacy-policy.json`);
    const words = policy?.texts.join('') ?? '';
    const days = [...words.matchAll(/We keep .*?(?=Then we delete)/gs)].flatMap(([sentence]) =>
      [...sentence.matchAll(/(\d+) days/g)].map(([, number]) => Number(number)),
    );
    expect(days).toEqual([leadsDelivered.days, leadsWithoutDetails.days, leadsWithdrawn.days]);
  });

  it('is not said differently anywhere else', () => {
    const others = places.filter(({ file }) => !file.endsWith('/privacy-policy.json'));
    const wrong = others.flatMap(({ file, texts }) =>
      texts
        .filter((text) => ofDetails.test(text) && lasting.test(text))
        .filter((text) => !text.includes(`${leadsDelivered.days} days`))
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('who gets the details', () => {
  const company = /\p{Lu}\p{L}+(?: (?:and|\p{Lu}\p{L}+))* Pty Ltd/gu;

  it.each(brands)('agrees between the forms of $slug and its policy', ({ slug, legalName }) => {
    const { site, pages } = contentOf(slug);
    const { consent } = site;
    const policy = places.find(({ file }) => file === `content/${slug}/pages/privacy-policy.json`);
    const named = policy?.texts.flatMap((text) => text.match(company) ?? []) ?? [];
    expect(named).not.toEqual([]);
    const recipients = [...new Set(named)].filter((name) => name !== legalName);
    expect(recipients.filter((name) => !consent.recipients.includes(name))).toEqual([]);
    const contacts = pages.flatMap(({ sections }) =>
      sections.filter(({ type }) => type === 'contact-form').map(({ notice }) => notice ?? ''),
    );
    expect(contacts).not.toEqual([]);
    const parents = brands.filter(({ style }) => style === 'corporate');
    for (const words of [...Object.values(consent.recipientsFor ?? {}), ...contacts]) {
      for (const parent of parents.filter((one) => one.slug !== slug)) {
        expect(words).toContain(parent.legalName);
      }
    }
  });

  const solar = brands.filter(({ verticals }) => verticals.includes('solar'));

  it.each(solar)('includes the solar installers, whom nobody chooses, at $slug', ({ slug }) => {
    const own = places.filter((one) => one.slug === slug);
    const policy = own.find(({ file }) => file === `content/${slug}/pages/privacy-policy.json`);
    expect(policy?.texts.join(' ')).toContain('at most three installers');
    const wrong = own
      .filter(({ file }) => file !== `content/${slug}/site.json`)
      .flatMap(({ file, texts }) => texts.map((text) => ({ file, text })))
      .filter(({ text }) =>
        /sign-up partner\b.*\bprovider you choose|installer you choose/.test(text),
      )
      .filter(({ text }) => !text.includes('at most three installers'));
    expect(wrong).toEqual([]);
  });

  it.each(brands)('names no company of $slug twice, whatever is asked for', (brand) => {
    const { consent } = contentOf(brand.slug).site;
    const products = brand.verticals.filter((slug) => slug !== 'bundle');
    const pairs = products.flatMap((one) => products.map((other) => [one, other]));
    const twice = pairs.flatMap((pair) => {
      const named = noticeFor(consent, pair).recipients.match(company) ?? [];
      return new Set(named).size === named.length ? [] : [`${pair}: ${named}`];
    });
    expect(twice).toEqual([]);
  });
});

it('a policy that is said to name every recipient does', () => {
  const wrong = places.flatMap(({ slug, texts }) => {
    const policy = places.find(({ file }) => file === `content/${slug}/pages/privacy-policy.json`);
    const leaves = policy?.texts.some((text) => text.includes('named in its policy')) ?? false;
    return leaves ? texts.filter((text) => text.includes('every recipient by name')) : [];
  });
  expect(wrong).toEqual([]);
});

it('the housewarming card is emailed when its terms say', () => {
  const said = places.flatMap(({ texts }) =>
    texts.filter((text) => /\bemail(?:ed)?\b.*\b60 days\b|\b60 days\b.*\bemail\b/.test(text)),
  );
  expect(said.length).toBeGreaterThan(1);
  for (const text of said) expect(text).toContain('within 30 days');
});

it('a campaign ends on a day that the terms of its brand name', () => {
  const wrong = brands.flatMap(({ slug }) => {
    const terms = places.filter(({ file }) =>
      file.startsWith(`content/${slug}/pages/terms-and-conditions`),
    );
    const words = terms.flatMap(({ texts }) => texts).join(' ');
    return contentOf(slug)
      .site.campaigns.map(({ until }) => (until === undefined ? 'no last day' : dayWords(until)))
      .filter((end) => !words.includes(end))
      .map((end) => `${slug}: ${end}`);
  });
  expect(wrong).toEqual([]);
});

/** A sentence that says something about every plan. */
const sweeping =
  /[^.!?]*\b(?:(?:every|each|all)\s(?:(?:of\s)?(?:the\s|our\s)?)(?:[\w-]+\s){0,2}plans?\b|speed\b[^.!?]*\bon each\b)[^.!?]*/gi;

/** The true ones, each with its proof. Any other must be proved here or reworded. */
const proved: ReadonlyArray<readonly [words: RegExp, holds: () => boolean]> = [
  [
    /^Minimum (?:total )?cost on (?:every|each) plan$/,
    () => recurring.every((plan) => Number.isSafeInteger(minimumTotalCents(plan, '2026-11-21'))),
  ],
  [
    /of critical information for every plan$/,
    () =>
      recurring.every((plan) => 'criticalInformation' in plan && plan.criticalInformation !== ''),
  ],
  [
    /^Each plan shows when we last checked it$/,
    () => plans.every(({ checkedOn }) => /^\d{4}-\d\d-\d\d$/.test(checkedOn)),
  ],
  [
    /^Fact sheet for each plan$/,
    () => energy.every(({ basicPlanInformation }) => basicPlanInformation !== undefined),
  ],
  [
    /^Every electricity plan shows how far it is from the reference price of your network, or says that there is none$/,
    () =>
      electric.every((plan) => {
        const words = factWords(energyFacts.reference, energyValues.reference(plan, {}));
        return /%|Equal|No reference price applies|Depends on your network/.test(words);
      }),
  ],
  // Sentences about our own work, or about other companies' plans.
  [
    /^Every plan is read twice$|^Two (?:researchers|people) (?:now )?enter each (?:new )?plan/,
    () => true,
  ],
  [/^Do you show every plan$|, show every plan on general sale$/, () => true],
  [/(?:every|For every) generally available plan|^Two government sites list every/, () => true],
  [/^Every electricity plan has to be measured against the same yardstick$/, () => true],
  [/^ ?Some brands have a speed limit on all plans$/, () => true],
];

describe('what is said about every plan', () => {
  const claims = places.flatMap(({ file, texts }) =>
    texts.flatMap((text) => [...text.matchAll(sweeping)].map(([said]) => ({ file, said }))),
  );

  it('is found wherever it is said', () => {
    const found = (text: string) => text.match(sweeping)?.length ?? 0;
    expect(found('Every SIM plan on our list')).toBe(1);
    expect(found('Typical evening speed (7pm–11pm) on every plan')).toBe(1);
    expect(found('Good. With typical evening speed and minimum cost on each.')).toBe(1);
    expect(found('A plan for everybody')).toBe(0);
  });

  it('is true, and proved', () => {
    const unproved = claims
      .filter(({ said }) => !proved.some(([words, holds]) => words.test(said.trim()) && holds()))
      .map(({ file, said }) => `${file}: ${said.trim()}`);
    expect(unproved).toEqual([]);
  });

  it('has no proof that is not needed', () => {
    for (const [words] of proved) {
      expect(
        claims.some(({ said }) => words.test(said.trim())),
        `${words}`,
      ).toBe(true);
    }
  });
});

describe('a button that says it checks an address or a line', () => {
  const checks = /^check (?:this|my|the|your)\b.*\b(?:address|line)\b/i;

  it.each(brands.map(({ slug }) => slug))('leads to a check, at %s', (slug) => {
    const { rawSite, pages } = contentOf(slug);
    const wrong = [{ file: 'site.json', raw: rawSite }, ...pages].flatMap(({ file, raw }) =>
      leaves(raw)
        .filter(({ key, value }) => /^(?:label|ctaLabel|ctaText)$/.test(key) && checks.test(value))
        .filter(({ holder }) => !/\/check$/.test(String(holder.url ?? holder.ctaLink)))
        .map(({ value }) => `${file}: ${value}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** What the law says, where a page explains it. */
const lawful: ReadonlyArray<readonly [topic: RegExp, says: RegExp]> = [
  // ACT Retail Electricity (Transparency and Comparability) Code 2021.
  [/The rest of the country has none/, /Australian Capital Territory has one of its own/],
  // The sheet comes before the card (National Consumer Credit Protection Act 2009, part 3-2B) and knows no balance.
  [/key facts sheet with\b/, /statement must say how long/],
  // A share of the income, which is several times that share of the tax.
  [/without hospital cover pay/, /1% to 1\.5% of their income/],
];

it.each(lawful)('what is said about %s agrees with the law', (topic, says) => {
  const said = places.flatMap(({ texts }) => texts.filter((text) => topic.test(text)));
  expect(said).not.toEqual([]);
  for (const text of said) expect(text).toMatch(says);
});

it('warns beside a comparison rate in the words of the law, on pages as in lists', () => {
  const warnings = places.flatMap(({ texts }) =>
    texts.filter((text) => text.includes('This comparison rate is true')),
  );
  expect(warnings).not.toEqual([]);
  for (const text of warnings) expect(loanFacts.comparisonRate.note).toContain(text.trim());
});

describe('the terms for solar', () => {
  const sellers = brands.filter(({ verticals }) => verticals.includes('solar'));

  it.each(sellers)('of $slug call the payback on its list an estimate of our own', ({ slug }) => {
    const terms = places.find(({ file }) =>
      file.endsWith(`${slug}/pages/terms-and-conditions/solar.json`),
    );
    const words = terms?.texts.join(' ') ?? '';
    expect(words).toMatch(/The payback on (?:our|the) list is (?:our|Acacia’s) estimate/);
    expect(words).not.toMatch(/payback[^.]*(?:is|are) the installer’s/);
  });

  it.each(sellers)('of $slug bind installers to all that is said of a quote', ({ slug }) => {
    const texts = places.flatMap((one) => (one.slug === slug ? one.texts : []));
    expect(
      texts.filter((text) => /\bquoted? .*\bsame (?:sheet|order)|one sheet/.test(text)),
    ).toEqual([]);
    expect(texts.join(' ')).toMatch(/writ(?:ten|ing) [^.]*both prices|written quote/);
  });

  it.each(sellers)(
    'of $slug and its pages promise no feed-in, which some plans lack',
    ({ slug }) => {
      expect(factWords(energyFacts.feedIn, 0)).toBe('None from 9 am to 3 pm');
      const texts = places.flatMap((one) => (one.slug === slug ? one.texts : []));
      const promised = texts.filter((text) =>
        /^(?:Your retailer pays you|You are paid) for the surplus/.test(text),
      );
      expect(promised).toEqual([]);
    },
  );
});

describe('the words after a message was sent', () => {
  const thanks = brands.flatMap(({ slug }) =>
    contentOf(slug).pages.flatMap(({ sections }) =>
      sections.flatMap(({ sentText }) =>
        typeof sentText === 'string' ? [{ slug, sentText }] : [],
      ),
    ),
  );

  it.each(thanks)('of $slug name no hour that is different on weekends', ({ sentText }) => {
    if (/\bbefore \d/.test(sentText)) expect(sentText).toMatch(/weekend/);
    expect(sentText).not.toMatch(/\btoday\b/);
  });
});

describe('how long a new line takes', () => {
  const weeks = /\b(?:order|can take)\b.*?(\w+) weeks\b/gi;

  it.each(brands)('is the same number of weeks on all internet pages of $slug', ({ slug }) => {
    const pages = places.filter(({ file }) => file.includes(`${slug}/pages/internet`));
    const said = pages.flatMap(({ texts }) => texts.flatMap((text) => [...text.matchAll(weeks)]));
    expect(new Set(said.map(([, number]) => number)).size).toBeLessThanOrEqual(1);
  });
});

describe('who pays, and for what', () => {
  const paidWhen: Partial<Record<VerticalSlug, RegExp>> = {
    solar: /request/,
    'credit-cards': /apply or are approved/,
    'personal-loan': /loan settles/,
    'health-insurance': /join|sign up/,
  };

  it.each(brands)('is said beside each search of $slug', ({ slug }) => {
    const wrong = contentOf(slug).pages.flatMap(({ file, heroes }) =>
      heroes.flatMap(({ search, disclaimer = '' }) =>
        (search?.verticals ?? [])
          .filter((one) => !(paidWhen[one.slug] ?? /switch|sign up/).test(disclaimer))
          .map((one) => `${file}: ${one.slug}: ${disclaimer}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(brands)('is said in the terms of $slug for each of its products', (brand) => {
    const terms = places.filter(({ file }) =>
      file.startsWith(`content/${brand.slug}/pages/terms-and-conditions`),
    );
    const sentences = terms
      .flatMap(({ texts }) => texts.join(' ').split('. '))
      .filter((one) => /\bpa(?:y|ys|id)\b/.test(one))
      .join('. ');
    const missing = brand.verticals.filter(
      (slug) => !(paidWhen[slug] ?? /switch|sign up/).test(sentences),
    );
    expect(missing).toEqual([]);
  });
});

describe('a home address that no price depends on', () => {
  const credit: readonly VerticalSlug[] = ['credit-cards', 'personal-loan'];

  it.each(brands)('is asked for with a reason at $slug', ({ slug }) => {
    const silent = contentOf(slug).pages.flatMap(({ file, heroes }) =>
      heroes
        .filter(({ search }) => search?.verticals.some((one) => credit.includes(one.slug)))
        .filter(({ search, description }) => {
          const words = leaves([description, search?.otherLink]).map(({ value }) => value);
          return !/\bask for\b/.test(words.join(' '));
        })
        .map(() => file),
    );
    expect(silent).toEqual([]);
  });
});

describe('the order of lists', () => {
  it.each(brands)('at $slug is by cost only where no list is by a rate', ({ slug, verticals }) => {
    const byRate = verticals.filter((one) => isListed(one) && listedBy(one).comparable.rate);
    const texts = places.flatMap((one) => (one.slug === slug ? one.texts : []));
    const said = texts.filter((text) => /\bordered by estimated cost\b/i.test(text));
    const wrong = said.filter((text) => byRate.length > 0 && !text.includes('price per kilowatt'));
    expect(wrong).toEqual([]);
  });

  it('is nowhere said to be by evening speed, which is a choice', () => {
    const wrong = places.flatMap(({ texts }) =>
      texts.filter((text) => /\blists? by (?:typical )?evening speed/i.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});

it('each document of a product has the name that its cards give it', () => {
  expect(listedBy('health-insurance').document.term).toMatch(/Information Statement$/);
  const wrong = places.flatMap(({ texts }) =>
    texts.filter((text) => /policy statement|^Key facts sheet linked to each product$/.test(text)),
  );
  expect(wrong).toEqual([]);
});

it('a call to a 1300 number is a local one from a landline only', () => {
  const said = places.flatMap(({ texts }) => texts.filter((text) => /local call/.test(text)));
  expect(said).not.toEqual([]);
  for (const text of said) expect(text).toContain('landline');
});

it('a conditional discount is nowhere said to be in a price', () => {
  const wrong = places.flatMap(({ texts }) =>
    texts.filter((text) => /conditions included/.test(text)),
  );
  expect(wrong).toEqual([]);
});

it('no difference from a reference price is said to be the retailer’s own', () => {
  const wrong = places.flatMap(({ texts }) =>
    texts.filter((text) => /(?:difference from|against the reference)[^.]*\bgiven\b/.test(text)),
  );
  expect(wrong).toEqual([]);
});

it('nobody here advises to keep a loan, which is credit assistance', () => {
  const credit = brands.filter(({ verticals }) => verticals.includes('personal-loan'));
  const wrong = places
    .filter(({ slug }) => credit.some((one) => one.slug === slug))
    .flatMap(({ texts }) => texts.filter((text) => /\badvised\b|\badviser said\b/i.test(text)));
  expect(wrong).toEqual([]);
});

it('a stated number of categories is the number that the brand compares', () => {
  const counts = places.flatMap(({ slug, texts }) =>
    texts.flatMap((text, index) =>
      /^categories\b/.test(text) ? [{ slug, figure: texts[index - 1] }] : [],
    ),
  );
  expect(counts).not.toEqual([]);
  for (const { slug, figure } of counts) {
    const own = brands.find((brand) => brand.slug === slug)?.verticals ?? [];
    expect(figure).toBe(String(own.filter((one) => one !== 'bundle').length));
  }
});
