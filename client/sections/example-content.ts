/** Pictures, text and providers for the examples of sections. */
import type { Image, Media } from '../../content/model/media.schema.ts';
import type { CardProvider } from '../../domain/plans/plan-card.ts';
import type { Live } from './define-section.ts';

/** Replaced by the folder of whichever brand shows the example. */
const folder = '/media/brand';

/** A drawing that every brand has, 640 × 480. */
export function exampleImage(name: string, alt = ''): Image {
  return { src: `${folder}/${name}.svg`, alt, width: 640, height: 480 };
}

/** The hero drawing that every brand has, 1200 × 900. */
export function exampleMedia(altText = ''): Required<Omit<Media, 'focus' | 'poster'>> {
  return { url: `${folder}/hero.svg`, altText, width: 1200, height: 900 };
}

/** Longer than any layout was designed for. */
export const longWord = 'Woolloomooloo-Taumarunui-Coonabarabran-Goondiwindi-Murwillumbah';
export const longText =
  'We ask for your address because price, speed and even whether a plan is sold at all depend on the lines that reach your front door, on your distributor and on your state, and a comparison that leaves those out is only a list of advertisements. '.repeat(
    3,
  );

const provider = (id: string, name: string): CardProvider => ({
  id,
  name,
  logo: { url: `/media/catalogue/${id}.svg`, altText: name },
});

/** Providers of every vertical, as the worker loads them; two of them have no logo. */
export const exampleProviders = {
  energy: [
    provider('bluebush', 'Bluebush'),
    { id: 'grid-works', name: 'Grid Works', logo: null },
    provider('kettle-lamp', 'Kettle & Lamp'),
    provider('quandong', 'Quandong'),
    provider('sundowner', 'Sundowner'),
  ],
  mobile: [
    provider('bowerbird', 'Bowerbird'),
    provider('currawong', 'Currawong Mobile'),
    provider('lorikeet', 'Lorikeet'),
    provider('odeas-exchange', 'O’Dea’s Exchange'),
    provider('saltpan', 'Saltpan'),
    provider('three-ply', 'ThreePly'),
    provider('yabby', 'Yabby'),
  ],
  broadband: [
    { id: 'gibber', name: 'Gibber Net', logo: null },
    provider('kelp-wire', 'Kelp & Wire'),
    provider('loopline', 'Loopline'),
    provider('mulga', 'Mulga Net'),
    provider('paperbark', 'Paperbark'),
    provider('plover', 'Plover Net'),
  ],
  solar: [provider('nine-panels', 'Nine Panels'), provider('tinroof', 'Tinroof')],
  'credit-cards': [provider('curlew', 'Curlew Cards'), provider('nightjar', 'Nightjar')],
  'health-insurance': [provider('boobook', 'Boobook Health'), provider('sedge', 'Sedge Mutual')],
  'personal-loan': [provider('brolga', 'Brolga Lending'), provider('nightjar', 'Nightjar')],
} as const satisfies NonNullable<Live['providers']>;
