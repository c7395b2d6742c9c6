/** Ranks of the headings inside a rich text: no rank is skipped, whatever the editor chose. */
import type { RichTextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import type { Level } from './heading.tsx';

/**
 * Each heading node with the rank it is rendered at. The first rank is `base`; each next one is
 * at most one deeper than the one before it, and an equal wish gets an equal rank.
 */
export function headingLevels(
  nodes: readonly RichTextNode[],
  base: Level,
): Map<RichTextNode, Level> {
  const levels = new Map<RichTextNode, Level>();
  const open: { wish: number; level: number }[] = [];
  const visit = (node: RichTextNode): void => {
    if ('text' in node) return;
    if (node.type === 'heading') {
      while (open.length > 0 && (open.at(-1)?.wish ?? 0) >= node.level) open.pop();
      const level = Math.min(6, (open.at(-1)?.level ?? base - 1) + 1) as Level;
      open.push({ wish: node.level, level });
      levels.set(node, level);
    }
    for (const child of node.children ?? []) visit(child);
  };
  for (const node of nodes) visit(node);
  return levels;
}
