/** The page without a brand: its policy allows its style, and it tells the visitor what to do. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Problem } from '../http/errors.ts';
import { plainPage } from './plain-page.ts';

it('the page may use only its own style', async () => {
  const response = plainPage(new Problem('unknown_host'));
  const style = /<style>([^<]*)<\/style>/.exec(await response.text())?.[1] ?? '';
  expect(style).not.toBe('');
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`]),
  );
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['unknown_host', 421, true],
  ['content_unavailable', 503, false],
] as const)(
  'the page for %s has status %s, and asks visitors to check the web address: %s',
  async (code, status, asks) => {
    const response = plainPage(new Problem(code));
    expect(response.status).toBe(status);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await response.text()).includes('Please check the web address')).toBe(asks);
  },
);
