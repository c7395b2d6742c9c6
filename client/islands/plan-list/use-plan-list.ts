/** The state of a list in the browser: the query asked, the list shown, and whether they agree. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { writeAsked } from '../../../domain/plans/list/asked-plans.ts';
import { countRelaxed, type Relaxed, relaxings } from '../../../domain/plans/list/choices.ts';
import { namesIn, type PlanPage, withNamesOf } from '../../../domain/plans/list/plan-page.ts';
import {
  fullQuery,
  keepNow,
  type ListSettings,
  type PlanQuery,
  queryNames,
  readQuery,
  writeQuery,
} from '../../../domain/plans/list/plan-query.ts';
import { pageTitle } from '../../../domain/plans/words/page-title.ts';
import { pick } from '../calls/pick.ts';
import { getJson } from '../calls/request.ts';
import { storedVisitId } from '../calls/stored.ts';
import { ownUrl } from '../runtime/page-hooks.ts';
import { barUrl, journeyCode, journeyVisit } from './links/list-links.ts';
import { carryAnswers } from './links/said-links.ts';
import type { PlanListProps } from './plan-list-props.ts';

/** Gives the page of a list for a query; undefined where there is no answer. */
export type PageSource = (query: PlanQuery, signal: AbortSignal) => Promise<PlanPage | undefined>;

interface ShownList {
  /** What the visitor asks for. */
  readonly query: PlanQuery;
  /** For a list without plans: how many plans each way on leads to. */
  readonly relaxed: Relaxed | undefined;
  /** The list on the page: the answer to `shown`, which lags behind `query` while a call is under way. */
  readonly list: PlanPage | null;
  readonly shown: PlanQuery;
  readonly busy: boolean;
  /** The last call failed, and no other is under way: the list is still the previous one (spec: errors). */
  readonly failed: boolean;
  /** Increases when the form has to be reset: back button, a choice removed. */
  readonly form: number;
}

export interface ListControl extends ShownList {
  /** `rewrite`: the form does not show this query yet. */
  readonly ask: (query: PlanQuery, rewrite?: boolean) => void;
  /** Asks for the form's query after a rest. Anything asked sooner includes the form's changes. */
  readonly askAfter: (restMs: number, read: () => PlanQuery) => void;
  /** Asks at once for what `askAfter` is waiting to ask. */
  readonly hurry: () => void;
  readonly retry: () => void;
  /** Replaces our own endpoint as the source of pages, from page 1 on; null goes back to our own. */
  readonly from: (source: PageSource | null) => void;
}

/** Fetches when the query changes, keeps the URL in step with it, and follows the back button. */
export function usePlanList(props: PlanListProps): ListControl {
  const { settings, query, list, relaxed } = props;
  const [now, setNow] = useState<ShownList>({
    query,
    shown: query,
    list,
    relaxed,
    busy: false,
    failed: false,
    form: 0,
  });
  const call = useRef<AbortController>(undefined);
  const asked = useRef(String(writeQuery(query, settings)));
  const wanted = useRef(query);
  const waiting = useRef<Waiting>(undefined);
  const other = useRef<PageSource>(null);
  const keepFocus = useKeptFocus(now.form);
  const pageOf: PageSource = async (next, signal) => {
    try {
      return await (other.current
        ? other.current(fullQuery(next, settings), signal)
        : fetchPage(next, settings, signal, props));
    } catch (error) {
      if (!signal.aborted) reportError(error);
      return undefined;
    }
  };

  /** @param quiet leaves the page as it is until there is a list */
  const fetchList = async (next: PlanQuery, rewrite: boolean, quiet = false) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    wanted.current = next;
    asked.current = String(writeQuery(next, settings));
    call.current?.abort();
    const mine = new AbortController();
    call.current = mine;
    if (rewrite) keepFocus();
    // An alert is announced when it appears, so one that stayed would not announce a second failure.
    setNow((was) => ({
      ...was,
      query: next,
      busy: !quiet,
      failed: false,
      form: was.form + (rewrite ? 1 : 0),
    }));
    const found = await pageOf(next, mine.signal);
    if (mine.signal.aborted) return;
    if (!found) {
      reportError(new Error('The list of plans could not be fetched'));
      setNow((was) => ({ ...was, busy: false, failed: !quiet }));
      return;
    }
    setNow((was) => ({
      ...was,
      list: withNamesOf(was.list, found, next.filters.provider),
      shown: next,
      relaxed: undefined,
      busy: false,
      failed: false,
    }));
    numberTitle(found.page);
    if (found.total > 0) return;
    const counted = await countRelaxed(relaxings(next, settings, namesIn(found)), (query) =>
      pageOf({ ...query, perPage: 1 }, mine.signal).then((page) => page?.total),
    );
    if (!mine.signal.aborted) setNow((was) => ({ ...was, relaxed: counted }));
  };

  const ask = (wish: PlanQuery, rewrite = false) => {
    const form = waiting.current?.read();
    const newest = form ? together(wish, form, wanted.current, settings) : wish;
    const next = keepNow(newest, wanted.current);
    if (String(writeQuery(next, settings)) !== asked.current) {
      history.pushState(null, '', barUrl(ownUrl(), next, settings));
    }
    void fetchList(next, rewrite);
  };
  const hurry = () => waiting.current && ask(waiting.current.read());
  const askAfter = (restMs: number, read: () => PlanQuery) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = { read, timer: setTimeout(hurry, restMs) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; fetchList reads only what never changes
  useEffect(() => {
    const follow = () => {
      const next = readQuery(new URL(ownUrl()).searchParams, settings);
      // A link to an anchor on the page also changes the history.
      if (String(writeQuery(next, settings)) !== asked.current) void fetchList(next, true);
    };
    // The URL may have changed before the list was listening.
    follow();
    // A page waits about a second for its list. The answer has often come by now, and this call may wait longer.
    if (!list && !call.current) void fetchList(query, false, true);
    // The server's title has the page number that was asked for, which may be beyond the last page.
    if (now.list) numberTitle(now.list.page);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      clearTimeout(waiting.current?.timer);
      call.current?.abort();
    };
  }, []);

  useEffect(() => carryAnswers(now.query, settings), [now.query, settings]);

  const from = (source: PageSource | null) => {
    other.current = source;
    ask({ ...wanted.current, page: 1 });
  };

  return { ...now, ask, askAfter, hurry, retry: () => ask(now.query), from };
}

function numberTitle(page: number): void {
  const brand = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content;
  document.title = pageTitle(document.title, page, brand ?? '');
}

/** A slider's move, or text being typed, that has not been asked yet. */
interface Waiting {
  readonly read: () => PlanQuery;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The link's query, with the form's pending changes where the link changes nothing. */
function together(
  link: PlanQuery,
  form: PlanQuery,
  before: PlanQuery,
  settings: ListSettings,
): PlanQuery {
  const asked = writeQuery(link, settings);
  const was = writeQuery(before, settings);
  const typed = writeQuery(form, settings);
  for (const name of queryNames(settings.vertical)) {
    if (asked.getAll(name).join() !== was.getAll(name).join()) continue;
    asked.delete(name);
    for (const value of typed.getAll(name)) asked.append(name, value);
  }
  return { ...readQuery(asked, settings), page: 1 };
}

/**
 * Keeps the focus when a reset replaces the form's fields, which Back may do while the visitor is in one.
 * @returns a function to call before the reset: the field with the same id has the focus afterwards
 */
function useKeptFocus(form: number): () => void {
  const kept = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the form has been reset
  useLayoutEffect(() => {
    const field = document.getElementById(kept.current);
    // The caller may already have moved the focus.
    if (!field || document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    // The reset closes a menu of checkboxes, so its summary takes the focus.
    if (document.activeElement !== field) {
      field.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
    }
  }, [form]);
  return () => {
    const active = document.activeElement;
    const named = active?.id ? active : active?.closest('details, .data-slider');
    kept.current = (named?.id ? named : named?.querySelector('[id]'))?.id ?? '';
  };
}

/** Undefined when the call failed. Our own endpoint answers 200 with a page and with nothing else. */
async function fetchPage(
  query: PlanQuery,
  settings: ListSettings,
  signal: AbortSignal,
  props: PlanListProps,
): Promise<PlanPage | undefined> {
  const asked = writeAsked(fullQuery(query, settings));
  // A partner's plan call names the visit it is for, and the visit's referral code (spec: gateway).
  const visitId = journeyVisit(props) ?? storedVisitId(query.vertical);
  const rcCode = journeyCode(props);
  if (visitId) asked.set('visitId', visitId);
  if (rcCode) asked.set('rcCode', rcCode);
  const url = `/api/plans?${asked}`;
  const { status, body } = await getJson(url, { signal });
  return status === 200 && Array.isArray(pick(body, 'plans')) ? (body as PlanPage) : undefined;
}
