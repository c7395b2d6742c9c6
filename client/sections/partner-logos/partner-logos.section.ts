/** The partner logos section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import type { LiveNeeds } from '../define-section.ts';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleProviders, longText, longWord } from '../example-content.ts';
import { type PartnerLogos, partnerLogosSchema } from './partner-logos.schema.ts';
import { PartnerLogosView } from './partner-logos.tsx';

/** The brand's own marks serve as logos, because every brand has them. */
const wide = { src: '/media/brand/logo.svg', width: 171, height: 48 };
const square = { src: '/media/brand/mark.svg', width: 64, height: 64 };
const providers = (...names: string[]) =>
  names.map((name, index) => ({ name, logo: index % 3 === 1 ? square : wide }));

export const partnerLogosExamples = {
  default: {
    type: 'partner-logos',
    title: 'Who we compare',
    description: 'Not every provider in Australia: these are the ones on our lists.',
    products: [
      {
        product: 'energy',
        providers: providers(
          'Kettle & Lamp',
          'Bluebush',
          'Tinroof Power',
          'Sundowner',
          'Nine Panels',
          'Quandong Gas',
          'Plover',
        ),
      },
      {
        product: 'broadband',
        label: 'Internet',
        providers: providers('Loopline', 'Three Ply', 'Plover'),
      },
      { product: 'mobile', providers: providers('Three Ply', 'Bowerbird') },
    ],
  },
  ofTheLists: {
    type: 'partner-logos',
    title: 'Who we compare today',
    products: [{ product: 'energy' }, { product: 'broadband', label: 'Internet' }],
  },
  smallest: {
    type: 'partner-logos',
    products: [{ product: 'solar', providers: providers('Nine Panels') }],
  },
  longest: {
    type: 'partner-logos',
    background: 'tint',
    title: longText.slice(0, 160),
    description: longText,
    products: [
      {
        product: 'energy',
        label: longWord,
        providers: providers(longWord, 'B', 'C', 'D', 'E', 'F'),
      },
      { product: 'mobile', label: longText.slice(0, 70), providers: providers('A', 'B') },
      { product: 'health-insurance', providers: providers('A') },
      { product: 'personal-loan', providers: providers('A', 'B', 'C') },
    ],
  },
  odd: {
    type: 'partner-logos',
    background: 'primary',
    title: 'Without a logo there is nothing to show',
    autoplay: false,
    products: [
      { product: 'energy', providers: [{ name: 'No logo' }, ...providers('A & <b>', 'Ω')] },
      { product: 'mobile', providers: [] },
    ],
  },
} satisfies Examples<v.InferInput<typeof partnerLogosSchema>>;

export const partnerLogosSection = defineSection({
  type: 'partner-logos',
  schema: partnerLogosSchema,
  view: PartnerLogosView,
  examples: partnerLogosExamples,
  needs: partnerLogosNeeds,
  exampleLive: { providers: exampleProviders },
});

/** Products whose providers are written by hand need no look-up. */
function partnerLogosNeeds({ products }: PartnerLogos): LiveNeeds | undefined {
  const asked = products.filter(({ providers }) => providers === undefined);
  return asked.length > 0 ? { providers: asked.map(({ product }) => product) } : undefined;
}
