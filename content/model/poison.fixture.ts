/** Rich text as an attacker or a broken CMS might send it, each with the words of its refusal. */

interface Poison {
  readonly name: string;
  /** As JSON, because only a parser makes a key `__proto__`. */
  readonly json: string;
  readonly says: RegExp;
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const nested = (depth: number) =>
  `${'{"type":"blockquote","children":['.repeat(depth)}{"text":"x"}${']}'.repeat(depth)}`;
const block = (props: string, rest = '[]') =>
  `[{"type":"component-block","component":"notice","props":${props},"children":${rest}}]`;
const prop = (path: string) =>
  block('{}', `[{"type":"component-block-prop","propPath":${path},"children":[{"text":"x"}]}]`);

export const poisons: readonly Poison[] = [
  { name: '__proto__ in a propPath', json: prop('["__proto__","polluted"]'), says: /prop path/ },
  { name: 'constructor in a propPath', json: prop('["constructor"]'), says: /prop path/ },
  { name: 'an object as a propPath', json: prop('[{"toString":"x"}]'), says: /Expected/ },
  {
    name: '__proto__ in props',
    json: block('{"__proto__":{"polluted":true}}'),
    says: /may not have a field "__proto__"/,
  },
  {
    name: '__proto__ deep in props',
    json: block('{"a":[{"b":{"__proto__":{"polluted":true}}}]}'),
    says: /may not have a field "__proto__"/,
  },
  {
    name: '__proto__ in a node',
    json: '[{"type":"paragraph","__proto__":{"children":[]},"children":[{"text":"x"}]}]',
    says: /may not have a field "__proto__"/,
  },
  {
    name: 'constructor in a relationship',
    json: '[{"type":"relationship","relationship":"page","data":{"id":"1","data":{"constructor":{}}}}]',
    says: /may not have a field "constructor"/,
  },
  { name: 'no children', json: '[{"type":"paragraph"}]', says: /children/ },
  { name: 'children that are null', json: '[{"type":"paragraph","children":null}]', says: /Array/ },
  {
    name: 'a child that is null',
    json: '[{"type":"paragraph","children":[null]}]',
    says: /Expected/,
  },
  { name: 'a node that is a string', json: '["x"]', says: /is an object/ },
  { name: 'a node that is a list', json: '[[]]', says: /\btext\b/ },
  { name: 'a node of no known type', json: '[{"type":"marquee","children":[]}]', says: /marquee/ },
  { name: 'a type that is __proto__', json: '[{"type":"__proto__"}]', says: /__proto__/ },
  { name: 'a type that is an object', json: '[{"type":{},"children":[]}]', says: /Expected/ },
  { name: 'an object for a list', json: '{"0":{"text":"x"},"length":1}', says: /Array/ },
  { name: 'a link without href', json: '[{"type":"link","children":[]}]', says: /href/ },
  {
    name: 'a link that runs script',
    json: '[{"type":"link","href":"javascript:alert(1)","children":[]}]',
    says: /A link must start with/,
  },
  { name: 'depth 31', json: `[${nested(31)}]`, says: /more than 30 levels/ },
  { name: 'depth 1,000', json: `[${nested(1_000)}]`, says: /more than 30 levels/ },
  { name: 'props of depth 1,000', json: block(`{"a":${nested(1_000)}}`), says: /30 levels/ },
  {
    name: '10 MB in one node',
    json: JSON.stringify([paragraph('x'.repeat(10_000_000))]),
    says: /longer than 200,000 characters/,
  },
  {
    name: '10 MB in many nodes',
    json: JSON.stringify(Array.from({ length: 200_000 }, () => paragraph('x'))),
    says: /too many parts/,
  },
];

/** The deepest that is allowed: rendering it must not overflow the stack. */
export const deepest = `[${nested(29)}]`;
