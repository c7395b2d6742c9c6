/** The sign-up URL of any lead parses back to its input. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type VerticalSlug, verticalSlugs, verticals } from '../vertical.ts';
import { signUpUrl } from './sign-up-url.ts';
import { readTracking } from './tracking.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const names = ['rc', 'cui', 'utm_source', 'utm_campaign', 'gclid', 'external', 'visitId', 'step'];
const tracking = fc
  .dictionary(fc.constantFrom(...names), text)
  .map((pairs) => readTracking(new URLSearchParams(pairs)));
const single = verticalSlugs.filter((slug) => slug !== 'bundle');
const products = fc.uniqueArray(fc.constantFrom(...single), { minLength: 1, maxLength: 7 });
const lead = fc.record({
  addressLine: text,
  addressId: fc.uuid(),
  visitId: fc.uuid(),
  leadId: fc.uuid(),
  affiliateName: fc.stringMatching(/^[a-z-]{1,20}$/),
  tracking,
});

describe('signUpUrl', () => {
  it('returns every value once, in the specified order (spec: hero-submit)', () => {
    fc.assert(
      fc.property(lead, products, fc.boolean(), (input, chosen, bundle) => {
        const [first = 'energy'] = chosen;
        const vertical: VerticalSlug = bundle ? 'bundle' : first;
        const origin = 'https://join.acacia.example';
        const href = signUpUrl({ ...input, origin, vertical, verticals: chosen, bundle });
        const url = new URL(href);
        expect([url.origin, url.pathname, url.hash, url.username]).toEqual([
          origin,
          verticals[vertical].basicInfoPath,
          '',
          '',
        ]);
        const { rcCode = '', ...rest } = input.tracking;
        expect([...url.searchParams]).toEqual([
          ['external', 'true'],
          ['rcCode', rcCode],
          ['address', input.addressLine.toWellFormed()],
          ...(bundle
            ? [
                ['step', '2'],
                ['verticals', JSON.stringify(chosen)],
                ['addressId', input.addressId],
              ]
            : [
                ['affiliateName', input.affiliateName],
                ['verticals', vertical],
              ]),
          ['visitId', input.visitId],
          ['leadId', input.leadId],
          ...Object.entries(rest),
        ]);
        expect(href).toMatch(/^[!-~]+$/);
      }),
    );
  });
});
