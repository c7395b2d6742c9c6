/** The recipes of CONTRIBUTING.md as steps that a program can follow. */

/** One instruction of a recipe. */
export type Step =
  | { readonly kind: 'write'; readonly path: string; readonly text: string }
  | {
      readonly kind: 'add';
      readonly path: string;
      readonly where: 'after' | 'before';
      readonly line: string;
      readonly text: string;
    }
  | {
      readonly kind: 'replace';
      readonly path: string;
      readonly old: string;
      readonly text: string;
    }
  | {
      readonly kind: 'copy';
      readonly from: string;
      readonly to: string;
      /** Texts in the original, each with its replacement. */
      readonly words: readonly (readonly [old: string, text: string])[];
    }
  | { readonly kind: 'run'; readonly script: string };

export interface Recipe {
  /** `Add a section`. */
  readonly name: string;
  readonly steps: readonly Step[];
  /** Paths of tests. */
  readonly check: readonly string[];
}

/** The sentences that a step may be written as; each is turned into a step with the text of the fence below it. */
const forms: readonly [RegExp, (found: string[], fenced: string) => Step][] = [
  [/^Write `([^`]+)`:$/, ([path = ''], text) => ({ kind: 'write', path, text })],
  [
    /^In `([^`]+)`, (after|before) `([^`]+)`, add:$/,
    ([path = '', where, line = ''], text) => ({
      kind: 'add',
      path,
      where: where === 'before' ? 'before' : 'after',
      line,
      text,
    }),
  ],
  [
    /^In `([^`]+)`, replace `([^`]+)` with `([^`]+)`\.$/,
    ([path = '', old = '', text = '']) => ({ kind: 'replace', path, old, text }),
  ],
  [
    /^Copy `([^`]+)` to `([^`]+)`, saying `([^`]+)` for `([^`]+)` and `([^`]+)` for `([^`]+)`\.$/,
    ([from = '', to = '', a = '', b = '', c = '', d = '']) => ({
      kind: 'copy',
      from,
      to,
      words: [
        [b, a],
        [d, c],
      ],
    }),
  ],
  [/^Run `npm run ([\w:-]+)`/, ([script = '']) => ({ kind: 'run', script })],
];

/**
 * The recipes in a document: its sections with a `Check:` line.
 * @throws Error for a line that begins like a step but has no known form, so that no step is skipped
 */
export function recipesIn(document: string): Recipe[] {
  return document.split(/^## /m).flatMap((section) => {
    const [name = '', ...rest] = section.split('\n');
    const check = /^Check: `npm run unit -- ([^`]+)`$/m.exec(section)?.[1];
    return check ? [{ name, steps: stepsIn(name, rest), check: check.split(' ') }] : [];
  });
}

function stepsIn(name: string, lines: readonly string[]): Step[] {
  let fenced = false;
  return lines.flatMap((line, index) => {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced || !/^(?:Write|In|Copy|Run) `/.test(line)) return [];
    for (const [form, step] of forms) {
      const found = form.exec(line);
      if (found) return [step(found.slice(1), fenceAfter(lines, index))];
    }
    throw new Error(`"${name}" has a step that nothing can follow: ${line}`);
  });
}

function fenceAfter(lines: readonly string[], index: number): string {
  const start = index + 2;
  if (!lines[start]?.startsWith('```')) return '';
  const end = lines.indexOf('```', start + 1);
  return lines.slice(start + 1, end).join('\n');
}

/**
 * A file's text after a step adds to it or replaces part of it.
 * @throws Error when the text that the step looks for does not appear exactly once
 */
export function edited(text: string, step: Extract<Step, { kind: 'add' | 'replace' }>): string {
  const wanted = step.kind === 'add' ? step.line : step.old;
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) =>
    (step.kind === 'add' ? line === wanted : line.includes(wanted)) ? [index] : [],
  );
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new Error(
      `${step.path} has "${wanted}" ${places.length} times: the recipe is out of date`,
    );
  }
  if (step.kind === 'replace') return text.replace(wanted, () => step.text);
  lines.splice(step.where === 'after' ? place + 1 : place, 0, step.text);
  return lines.join('\n');
}

/** The paths that a recipe creates. */
export function madeBy({ steps }: Recipe): string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'write') return [step.path];
    return step.kind === 'copy' ? [step.to] : [];
  });
}

/** The paths that a recipe creates or changes, apart from those that its scripts write. */
export function touchedBy({ steps }: Recipe): string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'run') return [];
    return step.kind === 'copy' ? [step.to] : [step.path];
  });
}

/** The words in the text and the paths that a recipe adds: `pet-insurance`, `petPlan`. */
export function wordsOf(recipe: Recipe): Set<string> {
  const texts = recipe.steps.flatMap((step) => {
    if (step.kind === 'run') return [];
    return step.kind === 'copy' ? step.words.map(([, text]) => text) : [step.text];
  });
  return wordsIn([...touchedBy(recipe), ...texts]);
}

export function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}
