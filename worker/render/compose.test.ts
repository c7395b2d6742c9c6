/** A page around its <main>: its own head, and the styles of a list of plans, whether or not the head expected one. */
import { expect, it } from 'vitest';
import { acacia } from '../../brands/acacia/brand.ts';
import { frameNamed } from '../content/publish/pages.fixture.ts';
import { compose } from './compose.tsx';
import { finishHtml } from './finished-html.ts';
import { joinSlots, slotValues } from './link-slots.ts';
import { sheetOf, styleOf } from './manifest.ts';
import { shell, titled } from './shell.tsx';

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

it('the head names the size of its own page’s picture', () => {
  for (const width of [1200, 800]) {
    const image = {
      url: 'https://a.example/a.jpg',
      alt: 'A',
      type: 'image/jpeg',
      width,
      height: 630,
    };
    const head = { title: 'Us', description: 'Who we are', image };
    const { before } = shell(acacia, sheetOf(acacia, false), head);
    expect(before).toMatch(new RegExp(`property="og:image:width" content="${width}"`));
  }
});

it('a title has the brand’s name once, wherever the editor wrote it', () => {
  expect(titled('Energy plans', 'Acacia')).toBe('Energy plans | Acacia');
  for (const title of ['Acacia energy', 'Energy with Acacia']) {
    expect(titled(title, 'Acacia')).toBe(title);
  }
});
