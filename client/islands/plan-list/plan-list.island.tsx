/** A list of plans with its filters: a plain form that loads a page, or updates in place with script. */
import { type RefObject, useEffect, useId, useRef } from 'react';
import { isAnswered, isSoldByArea } from '../../../domain/plans/listed.ts';
import { useMountedLater } from '../runtime/page-hooks.ts';
import { AreaForm } from './area/area-form.tsx';
import { homeArea } from './area/area-words.ts';
import { CompareBar } from './compare/compare-bar.tsx';
import { useCompared } from './compare/use-compared.ts';
import { comparedFields, queryHref } from './links/list-links.ts';
import { MeterPart } from './meter/meter-part.tsx';
import { PlanFilters } from './plan-filters.tsx';
import type { PlanListProps } from './plan-list-props.ts';
import { PlanResults } from './plan-results.tsx';
import { Presets } from './question-fields.tsx';
import { type ListControl, usePlanList } from './use-plan-list.ts';

export function PlanList(props: PlanListProps) {
  const id = useId();
  const mounted = useMountedLater();
  const control = usePlanList(props);
  const compared = useCompared(props);
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const followArea = useAreaFocus(control, root, status);
  const inSight = (control.list?.plans ?? []).map((plan) => plan.id);
  const toPage = (page: number) => {
    control.ask({ ...control.query, page });
    // The old rows are about to be removed, so the focus moves to the status line.
    status.current?.focus();
    status.current?.scrollIntoView({ block: 'start' });
  };
  const { vertical } = props.settings;
  const soldByArea = isSoldByArea(vertical);
  // Presets that narrow the list go with its filters. So do those of a list that asks for the home first:
  // a phone has no room for them above its first price.
  const presetsStandAlone = isAnswered(vertical) && !soldByArea;
  const give = (next: typeof control.query) => ({
    href: queryHref(props, next, compared.ids),
    onChoose: () => toQuery(next),
  });
  const toQuery = (next: typeof control.query) => {
    control.ask(next, true);
    followArea();
  };
  const presets = (
    <Presets
      query={control.query}
      settings={props.settings}
      give={(next) => ({
        href: queryHref(props, next, compared.ids),
        onChoose: () => control.ask(next, true),
      })}
    />
  );
  return (
    <div ref={root} className="list-columns">
      {soldByArea ? (
        <AreaForm
          props={props}
          query={control.query}
          area={isOfArea(control) ? control.list?.area : undefined}
          compared={compared.ids}
          give={give}
          onQuery={toQuery}
        />
      ) : null}
      {presetsStandAlone ? presets : null}
      <PlanFilters id={id} props={props} control={control} mounted={mounted}>
        {presetsStandAlone ? null : (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3 empty:mb-0">
            {presets}
            {soldByArea ? <MeterPart id={id} control={control} /> : null}
          </div>
        )}
      </PlanFilters>
      <PlanResults
        id={id}
        props={props}
        control={control}
        compared={compared}
        status={status}
        onPage={toPage}
      />
      {inSight.length > 0 || compared.ids.length > 0 ? (
        <CompareBar
          id={id}
          compared={compared}
          mounted={mounted}
          vertical={vertical}
          campaign={props.campaign.more}
          asked={comparedFields(props, control.shown)}
          inSight={inSight}
          hrefOf={(ids) => queryHref(props, control.query, ids)}
          listStatus={status}
        />
      ) : null}
    </div>
  );
}

const openField = '.plan-area :is(input:not([type=hidden]), select)';

/**
 * Moves the focus after the visitor has answered an area form: its field is about to be removed, so the
 * status takes the focus while the list loads; then the next or repeated question, if there is one.
 */
function useAreaFocus(
  { query, busy, failed }: ListControl,
  root: RefObject<HTMLElement | null>,
  status: RefObject<HTMLElement | null>,
): () => void {
  const follows = useRef(false);
  const asksAtOnce = homeArea(query).postcode === '';
  useEffect(() => {
    if (!follows.current || (busy && !asksAtOnce)) return;
    follows.current = false;
    // A visitor who has moved the focus meanwhile keeps it.
    if (failed || document.activeElement !== status.current) return;
    root.current?.querySelector<HTMLElement>(openField)?.focus();
  }, [busy, failed, asksAtOnce, root, status]);
  return () => {
    follows.current = true;
    status.current?.focus({ preventScroll: true });
  };
}

/** False while the list for another postcode loads: its networks are still those of the previous one. */
function isOfArea({ query, shown }: ListControl): boolean {
  return homeArea(query).postcode === homeArea(shown).postcode;
}
