/** A post as a card: picture, date, title and opening words. */
import type { HeroImage } from '../../../content/model/media.schema.ts';
import { MoreLink } from '../../ui/link.tsx';
import { focalClass, type Room, sourcesOf } from '../../ui/media/picture-files.ts';
import { Day } from '../../ui/text/date.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { excerpt } from '../../ui/text/lines.tsx';
import { readTime } from '../card-group/cards.tsx';
import { slug } from '../slug.ts';
import type { BlogCard } from './blogs.schema.ts';

export interface BlogCardProps {
  readonly post: BlogCard;
  readonly level: Level;
  readonly linkLabel: string;
  /** Large and full-width. */
  readonly lead: boolean;
}

/** All of it is in the HTML; the browser loads and paints a card only as it nears the viewport. */
export function BlogCardView({ post, level, linkLabel, lead }: BlogCardProps) {
  return (
    <article className={`blog-card ${lead ? 'blog-card-lead' : ''}`.trimEnd()}>
      {post.heroImage ? <CardPicture image={post.heroImage} room={lead ? 'half' : 'card'} /> : null}
      <div className="grid content-start gap-3">
        <PostMeta date={post.date} readTime={post.readTime} />
        <Heading level={level} className={lead ? 'text-title' : 'text-h3'}>
          {post.title}
        </Heading>
        {post.excerpt ? <p className="text-ink-soft">{excerpt(post.excerpt)}</p> : null}
        <p>
          <MoreLink href={postLink(post)} of={post.title}>
            {linkLabel}
          </MoreLink>
        </p>
      </div>
    </article>
  );
}

/** Author, date and reading time on one line. */
export function PostMeta({ author, date, readTime: time }: Meta) {
  if (!author && !date && !time) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
      {author ? <span>{author}</span> : null}
      {date ? <Day date={date} /> : null}
      {time ? <span>{readTime(time)}</span> : null}
    </p>
  );
}

interface Meta {
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly readTime?: string | undefined;
}

/** /blogs/{slugified title}, unless the editor gave a link (spec: routes). */
export function postLink({ link, title }: Pick<BlogCard, 'link' | 'title'>): string {
  return link ?? `/blogs/${slug(title)}`;
}

/** The words show until the picture covers them. The style sheet writes them, so they are not page text. */
function CardPicture({ image, room }: { image: HeroImage; room: Room }) {
  return (
    <div className="blog-picture" data-waiting="Loading Blogcard...">
      <img
        {...sourcesOf(image.url, image.width, room)}
        src={image.url}
        alt={image.altText}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        className={focalClass(image.focus) || undefined}
      />
    </div>
  );
}
