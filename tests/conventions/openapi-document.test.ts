/** A third-party validator accepts the description of our endpoints as an OpenAPI 3.1 document. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { describeApi } from '../../worker/openapi/describe.ts';

const json = () => JSON.parse(JSON.stringify(describeApi('build'))) as Record<string, unknown>;

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(json());
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('would be invalid with a part missing or misspelt', async () => {
  for (const change of [
    { info: undefined },
    { paths: { '/api/hero': { post: { responses: 7 } } } },
  ]) {
    const spoilt = JSON.parse(JSON.stringify({ ...json(), ...change }));
    expect((await new Validator().validate(spoilt)).valid).toBe(false);
  }
});

it('defines every schema it refers to, and no other', () => {
  const text = JSON.stringify(json());
  const { schemas } = describeApi('build').components;
  const used = new Set(
    [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  expect([...used].toSorted()).toEqual(Object.keys(schemas).toSorted());
});

it('is the same each time it is generated', () => {
  expect(json()).toEqual(json());
});
