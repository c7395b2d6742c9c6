/** Rich text, rendered from nodes and never from a string (spec: rich-text). */
import { Fragment, type ReactNode } from 'react';
import type { RichTextNode, TextAlign } from '../../../content/model/rich-text-nodes.schema.ts';
import { isUnseen } from '../../../domain/text.ts';
import { Link } from '../link.tsx';
import { Heading, headingRanks, type Level, textHeadingSize } from './heading.tsx';
import { blockNamed } from './rich-text-blocks.tsx';
import { LayoutColumns, MarkedText, Problem, Relationship } from './rich-text-parts.tsx';

export interface RichTextProps {
  nodes: readonly RichTextNode[];
  /** Rank of the first heading: one below the heading above the text. */
  base?: Level;
}

type ElementNode = Exclude<RichTextNode, { text: string }>;
type NodeOf<Type extends ElementNode['type']> = Extract<ElementNode, { type: Type }>;
interface Renderer {
  readonly levels: ReadonlyMap<RichTextNode, Level>;
  readonly children: (node: { children?: RichTextNode[] | undefined }) => ReactNode;
}
type View<Node> = (node: Node, renderer: Renderer) => ReactNode;

const aligned: Readonly<Record<TextAlign, string | undefined>> = {
  start: undefined,
  center: 'text-center',
  end: 'text-end',
};

const views: { readonly [Type in ElementNode['type']]: View<NodeOf<Type>> } = {
  paragraph: (node, { children }) => (
    <p className={aligned[node.textAlign ?? 'start']}>{children(node)}</p>
  ),
  heading(node, { children, levels }) {
    const level = levels.get(node) ?? node.level;
    const size = textHeadingSize(level);
    return (
      <Heading
        level={level}
        className={`${size} ${aligned[node.textAlign ?? 'start'] ?? ''}`.trim()}
      >
        {children(node)}
      </Heading>
    );
  },
  blockquote: (node, { children }) => (
    <blockquote className="prose border-l-3 border-accent pl-5 text-lead">
      {children(node)}
    </blockquote>
  ),
  code: (node, { children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: anything that scrolls must scroll by keyboard too (WCAG 2.1.1).
    <pre tabIndex={0} className="overflow-x-auto rounded-field bg-tint p-4">
      <code>{children(node)}</code>
    </pre>
  ),
  divider: () => <hr className="border-t border-hair" />,
  layout: (node, { children }) => (
    <LayoutColumns
      ratios={node.layout}
      areas={node.children.map((area) => children(areaOf(area)))}
    />
  ),
  'layout-area': (node, { children }) => children(node),
  'ordered-list': (node, { children }) => <ol>{children(node)}</ol>,
  'unordered-list': (node, { children }) => <ul>{children(node)}</ul>,
  'list-item': (node, { children }) => <li>{children(node)}</li>,
  'list-item-content': (node, { children }) => children(node),
  link: (node, { children }) =>
    // A keyboard or a screen reader would come to a link without a name.
    node.children.every(isWordless) ? (
      children(node)
    ) : (
      <Link href={node.href}>{children(node)}</Link>
    ),
  relationship: (node) => <Relationship data={node.data} />,
  'component-block': (node, { children }) => {
    const block = blockNamed(node.component);
    if (block === undefined) return <Unknown component={node.component} />;
    return block({
      props: node.props,
      slot(propPath) {
        const own = node.children.filter(
          (child) =>
            propPath === undefined ||
            ('propPath' in child && child.propPath?.join('.') === propPath),
        );
        return own.every(isEmptyProp) ? null : children({ children: own });
      },
    });
  },
  'component-block-prop': (node, { children }) => children(node),
  'component-inline-prop': (node, { children }) => children(node),
};

/** The nodes one after another, unwrapped: the caller provides the column and `prose`. */
export function RichText({ nodes, base = 2 }: RichTextProps) {
  const levels = headingLevels(nodes, base);
  const renderer: Renderer = { levels, children: (node) => list(node.children ?? []) };
  function list(children: readonly RichTextNode[]): ReactNode {
    return children.map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no identity and never move
      <Fragment key={index}>{one(child)}</Fragment>
    ));
  }
  function one(node: RichTextNode): ReactNode {
    if ('text' in node) return <MarkedText node={node} />;
    if (!Object.hasOwn(views, node.type)) return <Unknown component={node.type} />;
    return (views[node.type] as View<ElementNode>)(node, renderer);
  }
  return list(nodes);
}

function isWordless(node: RichTextNode): boolean {
  return 'text' in node && isUnseen(node.text);
}

function isEmptyProp(node: RichTextNode): boolean {
  return 'propPath' in node && node.children.every(isWordless);
}

/** Each heading node with the rank it is rendered at. */
function headingLevels(
  nodes: readonly RichTextNode[],
  base: Level,
): ReadonlyMap<RichTextNode, Level> {
  const rank = headingRanks(base);
  const levels = new Map<RichTextNode, Level>();
  const visit = (node: RichTextNode): void => {
    if ('text' in node) return;
    if (node.type === 'heading') levels.set(node, rank(node.level));
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return levels;
}

function Unknown({ component }: { component: string }) {
  return (
    <Problem
      reason={`Rich text names "${component}", which client/ui/text/rich-text-blocks.tsx does not have: add it there or take it out`}
    />
  );
}

function areaOf(node: RichTextNode): { children?: RichTextNode[] | undefined } {
  return 'text' in node ? { children: [node] } : node;
}
