/** The partner logos, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { exampleProviders } from '../example-providers.ts';
import type { LiveNeeds } from '../live.types.ts';
import { partnerLogosExamples } from './partner-logos.examples.ts';
import { type PartnerLogos, partnerLogosSchema } from './partner-logos.schema.ts';
import { PartnerLogosView } from './partner-logos.tsx';

export const partnerLogosSection = defineSection({
  type: 'partner-logos',
  schema: partnerLogosSchema,
  view: PartnerLogosView,
  examples: partnerLogosExamples,
  needs: partnerLogosNeeds,
  exampleLive: { providers: exampleProviders },
});

/** Products whose providers are all written by hand ask for nothing. */
function partnerLogosNeeds({ products }: PartnerLogos): LiveNeeds | undefined {
  const asked = products.filter(({ providers }) => providers === undefined);
  return asked.length > 0 ? { providers: asked.map(({ product }) => product) } : undefined;
}
