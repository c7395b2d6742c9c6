/** The name in the words of the success dialog, and whether earlier details are the ones kept. */
import { expect, it } from 'vitest';
import { detailsStand } from '../../../domain/forms/messages.ts';
import { renderHtml } from '../../ui/render-html.ts';
import { named, SuccessDialog, saysAgain } from './result-dialogs.tsx';

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
  const words = { heading: 'Thanks', headingContent: '', subHeading: 'Next', content: 'We call.' };
  const html = renderHtml(
    <SuccessDialog
      {...{ open: true, onClose: () => {}, id: 'a', words, name: 'Jo', reference: 'KJ-1', receipt }}
    />,
  );
  expect(html.includes(detailsStand)).toBe(expected);
});
