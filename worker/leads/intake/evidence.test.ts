/** A form's evidence contains the wording in force only if the form's page showed that wording. */
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { evidenceOf, type NoticeInForce } from './evidence.ts';
import { contactInput } from './form-inputs.ts';

const inForce: NoticeInForce = {
  version: '2026-11-28',
  notice: 'We collect this to compare.',
  recipients: 'Wattlebird Connect Pty Ltd.',
  marketing: 'Yes, email me.',
};
const { version, notice, recipients, marketing: marketingWords } = inForce;
const unknown = { notice: null, recipients: null, marketingWords: null };

it.each<[string, string, NoticeInForce | null, object]>([
  ['the wording in force', version, inForce, { notice, recipients, marketingWords }],
  ['an older wording', '2026-11-01', inForce, unknown],
  ['no wording', '', inForce, unknown],
  ['a wording that nobody can tell any more', version, null, unknown],
  ['none, and nobody can tell which', '', null, unknown],
])(
  'evidence contains the wording only if the page showed the one in force: %s',
  async (_shown, consentVersion, now, words) => {
    const form = v.parse(contactInput, { consentVersion, marketing: 'on', page: '/energy' });
    const { consent } = await evidenceOf(env, 'acacia', form, now);
    expect(consent).toEqual({
      version: consentVersion,
      brand: 'acacia',
      page: '/energy',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      marketing: true,
      ...words,
    });
  },
);
