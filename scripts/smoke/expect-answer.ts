/** What the smoke test demands of an answer; each demand says what came instead. */
import { wordsOf } from './page-forms.ts';
import { Fault, type SiteAnswer } from './smoke-site.ts';

/** @throws Fault with the path, the status and, of a form that was refused, its reason */
export function demandStatus(answer: SiteAnswer, status: number, path: string): void {
  if (answer.status === status) return;
  const [shown = ''] = path.split('?');
  const reason = /^\s*\{/.test(answer.body)
    ? answer.body.slice(0, 120)
    : wordsOf(answer.body, 'h1');
  throw new Fault(`${shown} answered ${answer.status}, not ${status}${reason && `: ${reason}`}`);
}

/** A whole page: HTML with a title and one heading. @returns its title */
export function demandPage(answer: SiteAnswer, path: string): string {
  demandStatus(answer, 200, path);
  const type = answer.header('content-type');
  if (!type.startsWith('text/html')) throw new Fault(`${path} is ${type || 'without a type'}`);
  const title = wordsOf(answer.body, 'title');
  if (!title) throw new Fault(`${path} has no title`);
  if (!wordsOf(answer.body, 'h1')) throw new Fault(`${path} has no heading`);
  if (!answer.body.trimEnd().endsWith('</html>')) throw new Fault(`${path} breaks off`);
  return title;
}

/** @throws Fault when the value is not there */
export function demand<T>(value: T | undefined | null | '', words: string): T {
  if (value === undefined || value === null || value === '') throw new Fault(words);
  return value;
}

/** Path and query of where a 303 leads, on the site itself: the sign-up of a stage may have a host of its own. */
export function seeOther(answer: SiteAnswer, path: string): string {
  demandStatus(answer, 303, path);
  const { pathname, search } = new URL(answer.header('location'), 'https://site.invalid');
  return pathname + search;
}

/** The value at a path of names in a JSON answer; undefined when the answer is something else. */
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
