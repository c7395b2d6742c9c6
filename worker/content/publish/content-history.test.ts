/** The history of what was live: no problems, nothing that never went live, and the version before the live one. */
import { expect, it } from 'vitest';
import { settled, versionBefore, withNext, withoutOvertaken } from './content-history.ts';

const at = (version: string, minute: number) => ({
  version,
  at: `2026-11-22T10:0${minute}:00.000Z`,
  by: 'Ed',
});

it('has the versions without the problems of their pointers', () => {
  const problems = [{ path: '/energy', reason: 'no title' }];
  const live = { ...at('a', 1), problems };
  const [next, before] = withNext([live], live, { ...at('b', 2), problems });
  expect([next?.version, next?.problems]).toEqual(['b', undefined]);
  expect([before?.version, before?.problems]).toEqual(['a', undefined]);
});

it('omits what never went live, even if that is an earlier version again', () => {
  const [first, ...unfinished] = [at('a', 1), at('b', 2), at('a', 3)] as const;
  expect(settled([...unfinished.toReversed(), first], first)).toEqual([first]);
});

it('omits only a rollback that a publication overtook, not the version that it went back to', () => {
  const [first, live, undone] = [at('a', 1), at('b', 2), at('a', 3)] as const;
  expect(withoutOvertaken([undone, live, first], live, undone)).toEqual([live, first]);
});

it('goes back to another version, even if the live one is listed twice', () => {
  expect(versionBefore([at('b', 3), at('b', 2), at('a', 1)])).toBe('a');
});
