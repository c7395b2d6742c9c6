/** What stands beside the words of a hero: a picture, a clip, or somebody else's page in a frame. */
import { MediaView } from '../../ui/media/media.tsx';
import { withQuerySlot } from '../../ui/visitor-slots.ts';
import type { SectionContext } from '../define-section.ts';
import { Embed } from '../embed.tsx';
import { GiftCardView } from './gift-card.tsx';
import type { Hero } from './hero.schema.ts';

/** True when something stands beside the words. */
export function hasPicture({ embed, giftCard, media }: Hero): boolean {
  return Boolean(embed ?? giftCard ?? media);
}

/** The embed wins over the gift card, and the card over the media. */
export function HeroPicture({ section, context }: { section: Hero; context: SectionContext }) {
  const { embed, giftCard, media } = section;
  if (embed) return <Embed embed={embed} context={context} src={embedUrl(embed.url)} />;
  if (giftCard) return <GiftCardView card={giftCard} issuer={context.brand.name} />;
  return media ? <MediaView media={media} priority className="w-full" /> : null;
}

/** Embeds whose URL contains 'address' get the visitor's query and rcCode (spec: widget-frames). */
function embedUrl(url: string): string {
  return url.includes('address') ? withQuerySlot(url) : url;
}
