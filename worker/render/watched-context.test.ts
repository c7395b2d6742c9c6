/** Every value that a view reads from its context is recorded, however it is read. */
import { expect, it } from 'vitest';
import { acacia } from '../../brands/acacia/brand.ts';
import type { SectionContext } from '../../client/sections/define-section.ts';
import { textsOf, watched } from './watched-context.ts';

const context: SectionContext = { brand: acacia, path: '/', index: 0, count: 2 };
const readBy = (view: (given: SectionContext) => unknown) => {
  const { context: given, read } = watched(context);
  view(given);
  return [...read].toSorted();
};

it('only values that are read are recorded', () => {
  expect(readBy(() => undefined)).toEqual([]);
  expect(readBy(({ path }) => path)).toEqual(['path']);
  expect(readBy((given) => given.index === given.count - 1)).toEqual(['count', 'index']);
  expect(readBy((given) => given.live?.providers)).toEqual(['live']);
  expect(readBy((given) => 'consent' in given)).toEqual(['consent']);
  expect(readBy((given) => Object.hasOwn(given, 'badges'))).toEqual(['badges']);
});

it('a copy counts as reading everything, even missing values', () => {
  const all =
    'application badges brand consent count crumb index live pageless path repeats taken'.split(
      ' ',
    );
  expect(readBy((given) => ({ ...given }))).toEqual(all);
  expect(readBy((given) => JSON.stringify(given))).toEqual(expect.arrayContaining(all));
});

it('values are distinguished by their text', () => {
  const [none, empty] = [textsOf(context), textsOf({ ...context, crumb: '' })];
  expect(none('crumb')).not.toBe(empty('crumb'));
  expect(none('path')).toBe(textsOf({ ...context })('path'));
});
