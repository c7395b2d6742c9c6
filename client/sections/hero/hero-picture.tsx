/** Media beside the text of a hero: a picture, a clip, a gift card or another site's page. */
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MediaView } from '../../ui/media/media.tsx';
import { withQuerySlot } from '../../ui/visitor-slots.ts';
import type { SectionContext } from '../define-section.ts';
import { Embed } from '../embed.tsx';
import { type GiftCard, type Hero, takesQuery } from './hero.schema.ts';

export function hasPicture({ embed, giftCard, media }: Hero): boolean {
  return Boolean(embed ?? giftCard ?? media);
}

/** An embed takes precedence over a gift card, and a gift card over media. */
export function HeroPicture({ section, context }: { section: Hero; context: SectionContext }) {
  const { embed, giftCard, media } = section;
  if (embed) return <Embed embed={embed} context={context} src={srcOf(embed.url)} />;
  if (giftCard) return <GiftCardView card={giftCard} issuer={context.brand.name} />;
  return media ? <MediaView media={media} priority className="w-full" /> : null;
}

function srcOf(url: string): string {
  return takesQuery(url) ? withQuerySlot(url) : url;
}

/** The card's value, with the conditions for getting one below it. */
function GiftCardView({ card, issuer }: { card: GiftCard; issuer: string }) {
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="gift-card">
        <p className="flex items-center justify-between gap-4 font-650">
          {issuer}
          <Icon name="gift" className="text-h2" />
        </p>
        <p>
          <span className="block font-heading text-display font-700 corporate:font-500">
            {card.amount}
          </span>
          <span className="font-650">{card.title}</span>
        </p>
      </div>
      <figcaption className="mt-5 grid gap-2 text-small text-ink-soft">
        {card.description ? <p className="text-base text-ink">{card.description}</p> : null}
        <p>
          {card.terms}{' '}
          {card.termsLink ? (
            <Link href={card.termsLink.url} className="text-action">
              {card.termsLink.label}
            </Link>
          ) : null}
        </p>
      </figcaption>
    </figure>
  );
}
