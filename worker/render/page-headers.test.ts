/** Page headers are made once and kept: each brand, stage and kind of page has its own, whatever the order of requests. */
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { type Brand, stages } from '../../domain/brand.ts';
import { pagePolicy } from '../http/headers.ts';
import { manifest, styleOf } from './manifest.ts';
import { pageHeaders } from './page-headers.ts';

const kinds = brands.flatMap((brand: Brand) =>
  stages.flatMap((stage) =>
    [true, false].flatMap((islands) =>
      [true, false].map((plans) => ({ brand, stage, islands, plans })),
    ),
  ),
);

describe.each([
  ['asked in order', kinds],
  ['asked again, the other way round', kinds.toReversed()],
])('the headers of every kind of page, %s,', (_, asked) => {
  it('match their brand, stage, islands and plans', () => {
    for (const { brand, stage, islands, plans } of asked) {
      const headers = pageHeaders(brand, stage, islands, plans);
      const { sheet, plans: sheetWithPlans, fonts } = styleOf(brand);
      const { link = '' } = headers;
      const [own, other] = plans ? [sheetWithPlans, sheet] : [sheet, sheetWithPlans];
      expect(link).toContain(`<${own.url}>; rel=preload; as=style; integrity="${own.integrity}"`);
      expect(link).not.toContain(`<${other.url}>`);
      for (const font of fonts) expect(link).toContain(`<${font}>`);
      expect(link.includes(`<${manifest.runtime.url}>`)).toBe(islands);
      expect(headers['content-security-policy']).toBe(pagePolicy(brand, stage));
      expect(headers['x-robots-tag']).toBe(stage === 'production' ? undefined : 'noindex');
    }
  });
});

it('headers are built once for each kind', () => {
  const made = kinds.map(({ brand, stage, islands, plans }) =>
    pageHeaders(brand, stage, islands, plans),
  );
  const again = kinds.map(({ brand, stage, islands, plans }) =>
    pageHeaders(brand, stage, islands, plans),
  );
  for (const [index, headers] of made.entries()) expect(again[index]).toBe(headers);
  expect(new Set(made).size).toBe(kinds.length);
});

it('headers are not shared with another brand of the same name', () => {
  for (const brand of brands) {
    const application = { ...brand.application, production: 'https://elsewhere.example' };
    const before = pageHeaders(brand, 'production', true);
    const changed = pageHeaders({ ...brand, application }, 'production', true);
    expect(changed['content-security-policy']).toContain('https://elsewhere.example');
    expect(before['content-security-policy']).not.toContain('https://elsewhere.example');
  }
});
