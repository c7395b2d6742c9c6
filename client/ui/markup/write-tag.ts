/** Start tags, and the whole tags of `<input>` and `<textarea>`. */
import { escapeText } from './escape-text.ts';
import {
  inputProps,
  isContent,
  keptBreak,
  type Props,
  sentProps,
  valueProps,
} from './markup-elements.ts';
import { UnwrittenMarkup } from './markup-error.ts';
import { writeAttribute, writeOwnAttribute } from './write-attribute.ts';

/** The element up to its `>`. @param skipped attributes that are written elsewhere, or nowhere */
export function startTag(tag: string, props: Props, skipped?: readonly string[]): string {
  let html = `<${tag}`;
  for (const name in props) {
    const value = props[name];
    if (value == null || isContent(name) || skipped?.includes(name)) continue;
    html += writeAttribute(name, value);
  }
  return html;
}

/** The same for a custom element. */
export function startOwnTag(tag: string, props: Props): string {
  let html = `<${tag}`;
  for (const name in props) {
    const value = props[name];
    if (value != null && !isContent(name)) html += writeOwnAttribute(name, value);
  }
  return html;
}

/** The attributes that React writes last. */
export function lateAttributes(props: Props, names: readonly string[]): string {
  let html = '';
  for (const name of names) {
    const value = props[name];
    if (value == null) continue;
    if (typeof value === 'function') throw new UnwrittenMarkup(`A function as ${name}`);
    html += writeAttribute(name, value);
  }
  return html;
}

export function inputTag(props: Props): string {
  const html = startTag('input', props, inputProps) + lateAttributes(props, sentProps);
  const checked = (props.checked ?? props.defaultChecked) ? ' checked=""' : '';
  const value = props.value ?? props.defaultValue;
  return `${html}${checked}${value == null ? '' : writeAttribute('value', value)}/>`;
}

export function textareaTag(props: Props): string {
  if (props.children != null) throw new UnwrittenMarkup('<textarea> with children');
  const text = props.value ?? props.defaultValue;
  const words = text == null ? '' : keptBreak(text) + escapeText(String(text));
  return `${startTag('textarea', props, valueProps)}>${words}</textarea>`;
}
