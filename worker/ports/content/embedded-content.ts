/** The content that the build put into the worker: each brand's stays a string until it is asked for. */
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
 * By brand. While KV answers, nothing here is read, and parsing every brand's content up front would take
 * a tenth of an isolate's start (docs/operations/speed.md).
 */
export const embeddedContent: Readonly<Record<string, BundledContent>> = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(texts).map(([brand, text]) => [brand, { enumerable: true, get: reader(text) }]),
  ),
);

/** The consent that visitors see while nothing else can be read; undefined for a brand not in this worker. */
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
