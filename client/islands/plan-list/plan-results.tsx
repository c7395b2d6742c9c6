/** The results of a list: the count, the chosen filters, the plans and the page links, or why there are none. */
import type { RefObject } from 'react';
import { choices, relaxings } from '../../../domain/plans/list/choices.ts';
import {
  boundsSentence,
  coverageSentence,
  orderSentence,
  paymentSentence,
} from '../../../domain/plans/list/honesty.ts';
import {
  differenceCents,
  differenceWords,
  readAmount,
} from '../../../domain/plans/list/pay-now.ts';
import { isUnsold, namesIn } from '../../../domain/plans/list/plan-page.ts';
import { keepNow, type PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { kindWords, nounFor } from '../../../domain/plans/words/kind-words.ts';
import { Honesty } from '../../ui/plans/honesty-block.tsx';
import { emptyAreaWords, homeArea } from './area/area-words.ts';
import { BesideList } from './beside-list.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import type { Compared } from './compare/use-compared.ts';
import { applyHref, journeyCode, journeyVisit, pageHref, queryHref } from './links/list-links.ts';
import { PageLinks } from './links/page-links.tsx';
import { EmptyNote, FailedNote, NoListNote, StaleNote } from './list-notes.tsx';
import { statusWords } from './list-words.ts';
import { ListedRow } from './listed-row.tsx';
import type { PlanListProps } from './plan-list-props.ts';
import type { ListControl } from './use-plan-list.ts';

interface PlanResultsProps {
  readonly id: string;
  readonly props: PlanListProps;
  readonly control: ListControl;
  readonly compared: Compared;
  readonly status: RefObject<HTMLParagraphElement | null>;
  readonly onPage: (page: number) => void;
}

export function PlanResults(parts: PlanResultsProps) {
  const { id, props, control, status, compared } = parts;
  const { list, query, shown, busy, failed } = control;
  const { settings } = props;
  const noun = nounFor(settings.vertical);
  const chosen = choices(query, settings, namesIn(list));
  const give = (next: typeof query) => ({
    href: queryHref(props, keepNow(next, query), compared.ids),
    onChoose: () => {
      control.ask(next, true);
      // The focused link is about to be removed.
      status.current?.focus();
    },
  });
  const retry = () => {
    control.retry();
    // The button is removed with its message.
    status.current?.focus();
  };
  return (
    <div className="plan-results">
      <Honesty
        coverage={`${coverageSentence(kindWords([settings.vertical]), list?.providers ?? [])} ${boundsSentence(settings)}`.trim()}
        order={orderSentence(shown.sort, settings.vertical)}
        payment={paymentSentence([settings.vertical])}
      />
      <p ref={status} role="status" tabIndex={-1} className="plan-status">
        {busy ? `Updating ${noun}…` : list ? statusWords(list, shown) : ''}
      </p>
      <ChosenFilters chosen={chosen} give={give} />
      {failed ? (
        <FailedNote noun={noun} onRetry={retry} shown={list !== null} ways={props.ways ?? []} />
      ) : null}
      {list?.stale ? <StaleNote asOf={list.asOf} /> : null}
      {!list && !failed && !busy ? (
        <NoListNote
          noun={noun}
          href={queryHref(props, query, compared.ids)}
          ways={props.ways ?? []}
          status={status}
        />
      ) : null}
      {list?.total === 0 ? (
        <EmptyNote
          vertical={settings.vertical}
          ways={relaxings(shown, settings, namesIn(list))}
          relaxed={control.relaxed}
          give={give}
          area={emptyAreaWords(list, shown)}
          on={isUnsold(list) ? (props.ways ?? []) : []}
          postcode={homeArea(shown).postcode}
        />
      ) : null}
      {list && list.plans.length > 0 ? (
        <ol className="plan-rows" aria-busy={busy || undefined}>
          {list.plans.map((plan) => (
            <li key={plan.id}>
              <ListedRow
                listId={id}
                vertical={settings.vertical}
                visit={journeyVisit(props)}
                code={journeyCode(props)}
                plan={plan}
                difference={differenceFor(plan, query)}
                level={props.level}
                pageHref={pageHref(props, shown, plan.id)}
                applyHref={applyHref(props, plan.id, shown)}
                checked={compared.ids.includes(plan.id)}
                disabled={compared.full && !compared.ids.includes(plan.id)}
                toggle={compared.toggle}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {list ? (
        <PageLinks
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => queryHref(props, { ...query, page }, compared.ids)}
          onPage={parts.onPage}
        />
      ) : null}
      {list ? <BesideList {...parts} list={list} give={give} /> : null}
    </div>
  );
}

/** The difference from what the visitor pays now, if they have said so. */
function differenceFor(plan: PlanCard, { now = '' }: PlanQuery): string | undefined {
  const asked = listedBy(plan.vertical).comparable.now;
  const read = readAmount(now);
  if (asked === null || read === null || 'error' in read) return undefined;
  return differenceWords(differenceCents(read.cents, plan.estimateCents, asked), asked);
}
