/** What a list of plans starts with: the editor's widget, what the address asks for, what was found. */

import type { PlanWidget } from '../../../content/model/plan-widget.schema.ts';
import type { PlanList } from '../../../domain/plans/plan-list.ts';
import type { PlanListState } from '../../../domain/plans/plan-list-state.ts';
import type { Level } from '../../ui/text/heading.tsx';

export interface PlanListProps {
  readonly widget: PlanWidget;
  readonly state: PlanListState;
  /** Null: nothing could be had, not even an old list. */
  readonly list: PlanList | null;
  /** Path of the page that the list stands on. */
  readonly path: string;
  /** Origin of the brand's sign-up; empty: its own routes. */
  readonly application: string;
  /** The visitor's campaign parameters: slots on the server, which are filled by the time a browser reads them. */
  readonly campaign: { readonly first: string; readonly more: string };
  /** Whose logos the page may show, beside its own. */
  readonly imageHosts: readonly string[];
  /** Rank of the plans' headings. */
  readonly level: Level;
}
