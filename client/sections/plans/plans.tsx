/** A list of plans: title, how honest it is, and the list itself. */
import * as v from 'valibot';
import { planWidget } from '../../../content/model/plan-widget.schema.ts';
import { imageHostsOf } from '../../../domain/image-hosts.ts';
import { initialState } from '../../../domain/plans/plan-list-state.ts';
import { Island } from '../../islands/runtime/island.tsx';
import { moreQuerySlot, querySlot } from '../../ui/visitor-slots.ts';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import type { Plans } from './plans.schema.ts';

export function PlansView({ section, context }: SectionViewProps<Plans>) {
  const widget = v.parse(planWidget, section);
  const { state, list } = context.live?.plans ?? { state: initialState(widget) };
  return (
    <Frame section={section} context={context} plan="wide">
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <Island
            name="plan-list"
            on="visible"
            props={{
              widget,
              state,
              list: list ?? null,
              path: context.path,
              application: context.application ?? '',
              campaign: { first: querySlot, more: moreQuerySlot },
              imageHosts: imageHostsOf(context.brand),
              level: itemLevel(section),
            }}
          />
        </>
      )}
    </Frame>
  );
}
