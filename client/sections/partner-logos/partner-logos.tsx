/** Partner logos: a carousel for each product, under tabs when there is more than one (spec: sections). */
import type { ReactNode } from 'react';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { CarouselGroup } from '../carousel-group.tsx';
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { ProviderPicture, withLogo } from '../provider-picture.tsx';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { StaleLine } from '../stale-line.tsx';
import { TabGroup } from '../tab-group.tsx';
import type { PartnerLogos } from './partner-logos.schema.ts';

interface Logo {
  readonly name: string;
  readonly picture: ReactNode;
}

interface Group {
  readonly id: string;
  readonly label: string;
  readonly logos: readonly Logo[];
}

/** Products without a logo are left out, and so is the whole section when none is left. */
export function PartnerLogosView({ section, context }: SectionViewProps<PartnerLogos>) {
  const groups = groupsOf(section, context);
  if (groups.length === 0) return null;
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <StaleLine since={context.live?.providersSince} />
      <TabGroup
        tabs={groups}
        label={section.title ?? 'Providers by product'}
        level={itemLevel(section)}
      >
        {(group) => <Logos group={group} autoplay={section.autoplay} />}
      </TabGroup>
    </HeadedFrame>
  );
}

function Logos({ group, autoplay }: { group: Group; autoplay: boolean | undefined }) {
  return (
    <CarouselGroup
      id={`${group.id}-logos`}
      label={`${group.label} providers`}
      slides={group.logos}
      slideKey={({ name }) => name}
      row="row-logos"
      wrap
      autoplay={autoplay}
    >
      {({ picture }) => (
        <div className="logo" data-surface="card">
          {picture}
        </div>
      )}
    </CarouselGroup>
  );
}

function groupsOf(section: PartnerLogos, context: SectionContext): Group[] {
  return section.products.flatMap((entry) => {
    const { product, label } = entry;
    const logos = entry.providers
      ? written(entry.providers)
      : withLogo(context.live?.providers?.[product]).map((provider) => ({
          name: provider.name,
          picture: <ProviderPicture provider={provider} />,
        }));
    if (logos.length === 0) return [];
    return [{ id: idOf(product, context), label: label ?? verticals[product].title, logos }];
  });
}

function written(providers: NonNullable<PartnerLogos['products'][number]['providers']>): Logo[] {
  return providers.flatMap(({ name, logo }) => {
    if (!logo) return [];
    const image = { ...logo, alt: logo.alt || name };
    return [{ name, picture: <Picture room="small" image={image} className="logo-picture" /> }];
  });
}

/** The hash of a tab; the section's position on the page keeps two of them apart. */
function idOf(product: VerticalSlug, context: SectionContext): string {
  return `${product}-providers-${context.index + 1}`;
}
