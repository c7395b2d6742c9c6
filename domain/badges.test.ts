/** Badges from the settings: the badge of each vertical, and its last day. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { badgeFields } from '../content/model/site.schema.ts';
import { badgesOf, endedCampaigns } from './badges.ts';

const parse = (input: v.InferInput<typeof badgeFields>) => v.parse(badgeFields, input);

describe('badgesOf', () => {
  const site = parse({
    newArrivals: ['broadband', 'solar'],
    campaigns: [
      { vertical: 'solar', until: '2026-11-30' },
      { vertical: 'solar', label: 'Spring offer' },
      { vertical: 'energy', label: 'Winter offer', until: '2026-06-30' },
    ],
  });

  it('shows the first current campaign, ahead of a new arrival', () => {
    expect(badgesOf(site, '2026-11-30')).toEqual({
      broadband: { kind: 'new arrival', label: 'New arrival' },
      solar: { kind: 'new offer', label: 'New offer' },
    });
  });

  it('ends a campaign after its last day and moves on to the next', () => {
    expect(badgesOf(site, '2026-12-01').solar).toEqual({
      kind: 'new offer',
      label: 'Spring offer',
    });
    expect(badgesOf(site, '2026-06-30').energy?.label).toBe('Winter offer');
    expect(badgesOf(site, '2026-07-01').energy).toBeUndefined();
  });

  it('shows no badge where none is configured', () => {
    expect(badgesOf(parse({}), '2026-12-01')).toEqual({});
  });
});

describe('endedCampaigns', () => {
  const campaigns = [{ vertical: 'solar', until: '2026-11-30' }, { vertical: 'energy' }] as const;
  const site = parse({ campaigns: [...campaigns] });

  it('rises the day after a campaign’s last day', () => {
    expect(endedCampaigns(site, () => '2026-11-30')).toBe(0);
    expect(endedCampaigns(site, () => '2026-12-01')).toBe(1);
  });

  it('does not ask for the date when no campaign ends', () => {
    const day = () => {
      throw new Error('asked');
    };
    expect(endedCampaigns(parse({ campaigns: [{ vertical: 'energy' }] }), day)).toBe(0);
  });
});

describe('the configuration', () => {
  it('refuses an invalid day, an unknown vertical and a label too long for a card', () => {
    const campaign = { vertical: 'solar' as const };
    expect(() => parse({ campaigns: [{ ...campaign, until: 'June' }] })).toThrow(/day/);
    expect(() => parse({ newArrivals: ['water' as never] })).toThrow(/water/);
    expect(() => parse({ campaigns: [{ ...campaign, label: 'x'.repeat(25) }] })).toThrow(/24/);
    expect(() => parse({ newArrivals: ['solar', 'solar'] })).toThrow(/twice/);
  });
});
