/**
 * A renderer of elements to HTML in one walk, byte for byte like React's `renderToString`. React's
 * renderer can pause at any element, and every element pays for that; ours never pauses. Anything it
 * does not write throws UnwrittenMarkup and is left to React (render-html.ts).
 */
import type { Context } from 'react';
import { escapeText } from './escape-text.ts';
import {
  type Component,
  contextType,
  defaultOf,
  formProps,
  forwardType,
  fragmentType,
  innerHtml,
  isChosen,
  isComponent,
  isElement,
  isLeftInDocument,
  isLeftInSection,
  keptBreak,
  memoType,
  optionProps,
  type Props,
  sentProps,
  suspenseType,
  valueProps,
  voidTags,
} from './markup-elements.ts';
import { UnwrittenMarkup } from './markup-error.ts';
import { type HookHost, withHooks } from './server-hooks.ts';
import { childPlace, type TreePlace, treeId, treeRoot } from './tree-ids.ts';
import { inputTag, lateAttributes, startOwnTag, startTag, textareaTag } from './write-tag.ts';

export interface MarkupOptions {
  /** Prefix of the ids from `useId`. */
  readonly prefix?: string | undefined;
  /** True for a document or part of its head: elements stay in place here, while React may move them. */
  readonly isDocument?: boolean | undefined;
}

/** @throws UnwrittenMarkup for what React has to write; whatever a component throws */
export function renderMarkup(node: unknown, options: MarkupOptions = {}): string {
  const writer = new MarkupWriter(options);
  return withHooks(writer, () => writer.written(node));
}

class MarkupWriter implements HookHost {
  readonly #prefix: string;
  readonly #isLeft: typeof isLeftInSection;
  readonly #contexts = new Map<object, unknown>();
  #html = '';
  /** The last thing written was text, so a comment must separate any text that follows. */
  #isText = false;
  #place: TreePlace = treeRoot;
  /** How many ids the current component has asked for. */
  #ids = 0;
  /** Value of the surrounding `<select>`. */
  #selected: unknown;
  /** How many `<svg>` elements surround the current one. */
  #pictures = 0;

  constructor({ prefix = '', isDocument = false }: MarkupOptions) {
    this.#prefix = prefix;
    this.#isLeft = isDocument ? isLeftInDocument : isLeftInSection;
  }

  written(node: unknown): string {
    this.#write(node);
    return this.#html;
  }

  contextOf(context: Context<unknown>): unknown {
    return this.#contexts.has(context) ? this.#contexts.get(context) : defaultOf(context);
  }

  nextId(): string {
    const id = treeId(this.#place, this.#prefix, this.#ids);
    this.#ids += 1;
    return id;
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
        else throw new UnwrittenMarkup('An object that is not an element');
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
    else if (type === suspenseType) this.#boundary(props);
    else this.#special(type, props);
  }

  /** Nothing here suspends, so a boundary always completes and never shows its fallback. */
  #boundary({ children }: Props): void {
    this.#html += '<!--$-->';
    this.#isText = false;
    this.#write(children);
    if (this.#isText) throw new UnwrittenMarkup('A boundary that ends in text');
    this.#html += '<!--/$-->';
  }

  #component(component: Component, props: Props, ref?: unknown): void {
    this.#ids = 0;
    const node = component(props, ref);
    const place = this.#place;
    if (this.#ids > 0) this.#place = childPlace(place, 1, 0);
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
    const before = this.contextOf(context as Context<unknown>);
    this.#contexts.set(context, value);
    this.#write(children);
    this.#contexts.set(context, before);
  }

  #tag(tag: string, props: Props): void {
    this.#isText = false;
    switch (tag) {
      case 'input':
        this.#html += inputTag(props);
        break;
      case 'select':
        this.#select(props);
        break;
      case 'option':
        this.#option(props);
        break;
      case 'textarea':
        this.#html += textareaTag(props);
        break;
      case 'button':
      case 'form':
        this.#sending(tag, props, tag === 'form' ? formProps : sentProps);
        break;
      case 'pre':
        this.#html += startTag(tag, props);
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

  /** A form or button: React writes the attributes that say where and how to submit after all others. */
  #sending(tag: string, props: Props, late: readonly string[]): void {
    this.#html += `${startTag(tag, props, late)}${lateAttributes(props, late)}>`;
    this.#close(tag, props);
  }

  #plain(tag: string, props: Props): void {
    if (this.#isLeft(tag, props, this.#pictures > 0)) throw new UnwrittenMarkup(`<${tag}>`);
    if (voidTags.has(tag)) {
      if (props.children != null || props.dangerouslySetInnerHTML != null) {
        throw new UnwrittenMarkup(`<${tag}> with content`);
      }
      this.#html += startTag(tag, props);
      this.#html += '/>';
      return;
    }
    this.#html += tag.includes('-') ? startOwnTag(tag, props) : startTag(tag, props);
    this.#html += '>';
    this.#close(tag, props);
  }

  /** The element's content and end tag. */
  #close(tag: string, props: Props): void {
    const { children } = props;
    const inner = innerHtml(props);
    if (inner !== undefined) this.#html += inner;
    else if (typeof children === 'string') this.#html += escapeText(children);
    else this.#write(children);
    this.#html += `</${tag}>`;
  }

  #select(props: Props): void {
    const before = this.#selected;
    this.#selected = props.value ?? props.defaultValue;
    this.#html += `${startTag('select', props, valueProps)}>`;
    this.#close('select', props);
    this.#selected = before;
  }

  #option(props: Props): void {
    this.#html += startTag('option', props, optionProps);
    this.#html += isChosen(props, this.#selected) ? ' selected="">' : '>';
    this.#close('option', props);
  }
}
