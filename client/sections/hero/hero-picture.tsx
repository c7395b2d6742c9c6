/** What stands beside the words of a hero: a picture, a clip, or somebody else's page in a frame. */
import { MediaView } from '../../ui/media.tsx';
import { moreQuerySlot, querySlot } from '../../ui/slots.ts';
import type { Hero } from './hero.schema.ts';

/** The embed wins over the media; its frame may run its own forms and scripts, nothing of ours. */
export function HeroPicture({ section }: { section: Hero }) {
  const { embed, media } = section;
  if (embed) {
    return (
      <iframe
        src={embedUrl(embed.url)}
        title={embed.title}
        width={640}
        height={embed.height}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className="w-full rounded-card bg-card"
      />
    );
  }
  return media ? <MediaView media={media} priority className="w-full" /> : null;
}

/** Embeds whose address holds 'address' get the visitor's query and rcCode (spec §7). */
function embedUrl(url: string): string {
  if (!url.includes('address')) return url;
  const [target = '', ...fragment] = url.split('#');
  const slot = target.includes('?') ? moreQuerySlot : querySlot;
  return [target + slot, ...fragment].join('#');
}
