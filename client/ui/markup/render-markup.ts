/**
 * Elements to HTML in one walk, with the bytes of React's `renderToString`. React's renderer can stop
 * at any element and go on later, and pays for it at each; a section is finished in one go.
 * What is not written here is left to React by UnwrittenMarkup (render-html.ts).
 */
import type { Context } from 'react';
import { escapeText } from './escape-text.ts';
import { UnwrittenMarkup } from './markup-error.ts';
import { serverHooks, withHooks } from './server-hooks.ts';
import { childPlace, type TreePlace, treeId, treeRoot } from './tree-ids.ts';
import { writeAttribute, writeOwnAttribute } from './write-attribute.ts';

/**
 * @param prefix of the ids of `useId`
 * @throws UnwrittenMarkup for what React has to write; whatever a component throws
 */
export function renderMarkup(node: unknown, prefix = ''): string {
  const writer = new MarkupWriter(prefix);
  return withHooks(writer.hooks, () => writer.written(node));
}

type Props = Readonly<Record<string, unknown>>;

const elementType = Symbol.for('react.transitional.element');
const fragmentType = Symbol.for('react.fragment');
const contextType = Symbol.for('react.context');
const memoType = Symbol.for('react.memo');
const forwardType = Symbol.for('react.forward_ref');

interface MarkupElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
}

type Component = (props: Props, ref?: unknown) => unknown;

class MarkupWriter {
  readonly hooks = serverHooks({
    contextOf: (context) => this.#contextOf(context),
    nextId: () => treeId(this.#place, this.#prefix, this.#ids++),
  });
  readonly #prefix: string;
  readonly #contexts = new Map<object, unknown>();
  #html = '';
  /** What was written last is text, so that more text is kept apart from it by a comment. */
  #isText = false;
  #place: TreePlace = treeRoot;
  /** Ids that the component being called has asked for. */
  #ids = 0;
  /** Value of the `<select>` around. */
  #selected: unknown;
  /** How many `<svg>` are around. */
  #pictures = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  written(node: unknown): string {
    this.#write(node);
    return this.#html;
  }

  #contextOf(context: Context<unknown>): unknown {
    if (this.#contexts.has(context)) return this.#contexts.get(context);
    return defaultOf(context);
  }

  #write(node: unknown): void {
    switch (typeof node) {
      case 'string':
        if (node !== '') this.#text(escapeText(node));
        return;
      case 'number':
      case 'bigint':
        this.#text(String(node));
        return;
      case 'object':
        if (node === null) return;
        if (Array.isArray(node)) this.#list(node);
        else if (isElement(node)) this.#element(node.type, node.props);
        else throw new UnwrittenMarkup('An object that is no element');
        return;
      case 'function':
      case 'symbol':
        throw new UnwrittenMarkup(`A ${typeof node} as a child`);
      default:
        return;
    }
  }

  #text(escaped: string): void {
    this.#html += this.#isText ? `<!-- -->${escaped}` : escaped;
    this.#isText = true;
  }

  #list(nodes: readonly unknown[]): void {
    const place = this.#place;
    const count = nodes.length;
    for (let index = 0; index < count; index += 1) {
      const node = nodes[index];
      if (typeof node === 'object' && node !== null) this.#place = childPlace(place, count, index);
      this.#write(node);
    }
    this.#place = place;
  }

  #element(type: unknown, props: Props): void {
    if (typeof type === 'string') this.#tag(type, props);
    else if (isComponent(type)) this.#component(type, props);
    else if (type === fragmentType) this.#write(props.children);
    else this.#special(type, props);
  }

  #component(component: Component, props: Props, ref?: unknown): void {
    this.#ids = 0;
    const node = component(props, ref);
    if (this.#ids === 0) {
      this.#write(node);
      return;
    }
    const place = this.#place;
    this.#place = childPlace(place, 1, 0);
    this.#write(node);
    this.#place = place;
  }

  #special(type: unknown, props: Props): void {
    if (typeof type !== 'object' || type === null || !('$$typeof' in type)) {
      throw new UnwrittenMarkup(`An element of the type ${String(type)}`);
    }
    if (type.$$typeof === contextType) {
      this.#provider(type, props);
    } else if (type.$$typeof === memoType && 'type' in type) {
      this.#element(type.type, props);
    } else if (type.$$typeof === forwardType && 'render' in type && isComponent(type.render)) {
      const { ref = null, ...rest } = props;
      this.#component(type.render, rest, ref);
    } else {
      throw new UnwrittenMarkup(`An element of the type ${String(type.$$typeof)}`);
    }
  }

  #provider(context: object, { value, children }: Props): void {
    const had = this.#contexts.has(context);
    const before = this.#contexts.get(context);
    this.#contexts.set(context, value);
    this.#write(children);
    if (had) this.#contexts.set(context, before);
    else this.#contexts.delete(context);
  }

  #tag(tag: string, props: Props): void {
    this.#isText = false;
    switch (tag) {
      case 'input':
        this.#input(props);
        break;
      case 'select':
        this.#select(props);
        break;
      case 'option':
        this.#option(props);
        break;
      case 'textarea':
        this.#textarea(props);
        break;
      case 'button':
        this.#start(tag, props, sentProps);
        this.#late(props, sentProps);
        this.#html += '>';
        this.#close(tag, props);
        break;
      case 'form':
        this.#start(tag, props, formProps);
        this.#late(props, formProps);
        this.#html += '>';
        this.#close(tag, props);
        break;
      case 'pre':
        this.#start(tag, props);
        this.#html += `>${keptBreak(props.children)}`;
        this.#close(tag, props);
        break;
      case 'svg':
        this.#pictures += 1;
        this.#plain(tag, props);
        this.#pictures -= 1;
        break;
      default:
        this.#plain(tag, props);
    }
    this.#isText = false;
  }

  #plain(tag: string, props: Props): void {
    if (voidTags.has(tag)) {
      if (props.children != null || props.dangerouslySetInnerHTML != null) {
        throw new UnwrittenMarkup(`<${tag}> with content`);
      }
      this.#start(tag, props);
      this.#html += '/>';
      return;
    }
    if (unwrittenTags.has(tag) || (tag === 'title' && !this.#isPictureTitle(props))) {
      throw new UnwrittenMarkup(`<${tag}>`);
    }
    if (tag.includes('-')) this.#startOwn(tag, props);
    else this.#start(tag, props);
    this.#html += '>';
    this.#close(tag, props);
  }

  /** Elsewhere a title goes into the head. */
  #isPictureTitle({ children }: Props): boolean {
    return this.#pictures > 0 && typeof children === 'string';
  }

  /** The element up to its `>`. @param skipped attributes that are written elsewhere, or nowhere */
  #start(tag: string, props: Props, skipped?: readonly string[]): void {
    this.#html += `<${tag}`;
    for (const name in props) {
      const value = props[name];
      if (value == null || isContent(name) || skipped?.includes(name)) continue;
      this.#html += writeAttribute(name, value);
    }
  }

  /** The same for an element of our own. */
  #startOwn(tag: string, props: Props): void {
    this.#html += `<${tag}`;
    for (const name in props) {
      const value = props[name];
      if (value != null && !isContent(name)) this.#html += writeOwnAttribute(name, value);
    }
  }

  /** Attributes that React writes after all others. */
  #late(props: Props, names: readonly string[]): void {
    for (const name of names) {
      const value = props[name];
      if (value == null) continue;
      if (typeof value === 'function') throw new UnwrittenMarkup(`A function as ${name}`);
      this.#html += writeAttribute(name, value);
    }
  }

  /** The content of an element and its end. */
  #close(tag: string, props: Props): void {
    const { children } = props;
    const inner = innerHtml(props);
    if (inner !== undefined) this.#html += inner;
    else if (typeof children === 'string') this.#html += escapeText(children);
    else this.#write(children);
    this.#html += `</${tag}>`;
  }

  #input(props: Props): void {
    this.#start('input', props, inputProps);
    this.#late(props, sentProps);
    if (props.checked ?? props.defaultChecked) this.#html += ' checked=""';
    const value = props.value ?? props.defaultValue;
    if (value != null) this.#html += writeAttribute('value', value);
    this.#html += '/>';
  }

  #select(props: Props): void {
    const before = this.#selected;
    this.#selected = props.value ?? props.defaultValue;
    this.#start('select', props, valueProps);
    this.#html += '>';
    this.#close('select', props);
    this.#selected = before;
  }

  #option(props: Props): void {
    const { selected, value, children } = props;
    const isChosen =
      this.#selected == null
        ? Boolean(selected)
        : chosen(this.#selected).includes(String(value ?? optionText(children)));
    this.#start('option', props, optionProps);
    this.#html += isChosen ? ' selected="">' : '>';
    this.#close('option', props);
  }

  #textarea(props: Props): void {
    if (props.children != null) throw new UnwrittenMarkup('<textarea> with children');
    this.#start('textarea', props, valueProps);
    const text = props.value ?? props.defaultValue;
    this.#html += '>';
    if (text != null) this.#html += keptBreak(text) + escapeText(String(text));
    this.#html += '</textarea>';
  }
}

/** Browsers drop a first line break, so it is written twice. */
function keptBreak(text: unknown): string {
  return typeof text === 'string' && text.startsWith('\n') ? '\n' : '';
}

/** A value that no provider has given. */
function defaultOf(context: Context<unknown>): unknown {
  if ('_currentValue2' in context) return context._currentValue2;
  throw new UnwrittenMarkup('A context without a value');
}

function isElement(node: object): node is MarkupElement {
  return '$$typeof' in node && node.$$typeof === elementType;
}

function isComponent(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  const { prototype } = type;
  if (!prototype?.isReactComponent) return true;
  throw new UnwrittenMarkup(`The class ${type.name}`);
}

function isContent(name: string): boolean {
  return name === 'children' || name === 'dangerouslySetInnerHTML';
}

function innerHtml({ dangerouslySetInnerHTML: given, children }: Props): string | undefined {
  if (given == null) return undefined;
  if (typeof given !== 'object' || !('__html' in given) || children != null) {
    throw new UnwrittenMarkup('HTML that is no HTML');
  }
  return String(given.__html ?? '');
}

function chosen(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function optionText(children: unknown): string {
  if (Array.isArray(children)) return children.map(optionText).join('');
  if (typeof children === 'object' && children !== null) {
    throw new UnwrittenMarkup('<option> with elements');
  }
  return children == null || typeof children === 'boolean' ? '' : String(children);
}

const sentProps = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
const formProps = ['action', 'encType', 'method', 'target'];
const valueProps = ['value', 'defaultValue'];
const inputProps = [...sentProps, ...valueProps, 'checked', 'defaultChecked'];
const optionProps = ['selected'];

const voidTags = new Set('area base br col embed hr img keygen param source track wbr'.split(' '));

/** React moves these, changes their text, or is alone in knowing what they mean. */
const unwrittenTags = new Set(
  'html head body script style link meta object menuitem listing'.split(' '),
);
