/** Our rich-text renderer gives the same output as Keystone's own, for all shipped texts and all examples. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionOf, sections } from '../../../client/sections/section-registry.ts';
import { RichText } from '../../../client/ui/text/rich-text-view.tsx';
import { type RichTextNode, richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { readContent } from '../../../scripts/build/read-content.ts';
import { cmsFolder } from '../../../scripts/cms/cms-folder.ts';
import { tokensOf } from '../support/html-tokens.ts';

interface Props {
  readonly [name: string]: ReactNode;
}
interface RelationshipProps {
  readonly data: {
    readonly id: string;
    readonly label?: string;
    readonly data?: { path?: string };
  } | null;
}
type Renderer = ComponentType<{
  document: readonly unknown[];
  renderers: {
    inline: { relationship: (props: RelationshipProps) => ReactNode };
    block: { code: (props: Props) => ReactNode };
  };
  componentBlocks: Readonly<Record<string, (props: Props) => ReactNode>>;
}>;

/** The renderer is installed only with the CMS. */
const place = createRequire(join(cmsFolder, 'package.json')).resolve(
  '@keystone-6/document-renderer',
);
const { DocumentRenderer } = (await import(pathToFileURL(place).href)) as {
  DocumentRenderer: Renderer;
};

/** Keystone leaves the rendering of these blocks to the site. */
const componentBlocks = {
  notice: ({ content }: Props) => content,
  quote: ({ content, attribution }: Props) => (
    <>
      <blockquote>{content}</blockquote>
      <figcaption>{attribution}</figcaption>
    </>
  ),
  'call-to-action': ({ url, label }: Props) => <a href={String(url)}>{label}</a>,
};
const block = {
  code: ({ children }: Props) => (
    <pre>
      <code>{children}</code>
    </pre>
  ),
};
const inline = {
  relationship({ data }: RelationshipProps) {
    const label = data?.label ?? data?.id;
    return data?.data?.path ? <a href={data.data.path}>{label}</a> : <span>{label}</span>;
  },
};

function texts(from: unknown): RichTextNode[][] {
  if (typeof from !== 'object' || from === null) return [];
  if (Array.isArray(from) && from.some((node) => node?.children) && v.is(richText, from)) {
    return [v.parse(richText, from)];
  }
  return Object.values(from).flatMap(texts);
}

/** Adds the children that Keystone's renderer needs in every node; content leaves empty ones out. */
function whole(node: RichTextNode): unknown {
  if ('text' in node) return node;
  return { ...node, children: (node.children ?? [{ text: '' }]).map(whole) };
}

const isKnown = (nodes: readonly RichTextNode[]): boolean =>
  nodes.every(
    (node) =>
      'text' in node ||
      ((node.type !== 'component-block' || Object.hasOwn(componentBlocks, node.component)) &&
        isKnown(node.children ?? [])),
  );

const shipped = Object.entries(readContent()).map(
  ([brand, { pages }]) => [brand, texts(pages)] as const,
);
const examples = Object.keys(sections).map(
  (type) => [`the examples of ${type}`, texts(sectionOf(type)?.examples).filter(isKnown)] as const,
);
const all = [...shipped, ...examples].filter(([, found]) => found.length > 0);

describe('rich text', () => {
  it('is found at all, with nodes of every kind', () => {
    expect(all.flatMap(([, found]) => found).length).toBeGreaterThan(100);
    const kinds = new Set(JSON.stringify(all).match(/"type":"[a-z-]+"/g));
    expect(kinds.size).toBeGreaterThanOrEqual(13);
  });

  it.each(all)('of %s is rendered as Keystone does', (_, found) => {
    for (const nodes of found) {
      const ours = renderToStaticMarkup(<RichText nodes={nodes} />);
      const theirs = renderToStaticMarkup(
        <DocumentRenderer
          document={nodes.map(whole)}
          renderers={{ inline, block }}
          componentBlocks={componentBlocks}
        />,
      );
      expect(tokensOf(ours)).toEqual(tokensOf(theirs));
    }
  });
});
