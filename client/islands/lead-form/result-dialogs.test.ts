/** The name in the words of the success dialog. */
import { expect, it } from 'vitest';
import { named } from './result-dialogs.tsx';

it.each([
  ['Thank you, {name}. We have it.', 'Jo', 'Thank you, Jo. We have it.'],
  ['Thank you, {name}. We have it.', '', 'Thank you. We have it.'],
  ['{name}, {name}!', '$&', '$&, $&!'],
  ['Thank you.', 'Jo', 'Thank you.'],
])('%s with %j: %s', (words, name, expected) => {
  expect(named(words, name)).toBe(expected);
});
