/** Old versions, which go live again only where they belong. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../scripts/build/read-content.ts';
import { keptFromLive } from './old-version.ts';

const frame = readContent().acacia?.site;
const page = { path: '/energy', brand: '7' };
const ofPage = { content: { path: '/energy', document: [] }, brand: '7' };

describe('an old version', () => {
  it('of a page goes live at the page’s own path and brand', () => {
    expect(keptFromLive(ofPage, page)).toBeUndefined();
    expect(keptFromLive(ofPage, { ...page, path: '/power' })).toMatch(
      /^This version was at \/energy, and the page is at \/power: /,
    );
    expect(keptFromLive(ofPage, { ...page, brand: '8' })).toMatch(/another brand/);
  });

  it('of a frame goes live when it is one', () => {
    expect(keptFromLive({ content: frame, brand: '7' }, null)).toBeUndefined();
    expect(keptFromLive({ content: { header: 1 }, brand: '7' }, null)).toMatch(
      /lacks something the site now needs/,
    );
    expect(keptFromLive({ content: null, brand: '7' }, null)).toMatch(
      /lacks something the site now needs/,
    );
  });

  it('of a deleted page does not pass for a frame', () => {
    expect(keptFromLive(ofPage, null)).toMatch(/^Its page was deleted/);
    const both = { content: { ...(frame as object), path: '/energy' }, brand: '7' };
    expect(keptFromLive(both, null)).toMatch(/^Its page was deleted/);
  });
});
