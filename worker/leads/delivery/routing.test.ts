/** Routes: each product of each brand goes to the first partner that takes it. */
import { expect, it } from 'vitest';
import { parsePartners } from './partners/partner-config.ts';
import { routePartners } from './routing.ts';

const hook = { kind: 'webhook', url: 'https://a.example/', signingSecret: 'HOOK_SECRET' };

it('gives each route to the first partner that takes it', () => {
  const configs = parsePartners(
    JSON.stringify([
      { ...hook, name: 'solar', verticals: ['solar'], brands: ['acacia'] },
      { ...hook, name: 'rest', verticals: '*', messages: true },
      { ...hook, name: 'late', verticals: ['solar'] },
    ]),
  );
  const routed = routePartners(configs, ['acacia', 'banksia']);
  expect(routed.map(({ config }) => config.name)).toEqual(['solar', 'rest']);
  expect(routed[0]?.routes).toEqual(['acacia/solar']);
  expect(routed[1]?.routes).toContain('banksia/solar');
  expect(routed[1]?.routes).toContain('acacia/message');
  expect(routed[1]?.routes).not.toContain('acacia/solar');
});
