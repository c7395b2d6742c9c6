/** The content that the build put into the worker: each brand's is a text until somebody asks for it. */
import * as v from 'valibot';
import { type Site, site as siteSchema } from '../../../content/model/site.schema.ts';
import { texts } from '../../../dist/content.ts';
import type { BundledContent } from './files-content.ts';

const schema = v.object({
  version: v.string(),
  site: v.unknown(),
  pages: v.record(v.string(), v.unknown()),
});

/**
 * By brand. Where KV answers nobody asks, and as objects the content of all brands would be a tenth of
 * what it takes to start an isolate (docs/operations/speed.md).
 */
export const embeddedContent: Readonly<Record<string, BundledContent>> = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(texts).map(([brand, text]) => [brand, { enumerable: true, get: reader(text) }]),
  ),
);

/** The wording that visitors see while nothing else can be read; undefined for a brand that the worker does not carry. */
export function shippedConsent(brand: string): Site['consent'] | undefined {
  const shipped = Object.hasOwn(embeddedContent, brand) ? embeddedContent[brand] : undefined;
  const parsed = v.safeParse(siteSchema, shipped?.site);
  return parsed.success ? parsed.output.consent : undefined;
}

function reader(text: string): () => BundledContent {
  let content: BundledContent | undefined;
  return () => {
    content ??= v.parse(schema, JSON.parse(text));
    return content;
  };
}
