/** The text of a hero in reading order: breadcrumbs, title, address box, bullets, the small print. */
import { isBundle } from '../../../domain/forms/hero-rules.ts';
import type { HeroSearchColours } from '../../islands/hero-search/hero-search.island.tsx';
import type { HeroSearchConfig } from '../../islands/hero-search/hero-search.schema.ts';
import { Island } from '../../islands/runtime/island.tsx';
import { Breadcrumbs } from '../../ui/chrome/breadcrumbs.tsx';
import { bgClass, fgClass } from '../../ui/colour.ts';
import { AddressNotice } from '../../ui/form/address-notice.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { shownBadge } from '../../ui/text/badge.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import type { SectionContext } from '../define-section.ts';
import type { Surface } from '../frame.tsx';
import { descriptionClass } from '../section-head.tsx';
import type { Hero, OpenRoles } from './hero.schema.ts';
import type { HeroPlan } from './hero-defaults.ts';
import { HeroTitle } from './hero-title.tsx';
import { Promotions } from './promotions.tsx';

export interface HeroWordsProps {
  section: Hero;
  context: SectionContext;
  plan: HeroPlan;
  surface: Surface;
}

/** Everything but the picture. */
export function HeroWords({ section, context, plan, surface }: HeroWordsProps) {
  const { search, description, bullets, disclaimer, eyebrow } = section;
  return (
    <>
      <div className="hero-title">
        {section.breadcrumbs ? (
          <Breadcrumbs path={context.path} crumb={context.crumb} pageless={context.pageless} />
        ) : null}
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <HeroTitle section={section} context={context} surface={surface} />
      </div>
      {description ? (
        <div className={`prose measure ${descriptionClass(section, surface)}`}>
          <Copy value={description} base={2} />
        </div>
      ) : null}
      {search ? (
        <div className="hero-panel" data-surface="card">
          <Island
            name="hero-search"
            on="interaction"
            props={{
              config: withBadges(search, context),
              path: context.path,
              bundle: isBundle(search.verticals.length, context.path, search.asksForBundle),
              colours: coloursOf(search),
            }}
          />
          <div className="mt-5">
            <AddressNotice products={search.verticals.map(({ slug }) => slug)} />
          </div>
          <Promotions search={search} promotions={section.promotions} />
        </div>
      ) : null}
      {bullets.length > 0 ? (
        <Bullets bullets={bullets} ordered={section.pageType === 'stepsPage'} />
      ) : null}
      {plan.link ? (
        <ButtonLink
          href={plan.link.href}
          size="large"
          kind={search ? 'secondary' : 'primary'}
          className="hero-link"
        >
          {plan.link.label}
        </ButtonLink>
      ) : null}
      {section.openRoles ? <Roles open={section.openRoles} /> : null}
      {disclaimer ? <p className="measure text-fine text-ink-soft">{disclaimer}</p> : null}
    </>
  );
}

/** Adds a badge to the cards of verticals that are new or on offer. */
function withBadges(search: HeroSearchConfig, { brand, badges = {} }: SectionContext) {
  const verticals = search.verticals.map((one) => {
    const badge = badges[one.slug];
    return badge ? { ...one, badge: shownBadge(brand, badge) } : one;
  });
  return { ...search, verticals };
}

/** Worked out on the server, so that the browser need not load the contrast rules. */
function coloursOf(search: HeroSearchConfig): HeroSearchColours | undefined {
  const { searchTitleColor: label, enableManualAddress: { confirmColor: confirm } = {} } = search;
  if (!label && !confirm) return undefined;
  return {
    ...(label && { label: fgClass(label, '#ffffff') }),
    ...(confirm && { confirm: `${bgClass(confirm)} ${fgClass('#1c1c1c', confirm)}` }),
  };
}

function Bullets({ bullets, ordered }: { bullets: Hero['bullets']; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`hero-bullets ${ordered ? 'flex-col' : ''}`.trimEnd()}>
      {bullets.map(({ icon, text }, index) => (
        <li key={text} className="flex items-start gap-2.5">
          {ordered ? (
            <span
              aria-hidden="true"
              className="font-heading font-700 corporate:font-500 text-action tabular-nums"
            >
              {index + 1}
            </span>
          ) : (
            <Icon name={icon} className="mt-[0.2em] text-[1.15em] text-action" />
          )}
          {text}
        </li>
      ))}
    </List>
  );
}

/** Roles that are open now, each linking to its description. */
function Roles({ open }: { open: OpenRoles }) {
  return (
    <div className="w-full max-w-2xl">
      <h2 className="text-h4">{open.title}</h2>
      <ul className="mt-3 border-t border-hair">
        {open.roles.map(({ title, place, url }) => (
          <li
            key={title}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hair py-2.5"
          >
            <MoreLink href={url}>{title}</MoreLink>
            {place ? <span className="text-small text-ink-soft">{place}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
