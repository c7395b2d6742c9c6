/** The recipients of the details, as named in a form's collection notice. */
import { expect, it } from 'vitest';
import { noticeFor } from './consent-notice.ts';

const notice = {
  version: '1',
  notice: 'We collect.',
  marketing: 'Yes.',
  recipients: 'The group gets them.',
  recipientsFor: {
    energy: 'Wattle Pty Ltd and the energy provider get them. Wattle has a team in Fiji.',
    broadband: 'Wattle Pty Ltd and the internet provider get them. Wattle has a team in Fiji.',
  },
} as const;

it('the notice names the recipients of each product of a bundle, without repeating a sentence', () => {
  expect(noticeFor(notice, ['energy', 'broadband', 'mobile']).recipients).toBe(
    'Wattle Pty Ltd and the energy provider get them. Wattle has a team in Fiji. Wattle Pty Ltd and the internet provider get them. The group gets them.',
  );
});

it('the notice is the brand’s own where a product has none, or no product is known', () => {
  expect(noticeFor(notice, ['solar']).recipients).toBe('The group gets them.');
  expect(noticeFor(notice, [])).toEqual({
    version: '1',
    notice: 'We collect.',
    marketing: 'Yes.',
    recipients: 'The group gets them.',
  });
});
