/** Our GraphQL documents fit the partner's schema and are named after their operations; so do a delivery's variables. */
import { readFileSync } from 'node:fs';
import { buildSchema, graphql, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { planLike } from '../../domain/leads/chosen-plan.fixture.ts';
import {
  leadDelivery,
  messageDelivery,
  send,
} from '../../worker/leads/delivery/partners/partner.fixture.ts';
import { createZapierLead } from '../../worker/leads/delivery/partners/zapier.partner.ts';
import { documents } from '../../worker/ports/partner-graphql/documents.ts';

const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));
const all = { ...documents, createZapierLead };

describe('GraphQL documents', () => {
  it('are the specified calls (spec: graphql)', () => {
    expect(Object.keys(all).sort()).toEqual([
      'createLead',
      'createVisit',
      'createZapierLead',
      'getCsSitesData',
      'getProvidersData',
      'getSolarProvidersData',
      'saveAddress',
      'updateLead',
    ]);
  });

  it.each(Object.entries(all))('%s fits the schema', (name, document) => {
    const parsed = parse(document);
    expect(validate(schema, parsed)).toEqual([]);
    expect(parsed.definitions).toHaveLength(1);
    const [operation] = parsed.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(operation.name?.value).toBe(name);
  });

  it('would be refused with a field that the schema lacks', () => {
    expect(validate(schema, parse('{ getProvidersData(affiliate: "a") { id } }'))).not.toEqual([]);
  });
});

/** Variables are checked as a server checks them: one unknown field, and it refuses the whole lead. */
describe('the variables of createZapierLead', () => {
  const answerTo = async (body: string) => {
    const { query, variables, operationName } = JSON.parse(body);
    const rootValue = { createZapierLead: () => ({ success: true }) };
    return graphql({
      schema,
      source: query,
      variableValues: variables,
      operationName,
      rootValue,
    });
  };
  const withPlan = { ...leadDelivery('broadband'), plans: [planLike({}, { beforeCents: 7400 })] };

  it.each([
    ['a lead', leadDelivery('solar')],
    ['a lead with a plan', withPlan],
    ['a lead without an address', { ...leadDelivery('energy'), address: null }],
    ['a message', messageDelivery],
  ])('fit the schema: %s', async (_, delivery) => {
    const { errors, data } = await answerTo((await send('zapier', delivery)).body);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createZapierLead: { success: true } });
  });
});
