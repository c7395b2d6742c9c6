/** A page around its <main>: a list of plans has its styles, whether or not the head expected one. */
import { expect, it } from 'vitest';
import { acacia } from '../../brands/acacia/brand.ts';
import { frameNamed } from '../content/publish/pages.fixture.ts';
import { compose } from './compose.tsx';
import { finishHtml } from './finished-html.ts';
import { joinSlots, slotValues } from './link-slots.ts';
import { styleOf } from './manifest.ts';

const lists = '<x-island name="plan-list"></x-island>';

it.each([
  [false, lists, 1],
  [true, lists, 0],
  [false, '<p>No list</p>', 0],
])(
  'a head that expects plans (%s) before %s is followed by %i more style sheets',
  (plans, html, sheets) => {
    const head = { title: 'Us', description: 'Who we are' };
    const place = { host: 'acacia.localhost', path: '/us', challenge: false };
    const { close } = compose({ brand: acacia, site: frameNamed('Us'), ...place, head, plans });
    const rest = new TextDecoder().decode(joinSlots(close([finishHtml(html)]), slotValues({})));
    expect(rest.split(`href="${styleOf(acacia).plans.url}"`)).toHaveLength(sheets + 1);
  },
);
