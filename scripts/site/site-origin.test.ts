/** URLs of a site that are accepted, and those that are refused. */
import { expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

it('keeps only the origin of a URL', () => {
  expect(siteOrigin('http://acacia.localhost:8787/energy?rc=A')).toBe(
    'http://acacia.localhost:8787',
  );
  expect(siteOrigin('https://www.acacia.example')).toBe('https://www.acacia.example');
});

it.each(['localhost:8787', 'acacia.localhost:8787', 'file:///etc/hosts', 'www.acacia.example', ''])(
  'says what to write instead of "%s"',
  (given) => expect(() => siteOrigin(given)).toThrow(/is not the URL of a site: write http/),
);
