/** Bodies: the type is checked, the size limited while reading, only known keys are kept, and a list is not a record. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { innerCalls } from '../ports/gateway/inner-calls.ts';
import { outerBody } from '../routes/api/gateway.route.ts';
import { maxBodyBytes, parseBody, plainRecord, readAtMost, readBody, readLimited } from './body.ts';
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
  it('reads JSON and forms, with repeated names as a list', async () => {
    expect(await readBody(post('{"a":1}', 'Application/JSON; charset=utf-8'), ['json'])).toEqual({
      kind: 'json',
      value: { a: 1 },
    });
    const form = await readBody(post('a=1&b=2&a=3', 'application/x-www-form-urlencoded'), ['form']);
    expect({ ...(form.value as object) }).toEqual({ a: ['1', '3'], b: '2' });
  });

  it('reads a form with one name repeated to the limit, without a copy for each value', {
    // Milliseconds. It takes some tens; with a copy for each value it would take several seconds.
    timeout: 3000,
  }, async () => {
    const most = maxBodyBytes / 2;
    const body = 'a&'.repeat(most);
    const form = await readBody(post(body, 'application/x-www-form-urlencoded'), ['form']);
    expect((form.value as { a: string[] }).a).toHaveLength(most);
  });

  it.each([
    ['text/plain', 'unsupported_type'],
    ['', 'unsupported_type'],
    ['multipart/form-data; boundary=x', 'unsupported_type'],
    ['application/x-www-form-urlencoded', 'unsupported_type'],
    ['application/json', 'invalid_json'],
  ])('answers a body of type %s with %s', async (type, code) => {
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

describe('readLimited', () => {
  it('accepts a body that says it is exactly as long as the limit', async () => {
    const headers = { 'content-length': '3' };
    const request = () =>
      new Request('https://a.example/', { method: 'POST', body: 'abc', headers });
    expect(await readLimited(request(), 3)).toBe('abc');
    expect(await codeOf(readLimited(request(), 2))).toBe('body_too_large');
  });
});

describe('parseBody', () => {
  const schema = v.object({ name: v.string() });

  it('drops unknown keys and leaves prototypes alone', () => {
    const value = JSON.parse('{"name":"x","extra":1,"__proto__":{"polluted":true}}');
    expect(parseBody(schema, value)).toEqual({ name: 'x' });
    expect('polluted' in {}).toBe(false);
  });

  it('names a field of the wrong type', () => {
    expect(() => parseBody(schema, { name: 5 })).toThrow(
      expect.objectContaining({ code: 'bad_request', field: 'name' }),
    );
  });
});

describe('readAtMost', () => {
  const answer = (...bytes: number[]) => new Response(Uint8Array.from(bytes));

  it('counts bytes, not characters', async () => {
    expect(await readAtMost(new Response('né'), 3)).toBe('né');
    expect(await readAtMost(new Response('né'), 2)).toBeNull();
    expect(await readAtMost(new Response(null), 0)).toBe('');
  });

  it('joins a character that arrives in two chunks', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of new TextEncoder().encode('é')) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readAtMost({ body }, 2)).toBe('é');
  });

  it('refuses invalid UTF-8 only when strict', async () => {
    expect(await readAtMost(answer(0x61, 0xe9), 9)).toBe('a\uFFFD');
    await expect(readAtMost(answer(0x61, 0xe9), 9, true)).rejects.toThrow(SyntaxError);
  });
});

describe('plainRecord', () => {
  const lists = [[], ['a'], [['a']], [{ a: 1 }]];
  const counts = plainRecord(v.number());

  it('accepts names and values', () => {
    expect(v.parse(counts, { a: 1 })).toEqual({ a: 1 });
    expect(v.is(counts, { a: '1' })).toBe(false);
    for (const other of [null, 'a', 1, undefined]) expect(v.is(counts, other)).toBe(false);
  });

  it.each(lists)('refuses a list: %j', (...list) => {
    expect(v.is(plainRecord(v.unknown()), list)).toBe(false);
    expect(v.is(v.record(v.string(), v.unknown()), list)).toBe(true);
  });

  it('keeps lists out of the gateway’s payload and a visit’s facts', () => {
    const call = { path: '/mobile/plan/list', method: 'POST' };
    expect(v.is(outerBody, { ...call, body: {} })).toBe(true);
    const progress = innerCalls['POST /visit/progress'];
    expect(v.is(progress, { visit_id: 'v', facts: { a: [1] } })).toBe(true);
    for (const list of lists) expect(v.is(outerBody, { ...call, body: list })).toBe(false);
    expect(v.is(progress, { visit_id: 'v', facts: [['a']] })).toBe(false);
  });
});
