/** Our endpoints, each with its request, answers and problem codes. */
import type { ErrorCode } from '../http/errors.ts';
import type { Method, ParameterObject } from './document.types.ts';
import { energyParameters } from './energy-plans-call.ts';
import { planParameters } from './plan-list-call.ts';
import type { SchemaName } from './schemas.ts';

export interface Operation {
  readonly path: string;
  readonly method: Method;
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly takes?: SchemaName;
  readonly query?: () => readonly ParameterObject[];
  /** A plain form is accepted too, and answered with a page or a redirect. */
  readonly form?: boolean;
  /** Called by the CMS under a signature, not by our own pages. */
  readonly signed?: boolean;
  /** May need a next token. */
  readonly token?: boolean;
  /** JSON schemas by status; null means no body. */
  readonly answers: Readonly<Record<number, SchemaName | null>>;
  /** In addition to those common to its method. */
  readonly codes: readonly ErrorCode[];
}

const post = (path: string, id: string, rest: Omit<Operation, 'path' | 'id' | 'method'>) => ({
  path,
  id,
  method: 'post' as const,
  ...rest,
});

const retrieve = {
  summary: 'The full record of a suggestion',
  takes: 'AddressRetrieve',
  token: true,
  answers: { 200: 'AddressRecord' },
  codes: ['next_token', 'unknown_record', 'address_fetch_failed'],
} as const;

export const operations: readonly Operation[] = [
  post('/api/v2', 'gateway', {
    summary: 'The gateway: one of six inner calls',
    description:
      'The inner call’s method and path have to match exactly; any other call fails with status 404. A failing call is HTTP 200 with code 0. The session is a cookie, never part of a body.',
    takes: 'GatewayCall',
    answers: { 200: 'GatewayAnswer' },
    codes: [],
  }),
  post('/api/address-search', 'searchAddresses', {
    summary: 'Suggestions for a typed address',
    takes: 'AddressSearch',
    token: true,
    answers: { 200: 'Suggestions' },
    codes: ['next_token', 'address_fetch_failed'],
  }),
  post('/api/retreive-address', 'retrieveAddress', retrieve),
  post('/api/retrieve-address', 'retrieveAddressAlias', {
    ...retrieve,
    description: 'The same call, spelled correctly.',
  }),
  post('/api/next-token', 'nextToken', {
    summary: 'A short-lived pass for address searches; empty where none is needed',
    takes: 'NextTokenRequest',
    answers: { 200: 'NextToken' },
    codes: [],
  }),
  post('/api/hero', 'heroForm', {
    summary: 'Registers visit, lead and address, and returns the sign-up’s URL',
    description: 'A product that the brand does not offer is a bad_request.',
    takes: 'HeroForm',
    form: true,
    answers: { 200: 'HeroAnswer', 422: 'RefusedHero' },
    codes: ['address_fetch_failed', 'storage_unavailable'],
  }),
  post('/api/lead', 'leadDetails', {
    summary: 'Adds the person, and the plan they chose, to a lead',
    description:
      '`planPrice` is the estimate, in cents, that the visitor saw; `planBilled` is how the plan is billed (offer and its months, price after it, minimum total): `6000x12;8000/month;96000`. A plan whose price has changed, or that has ended, is refused once, with the plans as they are now.',
    takes: 'LeadDetails',
    form: true,
    answers: { 202: 'Accepted', 422: 'RefusedLead' },
    codes: ['unknown_lead', 'already_sent', 'details_withdrawn', 'storage_unavailable'],
  }),
  post('/api/lead-form', 'leadForm', {
    summary: 'A lead of the capture form',
    description:
      'The form’s section on `page` says which fields are required. A product that the brand does not offer is a bad_request.',
    takes: 'LeadForm',
    form: true,
    answers: { 202: 'Accepted', 422: 'RefusedForm' },
    codes: [
      'already_sent',
      'details_withdrawn',
      'address_fetch_failed',
      'storage_unavailable',
      'content_unavailable',
    ],
  }),
  post('/api/contact', 'contactForm', {
    summary: 'A message to the brand',
    takes: 'ContactForm',
    form: true,
    answers: { 202: 'Accepted', 422: 'RefusedForm' },
    codes: ['already_sent', 'storage_unavailable', 'content_unavailable'],
  }),
  post('/api/withdraw', 'withdraw', {
    summary: 'Withdraws what was sent under a reference',
    takes: 'Withdraw',
    form: true,
    answers: { 200: 'Withdrawn' },
    codes: ['unknown_reference', 'storage_unavailable'],
  }),
  post('/api/content/publish', 'publish', {
    summary: 'The CMS reports that something was published',
    description:
      'Headers `x-kurrajong-id`, `x-kurrajong-timestamp` and `x-kurrajong-signature` as in docs/contracts/cms.md.',
    takes: 'Publication',
    signed: true,
    answers: { 202: null },
    codes: ['storage_unavailable'],
  }),
  post('/api/beacon', 'beacon', {
    summary: 'Reports an island that could not start, or a form that got no answer or an error',
    takes: 'Beacon',
    answers: { 204: null },
    codes: [],
  }),
  {
    path: '/api/plans',
    method: 'get',
    id: 'plans',
    summary: 'One page of a list of plans, in our order',
    description:
      'A value that a filter does not know is ignored, and so is a filter without a value.',
    query: planParameters,
    answers: { 200: 'PlanPage' },
    codes: ['bad_request', 'too_many', 'plans_unavailable'],
  },
  {
    path: '/api/plans/energy',
    method: 'get',
    id: 'energyPlans',
    summary: 'Every energy plan that is sold in a home’s area, with its tariffs',
    description:
      'For a browser that prices them with data from the home’s meter, which never leaves the browser. Without a postcode: only plans sold everywhere that homes choose their retailer. An unknown value is ignored.',
    query: energyParameters,
    answers: { 200: 'EnergyPlans' },
    codes: ['too_many', 'plans_unavailable'],
  },
  {
    path: '/healthz',
    method: 'get',
    id: 'health',
    summary: 'The brand, stage and build that are running',
    answers: { 200: 'Health' },
    codes: [],
  },
];
