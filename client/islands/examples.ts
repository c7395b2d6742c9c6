/** Props for every island: what the tests render, and what the next island has to give as well. */
import * as v from 'valibot';
import { type HeroSearchInput, heroSearchConfig } from './hero-search/hero-search.schema.ts';
import type { IslandName, IslandProps } from './registry.ts';

const energy = { id: '1', slug: 'energy', title: 'Energy' } as const;
const mobile = { id: '2', slug: 'mobile', title: 'Mobile' } as const;
const broadband = { id: '3', slug: 'broadband', title: 'Broadband' } as const;

const search = (config: HeroSearchInput) => ({
  config: v.parse(heroSearchConfig, config),
  path: '/energy',
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
    consentVersion: '2026-01',
  },
  consent: {
    notice: 'We collect your details to get in touch.',
    recipients: 'Example Energy receives them.',
    marketing: 'Send me offers by email.',
  },
  values: { name: '', email: '', mobNumber: '' },
  marketing: false,
  errors: [],
};

/** The compiler asks for each island of the registry. */
export const islandExamples: {
  readonly [Name in IslandName]: Readonly<Record<string, IslandProps<Name>>>;
} = {
  carousel: { default: { target: 'slides', count: 5 } },
  'hero-search': {
    default: search({ verticals: [energy] }),
    postcode: search({ verticals: [mobile], isPostcode: true }),
    two: search({ verticals: [energy, mobile] }),
    bundle: search({
      verticals: [energy, mobile, broadband],
      searchTitle: 'Where do you live?',
      searchTitleColor: '#a00',
      searchPlaceholder: 'Street and suburb',
      ctaText: 'Compare plans',
      enableManualAddress: {
        showManualAddressOnError: true,
        manualAddressLinkText: 'Type it in',
        confirmColor: '#fc0',
      },
      otherLink: {
        popupTitle: 'Why do you ask?',
        popupLinkext: 'Why your address',
        popupContent: [{ type: 'paragraph', children: [{ text: 'Prices depend on it.' }] }],
      },
    }),
  },
  'lead-details': {
    default: details,
    refused: {
      ...details,
      values: { name: '<b>A1', email: 'x', mobNumber: '05' },
      marketing: true,
      errors: [
        { field: 'name', message: 'Names can’t include numbers' },
        { field: 'email', message: 'Invalid email address' },
      ],
    },
  },
};
