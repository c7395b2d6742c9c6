/** Keystone's refusals, as an editor reads them. */
import { expect, it } from 'vitest';
import { refusalWords } from './refusal-words.ts';

it.each([
  [
    'of a list and of a field',
    'You provided invalid data for this operation.\n  - Page: Another page of this brand has this path\n  - Page.path: Path must not be empty',
    'Another page of this brand has this path\nPath must not be empty',
  ],
  [
    'of a picture',
    'An error occurred while resolving input fields.\n  - Media.file: The picture is larger than 10 MB: make it smaller',
    'The picture is larger than 10 MB: make it smaller',
  ],
  [
    'of a file that is none',
    'An error occurred while resolving input fields.\n  - Media.file: File type not found',
    'This is not a picture. Use a JPEG, PNG, GIF or WebP',
  ],
  ['in words of ours', 'There is no such page', 'There is no such page'],
])('a refusal %s is only its reasons', (_, message, words) => {
  expect(refusalWords({ message, path: ['item'] })).toEqual({ message: words, path: ['item'] });
});
