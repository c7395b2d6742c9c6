/** Blog post: breadcrumbs, title, author and date, picture, text. */
import { Breadcrumbs } from '../../ui/chrome/breadcrumbs.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { RichText } from '../../ui/text/rich-text-view.tsx';
import { PostMeta } from '../blogs/blog-card.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame, titleId } from '../frame.tsx';
import type { BlogPost } from './blog-post.schema.ts';

/** The picture is the page's largest contentful paint, so it loads first. */
export function BlogPostView({ section, context }: SectionViewProps<BlogPost>) {
  const { heroImage: image } = section;
  return (
    <Frame section={section} context={context} plan="wide">
      <article className="grid grid-cols-1 gap-8 md:gap-12">
        <header className="head">
          {section.breadcrumbs ? (
            <Breadcrumbs path={context.path} crumb={context.crumb} pageless={context.pageless} />
          ) : null}
          <h1 id={titleId(context)} className="text-h1 max-w-4xl">
            {section.title}
          </h1>
          {section.description ? (
            <p className="measure text-lead text-ink-soft">{section.description}</p>
          ) : null}
          <PostMeta author={section.author} date={section.date} readTime={section.readTime} />
        </header>
        {image ? (
          <Picture
            image={{ ...image, src: image.url, alt: image.altText }}
            priority
            className="w-full max-w-4xl rounded-card"
          />
        ) : null}
        <div className="prose measure text-[1.0625rem]">
          <RichText nodes={section.content} base={2} />
        </div>
      </article>
    </Frame>
  );
}
