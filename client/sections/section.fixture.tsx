/** Test helpers: a section's context, and its HTML as a page renders it. */
import * as v from 'valibot';
import { brands } from '../../brands/brands.ts';
import { IslandScope } from '../islands/runtime/island.tsx';
import { renderHtml } from '../ui/render-html.ts';
import type { SectionContext } from './define-section.ts';
import { sectionOf } from './section-registry.ts';

/** The middle of three sections on some brand's home page, unless `change` says otherwise. */
export function exampleContext(change: Partial<SectionContext> = {}): SectionContext {
  const [brand] = brands;
  if (brand === undefined) throw new Error('No brand: brands/brands.ts is empty');
  return { brand, path: '/', index: 1, count: 3, ...change };
}

/** A section as it is in content, before its schema parses it. */
export type RawSection = { readonly type: string; readonly [field: string]: unknown };

/**
 * Renders one section of raw content, as in development: an island prop that is not JSON throws.
 * @throws Error for an unknown type; ValiError for content that the section's schema refuses
 */
export function renderSection(raw: RawSection, context: SectionContext): string {
  const definition = sectionOf(raw.type);
  if (definition === undefined) {
    throw new Error(`No section "${raw.type}": add its folder and its line in the registry`);
  }
  const section = v.parse(definition.schema, raw);
  const View = definition.view;
  return renderHtml(
    <IslandScope value={{ prefix: `s${context.index}`, count: 0, development: true }}>
      <View section={section} context={{ live: definition.exampleLive, ...context }} />
    </IslandScope>,
  );
}
