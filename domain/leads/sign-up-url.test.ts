/** The redirect has exactly the specified query (spec: hero-submit). */
import { describe, expect, it } from 'vitest';
import { verticalSlugs, verticals } from '../vertical.ts';
import { signUpUrl } from './sign-up-url.ts';

const common = {
  origin: 'https://join.acacia.example',
  affiliateName: 'acacia',
  addressLine: '1/19 Murray Road, Brunswick VIC 3056',
  addressId: 'address-1',
  visitId: 'visit-1',
  leadId: 'lead-1',
  tracking: { rcCode: 'AB1', cui: 'c9', utm_source: 'mail' },
};

describe('signUpUrl', () => {
  it('carries the single-vertical query in order', () => {
    const url = new URL(
      signUpUrl({ ...common, vertical: 'energy', verticals: ['energy'], bundle: false }),
    );
    expect(url.origin + url.pathname).toBe('https://join.acacia.example/energy/basic-info');
    expect([...url.searchParams]).toEqual([
      ['external', 'true'],
      ['rcCode', 'AB1'],
      ['address', '1/19 Murray Road, Brunswick VIC 3056'],
      ['affiliateName', 'acacia'],
      ['verticals', 'energy'],
      ['visitId', 'visit-1'],
      ['leadId', 'lead-1'],
      ['cui', 'c9'],
      ['utm_source', 'mail'],
    ]);
  });

  it('carries the bundle query in order', () => {
    const url = new URL(
      signUpUrl({ ...common, vertical: 'bundle', verticals: ['energy', 'mobile'], bundle: true }),
    );
    expect(url.pathname).toBe('/bundle/basic-info');
    expect([...url.searchParams.keys()]).toEqual([
      'external',
      'rcCode',
      'address',
      'step',
      'verticals',
      'addressId',
      'visitId',
      'leadId',
      'cui',
      'utm_source',
    ]);
    expect(url.searchParams.get('step')).toBe('2');
    expect(url.searchParams.get('verticals')).toBe('["energy","mobile"]');
  });

  it.each(verticalSlugs)('sends %s to its basic-info route', (vertical) => {
    const url = new URL(signUpUrl({ ...common, vertical, verticals: [vertical], bundle: false }));
    expect(url.pathname).toBe(verticals[vertical].basicInfoPath);
  });

  it('ends with the plans chosen before the address, and the answers to their prices', () => {
    const single = { ...common, vertical: 'energy', verticals: ['energy'], bundle: false } as const;
    expect(signUpUrl({ ...single, plans: ['a-1', 'b'] })).toBe(
      `${signUpUrl(single)}&plan=a-1&plan=b`,
    );
    expect(signUpUrl({ ...single, plans: ['a-1'], answers: { kwh: 4000, postcode: '3056' } })).toBe(
      `${signUpUrl(single)}&plan=a-1&kwh=4000&postcode=3056`,
    );
  });

  it('uses the plural of personal loans and spells the other seven routes as specified', () => {
    expect(verticalSlugs.map((slug) => verticals[slug].basicInfoPath)).toEqual([
      '/energy/basic-info',
      '/mobile/basic-info',
      '/broadband/basic-info',
      '/solar/basic-info',
      '/credit-cards/basic-info',
      '/health-insurance/basic-info',
      '/personal-loans/basic-info',
      '/bundle/basic-info',
    ]);
  });
});
