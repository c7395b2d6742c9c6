/** The smoke test's checks of an answer; each failure says what came instead. */
import { wordsOf } from './page-forms.ts';
import { Fault, type SiteAnswer } from './smoke-site.ts';

/** @throws Fault with the path, the status and, for a refused form, its reason */
export function demandStatus(answer: SiteAnswer, status: number, path: string): void {
  if (answer.status === status) return;
  const [shown = ''] = path.split('?');
  const reason = /^\s*\{/.test(answer.body)
    ? answer.body.slice(0, 120)
    : wordsOf(answer.body, 'h1');
  throw new Fault(`${shown} answered ${answer.status}, not ${status}${reason && `: ${reason}`}`);
}

/** Checks for a complete page: HTML with a title and an h1, not cut off. @returns its title */
export function demandPage(answer: SiteAnswer, path: string): string {
  demandStatus(answer, 200, path);
  const type = answer.header('content-type');
  if (!type.startsWith('text/html')) throw new Fault(`${path} is ${type || 'without a type'}`);
  const title = wordsOf(answer.body, 'title');
  if (!title) throw new Fault(`${path} has no title`);
  if (!wordsOf(answer.body, 'h1')) throw new Fault(`${path} has no heading`);
  if (!answer.body.trimEnd().endsWith('</html>')) throw new Fault(`${path} is cut off`);
  return title;
}

/** @throws Fault when the value is missing */
export function demand<T>(value: T | undefined | null | '', words: string): T {
  if (value === undefined || value === null || value === '') throw new Fault(words);
  return value;
}

/**
 * The path and query of a 303's target, without its host: a stage's sign-up may be on another one.
 * @throws Fault for another status, or a target that is not a URL
 */
export function seeOther(answer: SiteAnswer, path: string): string {
  demandStatus(answer, 303, path);
  const [target, site] = [answer.header('location'), 'https://site.invalid'];
  if (!URL.canParse(target, site))
    throw new Fault(`${path} leads to “${target}”, which is not a URL`);
  const { pathname, search } = new URL(target, site);
  return pathname + search;
}

/** The value at a path of names in a JSON answer; undefined if there is none. */
export function jsonAt({ body }: SiteAnswer, ...names: readonly (string | number)[]): unknown {
  try {
    return names.reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      JSON.parse(body),
    );
  } catch {
    return undefined;
  }
}
