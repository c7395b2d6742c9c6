/** Links to the brand's own host, anywhere in content. */
import { expect, it } from 'vitest';
import { pageBrandOf } from '../../../brands/brands.ts';
import { frameLinkFaults } from './link-faults.ts';

const brand = pageBrandOf('acacia');
const own = `https://${brand.hosts?.production}/energy`;

it('are reported in a frame, with the path to write', () => {
  const frame = {
    footer: { groups: [{ links: [{ label: own, href: own }] }], about: own },
    header: { links: [{ href: '/energy' }, { href: 'https://partner.example/energy' }] },
  };
  expect(frameLinkFaults(frame, brand)).toEqual([
    { at: 'footer.groups.0.links.0.href', reason: expect.stringContaining('Write /energy for') },
  ]);
});

it('are not recognised where no host is known', () => {
  expect(frameLinkFaults({ href: own }, { verticals: [] })).toEqual([]);
});
