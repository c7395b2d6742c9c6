/** The frame, read back from its blocks: an editor's words are kept or refused, never silently lost. */
import { expect, it } from 'vitest';
import type { Json } from './editor-document.ts';
import { frameOfCms, toFrame } from './frame-of-cms.ts';

const site = {
  header: { links: [] },
  footer: { groups: [], about: 'Who we are', legal: [] },
  consent: {
    version: '1',
    notice: 'Who collects',
    recipients: 'All',
    marketing: 'Offers',
    recipientsFor: { solar: 'Installers', energy: 'Retailers' },
  },
};
const none = { picture: () => undefined, page: () => undefined };

/** The frame with one more row below "Recipients by product". */
function withRow(row: Json) {
  return toFrame(site, none).map((block) => {
    const { recipientsFor } = block.props;
    if (!Array.isArray(recipientsFor)) return block;
    return { ...block, props: { ...block.props, recipientsFor: [...recipientsFor, row] } };
  });
}

it('a product with two rows is refused by its name: each would say who gets the details', () => {
  expect(frameOfCms(withRow({ name: 'solar', value: 'Somebody else' }))).toEqual({
    problem:
      'Consent, Recipients by product solar (again): A product is named twice, or is not one of ours',
  });
});

it('one row for each product is kept', () => {
  const read = frameOfCms(withRow({ name: 'mobile', value: 'Carriers' }));
  expect(read).toMatchObject({
    frame: { consent: { recipientsFor: { ...site.consent.recipientsFor, mobile: 'Carriers' } } },
  });
});
