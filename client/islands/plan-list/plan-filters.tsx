/** The sort and filter form of a list: its fields contain what the visitor chose, with script or without. */
import { type ReactNode, useRef } from 'react';
import { comparedName } from '../../../domain/plans/compare/compare-choice.ts';
import { type PlanQuery, readQuery } from '../../../domain/plans/list/plan-query.ts';
import { isSoldByArea, listedBy } from '../../../domain/plans/listed.ts';
import { answerTo } from '../../../domain/plans/question.ts';
import { nounFor } from '../../../domain/plans/words/kind-words.ts';
import { Button } from '../../ui/form/button.tsx';
import { CampaignFields } from '../../ui/form/unseen-fields.tsx';
import { PhoneFold } from '../../ui/plans/folds/phone-fold.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countWords } from './list-words.ts';
import { payNowError } from './pay-now-field.tsx';
import type { PlanListProps } from './plan-list-props.ts';
import type { ListControl } from './use-plan-list.ts';

interface PlanFiltersProps {
  readonly id: string;
  readonly props: PlanListProps;
  readonly control: Pick<ListControl, 'query' | 'list' | 'form' | 'ask' | 'askAfter' | 'hurry'>;
  /** True once there is script; until then the button sends the form. */
  readonly mounted: boolean;
  /** Shown above the form, and folded with it on a phone. */
  readonly children?: ReactNode;
}

/** The words that a phone shows while the form is folded. */
function foldLine({ vertical }: PlanQuery): string {
  if (isSoldByArea(vertical)) return 'Your use, sort, filter';
  const { now } = listedBy(vertical).comparable;
  return now === null ? 'Sort and filter' : 'Sort, filter, what you pay now';
}

export function PlanFilters({ id, props, control, mounted, children }: PlanFiltersProps) {
  const { settings, path } = props;
  const { query } = control;
  const noun = nounFor(query.vertical);
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (fold.current) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus();
  };
  const read = () => {
    const data = new FormData(form.current ?? undefined);
    const pairs = [...data].map(([name, value]) => [name, String(value)]);
    // Page 1: a filter that lands on an empty page 4 is a defect (spec: plan-lists).
    return { ...readQuery(new URLSearchParams(pairs), settings), page: 1 };
  };
  const apply = () => control.ask(read());
  const applyAfter = (restMs: number) => control.askAfter(restMs, read);
  return (
    <PhoneFold
      icon="sliders-horizontal"
      line={foldLine(query)}
      fold={fold}
      open={payNowError(query) !== undefined}
    >
      {children}
      <form
        ref={form}
        method="get"
        action={path}
        aria-label={`Sort and filter ${noun}`}
        // The URL has the choices: a browser that restored its own here would have them asked for again.
        autoComplete="off"
        className="plan-filters"
        onChange={(event) => {
          // A slider changes at each step of a drag, so it has a debounce of its own.
          if (isTyped(event.target)) applyAfter(typedRestMs);
          else if (!isRange(event.target)) apply();
        }}
        onBlur={(event) => {
          if (!isTyped(event.target)) return;
          // Typed text applies on blur, if its debounce is still running.
          control.hurry();
          // Only after the field's own message has read what was typed.
          setTimeout(showCounted, 0, event.target, query);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <CampaignFields campaign={props.campaign.more} />
        {props.carried?.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {mounted
          ? null
          : props.compared?.map(({ id: plan }) => (
              <input key={plan} type="hidden" name={comparedName} value={plan} />
            ))}
        <FilterFields
          key={control.form}
          id={id}
          settings={settings}
          query={query}
          list={control.list}
          instant={mounted}
          onMove={applyAfter}
        />
        {/* With script the button closes a phone's fold; it keeps its space everywhere, so that nothing below jumps. */}
        <Button
          kind="secondary"
          {...(mounted
            ? { className: 'col-span-full beside:invisible', onClick: close }
            : { type: 'submit', className: 'col-span-full' })}
        >
          {mounted && control.list
            ? `Show ${countWords(query.vertical, control.list.total)}`
            : `Show ${noun}`}
        </Button>
      </form>
    </PhoneFold>
  );
}

/** Debounce in milliseconds: a list that changed with each key would be announced with each key. */
const typedRestMs = 600;

/** A number out of bounds counts as the nearest bound: on blur the field shows that bound, and a message below says why. */
function showCounted(field: HTMLInputElement, { vertical }: PlanQuery): void {
  const question = listedBy(vertical).questions[field.name];
  if (question?.kind !== 'amount') return;
  const counted = String(answerTo(question, field.value));
  if (field.value !== counted) field.value = counted;
}

function isTyped(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'number');
}

function isRange(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}
