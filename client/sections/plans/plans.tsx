/** A list of plans: its heading, and the island that is the list. */
import { listSettings } from '../../../content/model/plan-widget.schema.ts';
import { initialQuery } from '../../../domain/plans/list/plan-query.ts';
import type { WayOn } from '../../islands/plan-list/plan-list-props.ts';
import { Island } from '../../islands/runtime/island.tsx';
import { signUpHref } from '../../ui/plans/sign-up-links.ts';
import { moreQuerySlot, querySlot } from '../../ui/visitor-slots.ts';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { Plans } from './plans.schema.ts';

export function PlansView({ section, context }: SectionViewProps<Plans>) {
  const settings = listSettings(section);
  const { query, list, relaxed, compared } = context.live?.plans ?? {
    query: initialQuery(settings),
  };
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <Island
        name="plan-list"
        on="visible"
        props={{
          settings,
          query,
          list: list ?? null,
          relaxed,
          ways: waysOn(context, section.vertical),
          compared,
          path: context.path,
          redirectUrl: section.redirectUrl,
          campaign: { first: querySlot, more: moreQuerySlot },
          level: itemLevel(section),
        }}
      />
    </HeadedFrame>
  );
}

/** Links for the visitor when the list cannot be shown. */
function waysOn(
  { brand }: SectionViewProps<Plans>['context'],
  vertical: Plans['vertical'],
): WayOn[] {
  const signUp = signUpHref(brand, '', vertical);
  return [
    ...(signUp ? [{ words: 'Start with your address', href: signUp }] : []),
    { words: 'Phone or write to us', href: '/contact' },
  ];
}
