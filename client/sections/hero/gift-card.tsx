/** The hero's gift card: its worth on a card, and under it what it takes to get one. */
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { GiftCard } from './hero.schema.ts';

export function GiftCardView({ card, issuer }: { card: GiftCard; issuer: string }) {
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="gift-card">
        <p className="flex items-center justify-between gap-4 font-650">
          {issuer}
          <Icon name="gift" className="text-h2" />
        </p>
        <p>
          <span className="block font-heading text-display font-700">{card.amount}</span>
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
