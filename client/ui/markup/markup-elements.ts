/** React's element types and props, and the lists of tags and attributes that need special handling. */
import type { Context } from 'react';
import { UnwrittenMarkup } from './markup-error.ts';

export type Props = Readonly<Record<string, unknown>>;

const elementType = Symbol.for('react.transitional.element');
export const fragmentType = Symbol.for('react.fragment');
export const suspenseType = Symbol.for('react.suspense');
export const contextType = Symbol.for('react.context');
export const memoType = Symbol.for('react.memo');
export const forwardType = Symbol.for('react.forward_ref');

interface MarkupElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
}

export type Component = (props: Props, ref?: unknown) => unknown;

/** The context's default value, for use outside any provider. */
export function defaultOf(context: Context<unknown>): unknown {
  if ('_currentValue2' in context) return context._currentValue2;
  throw new UnwrittenMarkup('A context without a value');
}

export function isElement(node: object): node is MarkupElement {
  return '$$typeof' in node && node.$$typeof === elementType;
}

export function isComponent(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  const { prototype } = type;
  if (!prototype?.isReactComponent) return true;
  throw new UnwrittenMarkup(`The class ${type.name}`);
}

export function isContent(name: string): boolean {
  return name === 'children' || name === 'dangerouslySetInnerHTML';
}

export function innerHtml({ dangerouslySetInnerHTML: given, children }: Props): string | undefined {
  if (given == null) return undefined;
  if (typeof given !== 'object' || !('__html' in given) || children != null) {
    throw new UnwrittenMarkup('dangerouslySetInnerHTML that React refuses');
  }
  return String(given.__html ?? '');
}

/** @param wanted value or values of the surrounding `<select>`, if it has any */
export function isChosen({ selected, value, children }: Props, wanted: unknown): boolean {
  if (wanted == null) return Boolean(selected);
  const values = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
  return values.includes(String(value ?? optionText(children)));
}

function optionText(children: unknown): string {
  if (Array.isArray(children)) return children.map(optionText).join('');
  if (typeof children === 'object' && children !== null) {
    throw new UnwrittenMarkup('<option> with elements');
  }
  return children == null || typeof children === 'boolean' ? '' : String(children);
}

export const sentProps = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
export const formProps = ['action', 'encType', 'method', 'target'];
export const valueProps = ['value', 'defaultValue'];
export const inputProps = [...sentProps, ...valueProps, 'checked', 'defaultChecked'];
export const optionProps = ['selected'];

export const voidTags = new Set(
  'area base br col embed hr img keygen link meta param source track wbr'.split(' '),
);

/** Tags that React moves, whose text it changes, or whose rules only React knows. */
const unwrittenTags = new Set(
  'html head body script style link meta object menuitem listing'.split(' '),
);
/** Tags of the document that surrounds the content. */
const documentTags = new Set('html head body link meta script'.split(' '));

/** True for tags that React must write in a section. @param inPicture inside `<svg>`, whose titles are its own */
export function isLeftInSection(tag: string, { children }: Props, inPicture: boolean): boolean {
  if (tag !== 'title') return unwrittenTags.has(tag);
  return !inPicture || typeof children !== 'string';
}

/** The same in a document, where of the document's own tags React writes only scripts with text. */
export function isLeftInDocument(tag: string, props: Props): boolean {
  if (!documentTags.has(tag)) return isLeftInSection(tag, props, true);
  return tag === 'script' && props.children != null;
}

/** Browsers drop a leading line break, so it is written twice. */
export function keptBreak(text: unknown): string {
  return typeof text === 'string' && text.startsWith('\n') ? '\n' : '';
}
