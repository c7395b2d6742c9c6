/** Rich text to one line of plain words, for descriptions that programs read. */
import type { RichTextNode } from '../../content/model/rich-text-nodes.schema.ts';

/** Words of a copy field: blocks are told apart by a space, marks are dropped. */
export function plainText(value: string | readonly RichTextNode[]): string {
  const words = typeof value === 'string' ? value : value.map(textOf).join(' ');
  return words.replace(/\s+/g, ' ').trim();
}

function textOf(node: RichTextNode): string {
  if ('text' in node) return node.text;
  if (node.type === 'relationship') return node.data?.label ?? '';
  const inside = (node.children ?? []).map(textOf).join('');
  return node.type === 'link' || node.type === 'component-inline-prop' ? inside : ` ${inside} `;
}
