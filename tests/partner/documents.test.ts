/** Our GraphQL documents fit the partner's schema, and each is named for its operation. */
import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
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
