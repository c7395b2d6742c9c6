/** The name in the words of the success dialog, and whether earlier details are the ones kept. */
import { expect, it } from 'vitest';
import { named, saysAgain } from './result-dialogs.tsx';

it.each([
  ['Thank you, {name}. We have it.', 'Jo', 'Thank you, Jo. We have it.'],
  ['Thank you, {name}. We have it.', '', 'Thank you. We have it.'],
  ['{name}, {name}!', '$&', '$&, $&!'],
  ['Thank you.', 'Jo', 'Thank you.'],
])('%s with %j: %s', (words, name, expected) => {
  expect(named(words, name)).toBe(expected);
});

it.each([
  ['/receipt?ref=KJ-1', false],
  ['/receipt?ref=KJ-1&again=1', true],
])('%s says that other details stand: %s', (receipt, expected) => {
  expect(saysAgain(receipt)).toBe(expected);
});
