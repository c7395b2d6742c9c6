/** Providers: a grid of logos for each category, each leading on to the sign-up (spec: providers). */
import { verticals } from '../../../domain/vertical.ts';
import { Link } from '../../ui/link.tsx';
import { signUpHref } from '../../ui/plans/sign-up-links.ts';
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { ProviderPicture, type WithLogo, withLogo } from '../provider-picture.tsx';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { StaleLine } from '../stale-line.tsx';
import { TabGroup } from '../tab-group.tsx';
import type { Providers } from './providers.schema.ts';

interface Category {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly providers: readonly WithLogo[];
}

/** Says so when there is no provider to show: an empty grid would suggest that none exist. */
export function ProvidersView({ section, context }: SectionViewProps<Providers>) {
  const categories = categoriesOf(section, context);
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      {categories.length > 0 ? (
        <>
          <StaleLine since={context.live?.providersSince} />
          <TabGroup tabs={categories} label={section.title} level={itemLevel(section)} steps>
            {(category) => <Logos category={category} />}
          </TabGroup>
        </>
      ) : (
        <p className="measure text-ink-soft">{missing(context)}</p>
      )}
    </HeadedFrame>
  );
}

function Logos({ category }: { category: Category }) {
  return (
    <ul className="provider-grid" aria-label={`${category.label} providers`}>
      {category.providers.map((provider) => (
        <li key={provider.id}>
          <Link href={category.href} className="logo provider-logo" data-surface="card">
            <ProviderPicture provider={provider} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function missing({ live }: SectionContext): string {
  return live?.providers
    ? 'We have no providers to show here at the moment.'
    : 'We could not load our list of providers just now. Everything else on this page works; please look again in a few minutes.';
}

/** Categories that the brand carries, with at least one logo to show. */
function categoriesOf(section: Providers, context: SectionContext): Category[] {
  const { brand, application, live } = context;
  return section.categories.flatMap(({ vertical, label }) => {
    const href = signUpHref(brand, application, vertical);
    const providers = withLogo(live?.providers?.[vertical]);
    if (href === undefined || providers.length === 0) return [];
    // The section's position on the page keeps the hashes of two of them apart.
    const id = `${vertical}-range-${context.index + 1}`;
    return [{ id, label: label ?? verticals[vertical].title, href, providers }];
  });
}
