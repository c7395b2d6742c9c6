/** Which URLs may be called, and that a refusal repeats nothing of a URL that may hold a secret. */
import { describe, expect, it } from 'vitest';
import { partnerUrlFault } from './partner-url.ts';

describe('the URL of a partner’s system', () => {
  it.each([
    'https://gw.partner.example/api/v2',
    'https://hooks.partner.example/leads?token=abc',
    'http://127.0.0.1:8788/api/v2',
    'http://localhost:8788',
    'http://[::1]:8788',
  ])('may be %s', (url) => {
    expect(partnerUrlFault(url)).toBeUndefined();
  });

  it.each([
    ['http://gw.partner.example', 'must be https'],
    ['http://127.0.0.1.evil.example', 'must be https'],
    ['ftp://partner.example', 'must be https'],
    ['partner.example', 'must be a whole URL'],
    ['https://user:Zq7x@partner.example', 'must not contain a user name or password'],
    ['https://Zq7x@partner.example', 'must not contain a user name or password'],
    ['https://:Zq7x@partner.example', 'must not contain a user name or password'],
    ['http://user:Zq7x@localhost', 'must not contain a user name or password'],
    ['no URL Zq7x', 'must be a whole URL'],
  ])('may not be %s', (url, words) => {
    const fault = partnerUrlFault(url);
    expect(fault).toContain(words);
    expect(fault).not.toContain('Zq7x');
  });
});
