/** The right words of a failure need a status and the message in both places; a page must be complete and the brand's. */
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../scripts/site/local-server.ts';
import { addressFailed, isPage, isSorry, notSaved } from './judge.ts';

const reply = (status: number, body: string, type = 'text/html; charset=UTF-8'): Reply => ({
  status,
  body,
  headers: { 'content-type': type },
  firstByteMs: 1,
  ms: 2,
});
const problem = (message: string, inner = message) =>
  JSON.stringify({ errorMessage: message, error: { code: 'x', message: inner } });

describe('a sorry', () => {
  it('is 503 with one of the words in both places', () => {
    expect(isSorry(reply(503, problem(addressFailed)), [notSaved, addressFailed])).toBe(true);
  });

  it.each([
    ['another status', reply(500, problem(addressFailed))],
    ['other words', reply(503, problem('Oops'))],
    ['the words of another failure', reply(503, problem(notSaved))],
    ['one place only', reply(503, problem(addressFailed, 'Oops'))],
    ['no JSON', reply(503, addressFailed)],
    ['nothing', reply(0, '')],
  ])('is not %s', (_, given) => {
    expect(isSorry(given, [addressFailed])).toBe(false);
  });
});

describe('a page', () => {
  const html = '<!doctype html><main>Acacia</main></html>\n';
  it('is complete, with the right status and brand', () => {
    expect(isPage(reply(200, html), 200, 'Acacia')).toBe(true);
  });

  it.each([
    ['another status', reply(500, html)],
    ['half of it', reply(200, html.slice(0, -10))],
    ['another brand', reply(200, html.replace('Acacia', 'Other'))],
    ['no page', reply(200, html, 'application/json')],
    ['a plain page', reply(200, html.replace('main', 'p'))],
  ])('is not %s', (_, given) => {
    expect(isPage(given, 200, 'Acacia')).toBe(false);
  });
});
