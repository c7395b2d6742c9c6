/** State-changing routes accept requests only from the brand's own pages. */
import { describe, expect, it } from 'vitest';
import { demandSameOrigin } from './request-checks.ts';

const url = 'http://acacia.localhost:8787/api/hero';
const passes = (headers: Record<string, string>) => {
  try {
    demandSameOrigin(new Request(url, { method: 'POST', headers }));
    return true;
  } catch {
    return false;
  }
};

describe('demandSameOrigin', () => {
  it.each([
    [{ origin: 'http://acacia.localhost:8787' }, true],
    [{ origin: 'http://acacia.localhost:8787', 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'null' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'https://acacia.localhost:8787' }, true],
    [{ origin: 'http://acacia.localhost' }, false],
    [{ origin: 'http://x@acacia.localhost:8787' }, false],
    [{ origin: 'http://banksia.localhost:8787' }, false],
    [{ origin: 'http://acacia.localhost:8787.evil.example' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{}, false],
  ])('with the headers %o passes: %s', (headers, expected) => {
    expect(passes(headers as Record<string, string>)).toBe(expected);
  });
});
