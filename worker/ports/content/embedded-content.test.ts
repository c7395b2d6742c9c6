/** The embedded content is parsed only when it is asked for, once, and brand by brand. */
import { expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { texts } from '../../../dist/content.ts';

it('is read when somebody asks for it, and only that of the brand', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  // The test runner also parses JSON while it fetches a module.
  const read = () =>
    parse.mock.calls.flatMap(([said]) =>
      Object.entries(texts).flatMap(([brand, text]) => (text === said ? [brand] : [])),
    );
  const { embeddedContent } = await import('./embedded-content.ts');
  expect(Object.keys(embeddedContent)).toEqual(brands.map(({ slug }) => slug));
  expect(read()).toEqual([]);
  const { acacia } = embeddedContent;
  expect(Object.keys(acacia?.pages ?? {})).toContain('/energy');
  expect(acacia?.version).not.toBe('');
  expect(embeddedContent.acacia).toBe(acacia);
  expect(read()).toEqual(['acacia']);
  expect(Object.hasOwn(embeddedContent, 'nobody')).toBe(false);
});

it('says in which words its visitors agree', async () => {
  const { embeddedContent, shippedConsent } = await import('./embedded-content.ts');
  const consent = shippedConsent('acacia');
  expect(consent?.version).toMatch(/^2026-/);
  expect(embeddedContent.acacia?.site).toMatchObject({ consent: { version: consent?.version } });
  expect(shippedConsent('nobody')).toBeUndefined();
});
