/** The body parser turns any bytes and any JSON into a value or a Problem, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heroInput, leadInput } from '../leads/intake/form-inputs.ts';
import { parseBody, readBody } from './body.ts';
import { Problem } from './errors.ts';

const types = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json;x',
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.json({ stringUnit: 'binary' }).map((text) => new TextEncoder().encode(text)),
  fc.webQueryParameters().map((text) => new TextEncoder().encode(text)),
);

/** The value or the Problem's code; any other error fails the property. */
async function outcome<T>(work: () => T | Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const request = (type: string, body: BodyInit) =>
  new Request('https://a.example/', { method: 'POST', headers: { 'content-type': type }, body });

describe('readBody', () => {
  it('accepts any bytes of any type', async () => {
    await fc.assert(
      fc.asyncProperty(types, bytes, async (type, body) => {
        const read = await outcome(() =>
          readBody(request(type, body as Uint8Array<ArrayBuffer>), ['json', 'form']),
        );
        if (typeof read === 'string') expect(['unsupported_type', 'invalid_json']).toContain(read);
        else expect(type).toContain(read.kind);
      }),
      { numRuns: 300 },
    );
  });

  it('returns a form as it was sent, whatever its names', async () => {
    const pairs = fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'constructor', 'address'), fc.string()),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(pairs, async (fields) => {
        const body = new URLSearchParams(Object.entries(fields)).toString();
        const read = await readBody(request('application/x-www-form-urlencoded', body), ['form']);
        expect(Object.entries(read.value as object).toSorted()).toEqual(
          Object.entries(fields).toSorted(),
        );
      }),
    );
  });

  it('treats an interrupted body as a bad request', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        controller.error(new Error('The visitor has gone'));
      },
    });
    expect(await outcome(() => readBody(request('application/json', broken), ['json']))).toBe(
      'bad_request',
    );
  });
});

describe('parseBody', () => {
  const fields = ['submissionId', 'page', 'vertical', 'address', 'recordId', 'name', 'marketing'];
  const shaped = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'toString'), fc.jsonValue());

  it.each([
    ['hero', heroInput],
    ['lead', leadInput],
  ] as const)(
    'parses any JSON for the %s form, or refuses it as a bad request',
    async (_name, schema) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(shaped, fc.jsonValue()), async (value) => {
          const parsed = await outcome(() =>
            parseBody<typeof heroInput | typeof leadInput>(schema, value),
          );
          if (typeof parsed === 'string') expect(parsed).toBe('bad_request');
          else
            expect(Object.keys(schema.entries)).toEqual(
              expect.arrayContaining(Object.keys(parsed)),
            );
        }),
        { numRuns: 300 },
      );
      expect('polluted' in {}).toBe(false);
    },
  );
});
