/** Blogs: posts as cards, two or three to a row, the newest large where an index asks for it. */
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { BlogCardView } from './blog-card.tsx';
import type { Blogs } from './blogs.schema.ts';

export function BlogsView({ section, context }: SectionViewProps<Blogs>) {
  return (
    <HeadedFrame section={section} context={context}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {section.posts.map((post, index) => {
          const lead = section.lead && index === 0;
          return (
            <li
              key={post.id ?? post.title}
              className={lead ? 'sm:col-span-2 lg:col-span-3' : undefined}
            >
              <BlogCardView
                post={post}
                level={itemLevel(section)}
                linkLabel={section.linkLabel}
                lead={lead}
              />
            </li>
          );
        })}
      </ul>
    </HeadedFrame>
  );
}
