/** Bodies: type demanded, size limited while reading, keys known. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maxBodyBytes, parseBody, readBody } from './body.ts';
import { Problem } from './errors.ts';

const post = (body: BodyInit | null, type: string) =>
  new Request('https://a.example/', { method: 'POST', body, headers: { 'content-type': type } });

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error) => (error instanceof Problem ? error.code : 'not a problem'),
  );
}

describe('readBody', () => {
  it('reads JSON and forms, repeated names as a list', async () => {
    expect(await readBody(post('{"a":1}', 'application/json; charset=utf-8'), ['json'])).toEqual({
      kind: 'json',
      value: { a: 1 },
    });
    const form = await readBody(post('a=1&b=2&a=3', 'application/x-www-form-urlencoded'), ['form']);
    expect({ ...(form.value as object) }).toEqual({ a: ['1', '3'], b: '2' });
  });

  it.each([
    ['text/plain', 'unsupported_type'],
    ['', 'unsupported_type'],
    ['multipart/form-data; boundary=x', 'unsupported_type'],
    ['application/x-www-form-urlencoded', 'unsupported_type'],
    ['application/json', 'invalid_json'],
  ])('a body of type %s is %s', async (type, code) => {
    expect(await codeOf(readBody(post('{not json', type), ['json']))).toBe(code);
  });

  it('stops reading a chunked body at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4096;
        controller.enqueue(new Uint8Array(4096));
      },
    });
    const request = new Request('https://a.example/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
    });
    expect(await codeOf(readBody(request, ['json']))).toBe('body_too_large');
    expect(sent).toBeLessThan(maxBodyBytes * 2);
  });
});

describe('parseBody', () => {
  const schema = v.object({ name: v.string() });

  it('drops unknown keys and leaves prototypes alone', () => {
    const value = JSON.parse('{"name":"x","extra":1,"__proto__":{"polluted":true}}');
    expect(parseBody(schema, value)).toEqual({ name: 'x' });
    expect('polluted' in {}).toBe(false);
  });

  it('names the field of a wrong type', () => {
    expect(() => parseBody(schema, { name: 5 })).toThrow(
      expect.objectContaining({ code: 'bad_request', field: 'name' }),
    );
  });
});
