/** A strict reader of small XML documents, which throws when one is not well formed (XML 1.0 §2.1). */

export interface XmlElement {
  readonly name: string;
  readonly parent: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly inside, with entities resolved. */
  text: string;
}

const piece = /<\?[^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/**
 * Every element in order.
 * @throws Error for unclosed or overlapping tags, stray characters, unknown entities, or characters that XML forbids
 */
export function elementsOf(xml: string): XmlElement[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 §2.2 forbids.
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(xml)) throw new Error('forbidden character');
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  let at = 0;
  for (const match of xml.matchAll(piece)) {
    const [whole, closing, name = '', attributes = '', empty, text] = match;
    if (match.index !== at) break;
    at += whole.length;
    if (text !== undefined) addText(open.at(-1), text);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (name) {
      if (open.length === 0 && elements.length > 0) throw new Error(`a second root: ${name}`);
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const element = {
        name,
        parent: open.at(-1)?.name,
        attributes: Object.fromEntries(pairs.map(([, key, value]) => [key, resolved(value ?? '')])),
        text: '',
      };
      elements.push(element);
      if (!empty) open.push(element);
    }
  }
  if (at !== xml.length) throw new Error(`not XML at ${at}: ${xml.slice(at, at + 40)}`);
  if (open.length > 0) throw new Error(`not closed: ${open.map(({ name }) => name).join(' ')}`);
  return elements;
}

function addText(element: XmlElement | undefined, text: string): void {
  if (element) element.text += resolved(text);
  else if (text.trim() !== '') throw new Error(`text outside the root: ${text}`);
}

function resolved(text: string): string {
  return text.replace(/&[^;\s]*;?/g, (entity) => {
    const sign = entities[entity];
    if (sign === undefined) throw new Error(`unknown entity ${entity}`);
    return sign;
  });
}
