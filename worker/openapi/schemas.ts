/** Every schema of the description by name, and the conversion to JSON Schema. */
import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { contactInput, heroInput, leadFormInput, leadInput } from '../leads/intake/form-inputs.ts';
import { nextTokenBody, retrieveBody, searchBody } from '../routes/api/address.route.ts';
import { beacon } from '../routes/api/health.route.ts';
import { publishCall } from '../routes/content/publish.route.ts';
import { withdrawInput } from '../routes/journey/receipt.route.tsx';
import * as answers from './answers.ts';
import { energyPlans } from './energy-plans-call.ts';
import {
  callAnswers,
  callRequests,
  gatewayAnswer,
  gatewayCall,
  gatewayFailed,
} from './gateway-calls.ts';
import { planPage } from './plan-list-call.ts';

const schemas = {
  ...callRequests,
  GatewayCall: gatewayCall,
  AddressSearch: searchBody,
  AddressRetrieve: retrieveBody,
  NextTokenRequest: nextTokenBody,
  HeroForm: heroInput,
  LeadDetails: leadInput,
  LeadForm: leadFormInput,
  ContactForm: contactInput,
  Withdraw: withdrawInput,
  Beacon: beacon,
  Publication: publishCall,
  ...callAnswers,
  GatewayFailed: gatewayFailed,
  GatewayAnswer: gatewayAnswer,
  Suggestions: answers.suggestions,
  AddressRecord: answers.addressRecord,
  NextToken: answers.nextToken,
  HeroAnswer: answers.heroAnswer,
  RefusedHero: answers.refusedHero,
  Accepted: answers.acceptedForm,
  RefusedForm: answers.refusedForm,
  RefusedLead: answers.refusedLead,
  Withdrawn: answers.withdrawal,
  PlanPage: planPage,
  EnergyPlans: energyPlans,
  Health: answers.healthAnswer,
  ErrorCode: answers.errorCode,
  Problem: answers.problem,
} as const satisfies Record<string, v.GenericSchema>;

export type SchemaName = keyof typeof schemas;

export const referTo = (name: SchemaName): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Checks written in code have no counterpart in JSON Schema and are left out; our own schemas decide. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type !== 'min_value' || !jsonSchema.anyOf) return null;
    // The value may be a number or its text: give the number's minimum.
    const { requirement } = valibotAction as { requirement?: unknown };
    return typeof requirement === 'number' ? { ...jsonSchema, minimum: requirement } : null;
  },
  overrideSchema({ valibotSchema, jsonSchema }) {
    // A default that is generated on every call tells a reader nothing.
    if (typeof Reflect.get(valibotSchema, 'default') !== 'function') return null;
    const { default: _new, ...rest } = jsonSchema;
    return rest;
  },
};

export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs(schemas, config);
}
