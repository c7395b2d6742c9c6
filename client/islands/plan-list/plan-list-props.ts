/** What a list of plans starts with: its settings, what the URL asks for, what was found. */
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import type { ListSettings, PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import type { Level } from '../../ui/text/heading.tsx';

export interface PlanListProps {
  readonly settings: ListSettings;
  readonly query: PlanQuery;
  /** Null: nothing could be had, not even an old list. */
  readonly list: PlanPage | null;
  /** Path of the page that the list stands on. */
  readonly path: string;
  /** Origin of the brand's sign-up; empty: its own routes. */
  readonly application: string;
  /** Where an editor lets "Apply Now" lead instead. */
  readonly redirectUrl?: string | undefined;
  /** The visitor's campaign parameters: slots on the server, filled by the time a browser reads them. */
  readonly campaign: { readonly first: string; readonly more: string };
  /** Rank of the plans' headings. */
  readonly level: Level;
}
