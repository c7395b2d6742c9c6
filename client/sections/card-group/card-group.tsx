/** Card group: passes its cards to its form's view (spec: sections). */
import { AchievementsView } from '../achievements/achievements.tsx';
import { BoardMembersView } from '../board-members/board-members.tsx';
import { CoreValuesView } from '../core-values/core-values.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { IndustriesView } from '../industries/industries.tsx';
import { ProfilesView } from '../profiles/profiles.tsx';
import { StepsView } from '../steps/steps.tsx';
import { SuccessStoriesView } from '../success-stories/success-stories.tsx';
import { TestimonialsView } from '../testimonials/testimonials.tsx';
import type { CardGroup } from './card-group.schema.ts';
import { PlainGroup } from './plain-group.tsx';

/** A form with a section of its own is that section; the others are plain groups of cards. */
export function CardGroupView({ section, context }: SectionViewProps<CardGroup>) {
  switch (section.section) {
    case 'successStories':
      return (
        <SuccessStoriesView
          section={{ ...section, type: 'success-stories', stories: section.cards }}
          context={context}
        />
      );
    case 'coreValues':
      return (
        <CoreValuesView
          section={{ ...section, type: 'core-values', values: section.cards }}
          context={context}
        />
      );
    case 'testimonials':
      return (
        <TestimonialsView
          section={{ ...section, type: 'testimonials', testimonials: section.cards }}
          context={context}
        />
      );
    case 'profiles':
    case 'leadership':
      return (
        <ProfilesView
          section={{
            ...section,
            type: 'profiles',
            layout: section.section === 'leadership' ? 'leadership' : 'team',
            profiles: section.cards,
          }}
          context={context}
        />
      );
    case 'achievements':
      return (
        <AchievementsView
          section={{ ...section, type: 'achievements', achievements: section.cards }}
          context={context}
        />
      );
    case 'boardMembers':
      return (
        <BoardMembersView
          section={{ ...section, type: 'board-members', members: section.cards }}
          context={context}
        />
      );
    case 'products':
      return <IndustriesView section={{ ...section, type: 'industries' }} context={context} />;
    case 'steps':
      return (
        <StepsView
          section={{ ...section, type: 'steps', steps: section.cards }}
          context={context}
        />
      );
    case 'domains':
    case 'latestNews':
    case 'pages':
      return <PlainGroup section={section} context={context} />;
  }
}
