/** Our documents for the CMS fit the contract's schema, and each is named after its field. */
import { Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cmsDocuments } from '../../worker/ports/content/cms/cms-documents.ts';
import { contractSchema } from './cms-schema.ts';

const schema = contractSchema();

describe('documents for the CMS', () => {
  it('are the contract’s queries and its report', () => {
    const { Query, Mutation } = schema.getTypeMap();
    const fields = [Query, Mutation].flatMap((type) =>
      type && 'getFields' in type ? Object.keys(type.getFields()) : [],
    );
    expect(Object.keys(cmsDocuments).toSorted()).toEqual(fields.toSorted());
  });

  it.each(Object.entries(cmsDocuments))('%s fits the schema', (name, document) => {
    const parsed = parse(document);
    expect(validate(schema, parsed)).toEqual([]);
    const [operation] = parsed.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(operation.name?.value).toBe(name);
  });

  it('would be refused with a field that the schema lacks', () => {
    expect(validate(schema, parse('{ siteLive(brand: "a") { title } }'))).not.toEqual([]);
  });
});
