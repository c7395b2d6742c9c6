/** Attributes, written as React writes them for an element's props. */
import { escapeText } from './escape-text.ts';
import { UnwrittenMarkup } from './markup-error.ts';

/** How React writes the values of an attribute; each name is classified once. */
type Kind =
  /** Text and numbers; true and false are left out. */
  | 'text'
  /** True and false are written as words. */
  | 'words'
  /** Present or absent. */
  | 'flag'
  /** A flag that may have a value. */
  | 'flag or text'
  | 'URL'
  /** A URL that is left out when it is empty. */
  | 'source'
  /** Numbers from 1. */
  | 'count'
  | 'number'
  | 'none';

interface Known {
  readonly kind: Kind;
  /** The attribute's name after a space. */
  readonly start: string;
}

const known = new Map<string, Known>();

/** @throws UnwrittenMarkup for styles, namespaces and scripts in URLs */
export function writeAttribute(name: string, value: unknown): string {
  let found = known.get(name);
  if (found === undefined) {
    found = sorted(name);
    known.set(name, found);
  }
  const { kind, start } = found;
  if (typeof value === 'string' && kind === 'text') return `${start}="${escapeText(value)}"`;
  if (typeof value === 'function' || typeof value === 'symbol') return '';
  switch (kind) {
    case 'text':
      return typeof value === 'boolean' ? '' : pair(start, value);
    case 'words':
      return pair(start, value);
    case 'flag':
      return value ? `${start}=""` : '';
    case 'flag or text':
      if (value === true) return `${start}=""`;
      return value === false ? '' : pair(start, value);
    case 'URL':
    case 'source':
      if (typeof value === 'boolean' || (value === '' && kind === 'source')) return '';
      if (script.test(String(value))) throw new UnwrittenMarkup(`The URL ${String(value)}`);
      return pair(start, value);
    case 'count':
      return Number(value) >= 1 ? pair(start, value) : '';
    case 'number':
      return Number.isNaN(Number(value)) ? '' : pair(start, value);
    case 'none':
      return '';
  }
}

/** For a custom element: only `className` is renamed, and objects are left out. */
export function writeOwnAttribute(name: string, value: unknown): string {
  if (unwritten.has(name)) return '';
  if (name === 'style') throw new UnwrittenMarkup('A style');
  const start = ` ${name === 'className' ? 'class' : safe(name)}`;
  switch (typeof value) {
    case 'string':
      return `${start}="${escapeText(value)}"`;
    case 'number':
    case 'bigint':
      return `${start}="${value}"`;
    case 'boolean':
      return value ? `${start}=""` : '';
    default:
      return '';
  }
}

function pair(start: string, value: unknown): string {
  return `${start}="${typeof value === 'number' ? value : escapeText(String(value))}"`;
}

/** React blocks these URLs with a message of its own. */
const script = /^\W*j\s*a\s*v\s*a\s*s/i;

const unwritten = new Set(['suppressContentEditableWarning', 'suppressHydrationWarning', 'ref']);

const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  crossOrigin: 'crossorigin',
  autoFocus: 'autofocus',
  multiple: 'multiple',
  muted: 'muted',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
};

function names(all: string): ReadonlySet<string> {
  return new Set(all.split(' '));
}

/** React's own lists (react-dom 19.3.1, pushAttribute); render-markup.test.tsx checks them against React. */
const flags = names(
  'autoFocus multiple muted inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope',
);
const words = names(
  'contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha',
);
const counts = names('cols rows size span');
const numbers = names('rowSpan start');
const none = names('defaultValue defaultChecked innerHTML');

/** Names written unchanged: HTML attributes are case-insensitive, and few others are used. */
const handler = /^on./i;
const plainName = /^[a-z][a-zA-Z]*$/;
const dashed = /^(?:data|aria)-[a-z0-9-]+$/;
/** Names that React writes with a dash or a colon. */
const drawn =
  /^(?:style|xml|xlink|panose)|^(?:accent|alignment|arabic|baseline|cap|clip|color|dominant|enable|fill|flood|font|glyph|horiz|image|letter|lighting|marker|mask|overline|paint|pointer|rendering|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|x)[A-Z]/;

function sorted(name: string): Known {
  const start = ` ${renamed[name] ?? name}`;
  const kind = (one: Kind): Known => ({ kind: one, start });
  if (none.has(name) || unwritten.has(name) || handler.test(name)) return kind('none');
  if (flags.has(name)) return kind('flag');
  if (words.has(name) || dashed.test(name)) return kind('words');
  if (name === 'src') return kind('source');
  if (name === 'href' || name === 'action' || name === 'formAction') return kind('URL');
  if (name === 'capture' || name === 'download') return kind('flag or text');
  if (counts.has(name)) return kind('count');
  if (numbers.has(name)) return kind('number');
  if (!renamed[name] && (drawn.test(name) || !plainName.test(name)))
    throw new UnwrittenMarkup(`The attribute ${name}`);
  return kind('text');
}

function safe(name: string): string {
  if (!plainName.test(name) && !dashed.test(name)) {
    throw new UnwrittenMarkup(`The attribute ${name}`);
  }
  return name;
}
