/** Example props for every island, which the tests render. A new island adds its own. */
import * as v from 'valibot';
import { listSettings, planWidget } from '../../content/model/plan-widget.schema.ts';
import { defaultLeadFields } from '../../domain/forms/lead-form-rules.ts';
import { planOfCard } from '../../domain/leads/plan-quote.ts';
import { cardLike, examplePage } from '../../domain/plans/example-plans.ts';
import { initialQuery } from '../../domain/plans/list/plan-query.ts';
import type { ContactFormProps } from './contact-form/contact-form.island.tsx';
import { type HeroSearchInput, heroSearchConfig } from './hero-search/hero-search.schema.ts';
import type { IslandName, IslandProps } from './island-registry.ts';
import type { LeadFormProps, RefusedLeadFormProps } from './lead-form/lead-form-props.ts';
import type { PlanListProps } from './plan-list/plan-list-props.ts';

const energy = { id: '1', slug: 'energy', title: 'Energy' } as const;
const mobile = { id: '2', slug: 'mobile', title: 'Mobile' } as const;
const broadband = { id: '3', slug: 'broadband', title: 'Broadband' } as const;

const search = (config: HeroSearchInput, bundle = false) => ({
  config: v.parse(heroSearchConfig, config),
  path: '/energy',
  bundle,
});

const details = {
  title: 'Where can we reach you?',
  lead: 'Tell us who you are.',
  hidden: {
    submissionId: '5a3c1b52-6c3e-4b65-8f0e-0d7a4f1a9f11',
    leadId: 'b8d2b7b0-55a4-4f0e-a6f9-3f3d4ce0a001',
    visitId: 'b8d2b7b0-55a4-4f0e-a6f9-3f3d4ce0a002',
    vertical: 'energy',
    page: '/energy',
    products: 'energy',
    consentVersion: '2026-01',
    answers: 'kwh=5000&state=VIC',
  },
  plans: [],
  products: ['energy'] as const,
  changePlan: '/energy/basic-info?leadId=1&visitId=2',
  consent: {
    notice: 'We collect your details to get in touch.',
    recipients: 'Example Energy receives them.',
    marketing: 'Send me offers by email.',
  },
  values: { name: '', email: '', mobNumber: '' },
  marketing: false,
  errors: [],
  posted: false,
};

const leadForm: LeadFormProps = {
  vertical: 'solar',
  page: '/solar',
  submissionId: details.hidden.submissionId,
  fields: defaultLeadFields,
  submitLabel: 'Get Started',
  success: {
    heading: 'Congratulations!',
    headingContent: 'Thank you, {name}.',
    subHeading: 'What happens next?',
    content: 'We call you.',
  },
  consent: { version: '2026-01', ...details.consent },
};

const refusedLead = (entry: 'search' | 'manual'): RefusedLeadFormProps => ({
  title: 'Your details',
  ...leadForm,
  refused: {
    submissionId: details.hidden.submissionId,
    values: { name: '<b>A1', email: '', mobNumber: '', address: '12 Bell' },
    errors: [{ field: 'name', message: 'Names can’t include numbers' }],
    marketing: true,
    entry,
    manual: { StreetName: 'Bell Street' },
    choices: [{ line: '12 Bell Street', id: 'r1' }],
  },
});

const contactForm: ContactFormProps = {
  page: '/contact',
  submissionId: details.hidden.submissionId,
  submitLabel: 'Contact Us',
  notice: 'We use your details to answer you.',
  consentVersion: '1f0c7a3e',
  sentText: 'We answer within two days.',
  level: 3,
};

const planList = (vertical: 'mobile' | 'broadband', change: Partial<PlanListProps> = {}) => {
  const settings = listSettings(v.parse(planWidget, { vertical }));
  return {
    settings,
    query: initialQuery(settings),
    list: examplePage,
    path: '/internet/plans',
    campaign: { first: '', more: '' },
    level: 3,
    ...change,
  } satisfies PlanListProps;
};

/** The compiler requires an entry for each island in the registry. */
export const islandExamples: {
  readonly [Name in IslandName]: Readonly<Record<string, IslandProps<Name>>>;
} = {
  'copy-link': { default: { url: 'https://www.brand.example/compare?plans=a&plans=b' } },
  carousel: { default: { target: 'slides', count: 5 } },
  'hero-search': {
    default: search({ verticals: [energy] }),
    postcode: search({ verticals: [mobile], isPostcode: true }),
    two: search({ verticals: [energy, mobile] }),
    several: search({ verticals: [energy, mobile, broadband] }),
    bundle: {
      ...search(
        {
          verticals: [energy, mobile, broadband],
          searchTitle: 'Where do you live?',
          searchPlaceholder: 'Street and suburb',
          ctaText: 'Compare plans',
          enableManualAddress: {
            showManualAddressOnError: true,
            manualAddressLinkText: 'Type it in',
          },
          otherLink: {
            popupTitle: 'Why do you ask?',
            popupLinkext: 'Why your address',
            popupContent: [{ type: 'paragraph', children: [{ text: 'Prices depend on it.' }] }],
          },
        },
        true,
      ),
      colours: { label: 'c-fg-aa0000', confirm: 'c-bg-ffcc00 c-fg-1c1c1c' },
    },
  },
  'lead-details': {
    default: details,
    refused: {
      ...details,
      values: { name: '<b>A1', email: 'x', mobNumber: '05' },
      marketing: true,
      posted: true,
      errors: [
        { field: 'name', message: 'Names can’t include numbers' },
        { field: 'email', message: 'Invalid email address' },
      ],
    },
    plan: {
      ...details,
      products: ['broadband'] as const,
      plans: [planOfCard(examplePage.plans[0] ?? cardLike(), '2026-11-21')],
    },
    skipped: {
      ...details,
      products: ['broadband', 'mobile'] as const,
      plans: [planOfCard(cardLike(), '2026-11-21')],
    },
    planEnded: { ...details, errors: [{ field: 'plan', message: 'That plan has ended' }] },
  },
  tabs: {
    default: {
      tabs: [
        { id: 'one', label: 'One' },
        { id: 'two', label: 'Two' },
      ],
      label: 'Numbers',
      sidebar: false,
      steps: false,
      paged: false,
    },
    topics: {
      tabs: ['one', 'two', 'three', 'four'].map((id) => ({ id, label: id })),
      label: 'Topics',
      sidebar: true,
      steps: true,
      paged: true,
    },
  },
  'lead-form': { default: leadForm },
  'refused-lead-form': { default: refusedLead('search'), manual: refusedLead('manual') },
  'plan-list': {
    default: planList('broadband'),
    mobile: planList('mobile'),
    empty: planList('mobile', { list: { ...examplePage, plans: [], total: 0, page: 1, pages: 1 } }),
    none: planList('broadband', { list: null }),
  },
  'contact-form': {
    default: contactForm,
    refused: {
      ...contactForm,
      refused: {
        submissionId: details.hidden.submissionId,
        values: { name: '', email: 'x', mobNumber: '', message: '<b>' },
        errors: [{ field: 'name', message: 'Name is required.' }],
      },
    },
  },
};
