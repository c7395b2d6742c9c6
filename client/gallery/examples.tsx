/** A section's examples as finished HTML, each as it would be on a page of the brand. */
import * as v from 'valibot';
import type { Brand } from '../../domain/brand.ts';
import { IslandScope } from '../islands/runtime/island.tsx';
import type { SectionDefinition } from '../sections/define-section.ts';
import { renderHtml } from '../ui/render-html.ts';

export interface ShownExample {
  readonly type: string;
  readonly name: string;
  readonly html: string;
  /** Why there is no HTML. */
  readonly problem?: string;
}

/** @param place position on the page, from which its ids are made, so that they are unique */
export function showExample(
  definition: SectionDefinition,
  name: string,
  brand: Brand,
  place: { readonly index: number; readonly count: number },
): ShownExample {
  const { type, schema, view: View, examples, exampleLive: live } = definition;
  try {
    const section = v.parse(schema, withAnchor(ofBrand(examples[name], brand), type, name));
    const html = renderHtml(
      <IslandScope value={{ prefix: `s${place.index}`, count: 0, development: true }}>
        <View section={section} context={{ brand, path: `/${type}`, live, ...place }} />
      </IslandScope>,
    );
    return { type, name, html };
  } catch (error) {
    return { type, name, html: '', problem: String(error) };
  }
}

/** Examples refer to `/media/brand/…`, the file of that name of whichever brand shows them. */
function ofBrand(example: unknown, { slug }: Brand): unknown {
  const json = JSON.stringify(example);
  return json === undefined
    ? undefined
    : JSON.parse(json.replaceAll('/media/brand/', `/media/${slug}/`));
}

/** A type's own anchor (#faqs, #cta) would be repeated by each of its examples. */
function withAnchor(example: unknown, type: string, name: string): unknown {
  return { anchor: `${type}-${name}`, ...(example as object) };
}
