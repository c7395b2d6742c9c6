/** The embedded content is read when it is asked for, once, and brand by brand. */
import { expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';

it('is read when somebody asks for it, and only that of the brand', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const { embeddedContent } = await import('./embedded-content.ts');
  expect(Object.keys(embeddedContent)).toEqual(brands.map(({ slug }) => slug));
  expect(parse).not.toHaveBeenCalled();
  const { acacia } = embeddedContent;
  expect(Object.keys(acacia?.pages ?? {})).toContain('/energy');
  expect(acacia?.version).not.toBe('');
  expect(embeddedContent.acacia).toBe(acacia);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(Object.hasOwn(embeddedContent, 'nobody')).toBe(false);
});
