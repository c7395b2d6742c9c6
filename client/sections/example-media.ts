/** Pictures for examples: `/media/brand/` stands for the folder of whichever brand shows them. */
import type { Image } from '../../content/model/media.schema.ts';

const folder = '/media/brand';

/** A drawing that every brand has, 640 × 480. */
export function exampleImage(name: string, alt = ''): Image {
  return { src: `${folder}/${name}.svg`, alt, width: 640, height: 480 };
}

/** The hero drawing that every brand has, 1200 × 900. */
export function exampleMedia(altText = ''): {
  url: string;
  altText: string;
  width: number;
  height: number;
} {
  return { url: `${folder}/hero.svg`, altText, width: 1200, height: 900 };
}

/** A word and a text no layout was made for. */
export const longWord = 'Woolloomooloo-Taumarunui-Coonabarabran-Goondiwindi-Murwillumbah';
export const longText =
  'We ask for your address because price, speed and even whether a plan is sold at all depend on the lines that reach your front door, on your distributor and on your state, and a comparison that leaves those out is only a list of advertisements. '.repeat(
    3,
  );
