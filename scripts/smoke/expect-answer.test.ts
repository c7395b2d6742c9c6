/** What the smoke test expects of an answer: a fault says what came instead, without the query. */
import { expect, it } from 'vitest';
import { demandPage, demandStatus, jsonAt, seeOther } from './expect-answer.ts';
import { Fault, type SiteAnswer } from './smoke-site.ts';

const html = '<html><title>Us</title><h1>Hello</h1></html>\n';
const answer = (body: string, status = 200, headers: Record<string, string> = {}): SiteAnswer => ({
  status,
  body,
  header: (name) => headers[name] ?? (name === 'content-type' ? 'text/html; charset=utf-8' : ''),
});

it('accepts a complete page', () => {
  expect(demandPage(answer(html), '/us')).toBe('Us');
});

it.each<[string, SiteAnswer]>([
  ['/us answered 503, not 200: Hello', answer(html, 503)],
  ['/us is application/json', answer(html, 200, { 'content-type': 'application/json' })],
  ['/us has no title', answer(html.replace('Us', ''))],
  ['/us has no heading', answer(html.replace('Hello', ''))],
  ['/us is cut off', answer(html.slice(0, -3))],
])('says that %s', (words, faulty) => {
  expect(() => demandPage(faulty, '/us')).toThrow(words);
});

it('names a path without its query, which has a visitor’s ids', () => {
  const refused = answer('{"error":{"code":"invalid"}}', 422);
  expect(() => demandStatus(refused, 303, '/api/lead?leadId=l1')).toThrow(
    /^\/api\/lead answered 422, not 303: \{"error":\{"code":"invalid"\}\}$/,
  );
});

it('reads where a redirect leads, without its host, and only a 303', () => {
  const headers = { location: 'https://join.example/energy?leadId=l1' };
  expect(seeOther(answer('', 303, headers), '/find-address')).toBe('/energy?leadId=l1');
  expect(() => seeOther(answer('', 302, headers), '/find-address')).toThrow('answered 302');
  const nowhere = answer('', 303, { location: 'https://' });
  expect(() => seeOther(nowhere, '/find-address')).toThrow(Fault);
  expect(() => seeOther(nowhere, '/find-address')).toThrow(
    '/find-address leads to “https://”, which is not a URL',
  );
});

it('finds a value in JSON, and nothing in anything else', () => {
  const found = answer('{"data":[{"RecordId":"r1"}]}');
  expect(jsonAt(found, 'data', 0, 'RecordId')).toBe('r1');
  expect([jsonAt(found, 'data', 1, 'RecordId'), jsonAt(answer(html), 'data')]).toEqual([
    undefined,
    undefined,
  ]);
});
