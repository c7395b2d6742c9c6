/** The content that the build put into the worker: each brand's is a text until somebody asks for it. */
import * as v from 'valibot';
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

function reader(text: string): () => BundledContent {
  let content: BundledContent | undefined;
  return () => {
    content ??= v.parse(schema, JSON.parse(text));
    return content;
  };
}
