/** Reads a page's forms and fills them in as a browser without script does. */
import { attribute, openingTags, unescaped } from '../content/html-facts.ts';
import type { Fields } from './smoke-site.ts';

export interface PageForm {
  /** The path and query that it posts to. */
  readonly action: string;
  readonly inputs: readonly Input[];
}

interface Input {
  readonly name: string;
  readonly value: string;
  readonly type: string;
  readonly checked: boolean;
}

/** The first form of a page that posts to a path. */
export function formTo(html: string, path: string): PageForm | undefined {
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)]
    .map(([form]) => readForm(form))
    .find(({ action }) => action.split('?')[0] === path);
}

function readForm(html: string): PageForm {
  const [form, ...rest] = openingTags(html);
  const inputs = rest
    .filter(({ name }) => name === 'input')
    .map(({ attributes }) => ({
      name: attribute(attributes, 'name') ?? '',
      value: attribute(attributes, 'value') ?? '',
      type: attribute(attributes, 'type') ?? 'text',
      checked: /\schecked(?:[\s=/]|$)/.test(attributes),
    }));
  return { action: attribute(form?.attributes ?? '', 'action') ?? '', inputs };
}

const isChoice = ({ type }: Input) => type === 'checkbox' || type === 'radio';

/** The choices for a name, in order. */
export function choicesOf({ inputs }: PageForm, name: string): string[] {
  return inputs.filter((input) => input.name === name && isChoice(input)).map(({ value }) => value);
}

/** The fields it sends: given values replace the form's own; of choices, the given or else the ticked ones. */
export function filled(
  { inputs }: PageForm,
  given: Readonly<Record<string, string | string[]>>,
): Fields {
  return inputs
    .filter(({ name }) => name !== '')
    .flatMap((input) => {
      const { name, value, checked } = input;
      const wanted = given[name];
      if (!isChoice(input)) return [[name, typeof wanted === 'string' ? wanted : value] as const];
      const ticked = wanted === undefined ? checked : [wanted].flat().includes(value);
      return ticked ? [[name, value] as const] : [];
    });
}

/** Targets of links, in order. */
export function linksOf(html: string): string[] {
  return openingTags(html).flatMap(({ name, attributes }) =>
    name === 'a' ? (attribute(attributes, 'href') ?? []) : [],
  );
}

/** The text of the first element with a name, without tags. */
export function wordsOf(html: string, name: string): string {
  const [, inner = ''] = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(html) ?? [];
  return unescaped(inner.replace(/<[^>]*>/g, '')).trim();
}
