/** The recipes of CONTRIBUTING.md as steps that a program can follow. */

/** One thing that a recipe says to do. */
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
      /** What stands there, and what is said for it. */
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

/** Line by line: a sentence in one of the known forms, or the fence that belongs to it. */
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
 * The sections of a document that end with `Check:`.
 * @throws Error for a line that begins like a step and is none, so that no step is passed over
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
 * A file after an added or replaced text.
 * @throws Error when what the step looks for is not there exactly once
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

/** Paths that a recipe makes, which are not there before it is followed. */
export function madeBy({ steps }: Recipe): string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'write') return [step.path];
    return step.kind === 'copy' ? [step.to] : [];
  });
}
