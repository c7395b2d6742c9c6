/** Props of a list of plans: its settings, the query in the URL, and the plans found. */
import type { ComparedPlan } from '../../../domain/plans/compare/compare-choice.ts';
import type { Relaxed } from '../../../domain/plans/list/choices.ts';
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import type { ListSettings, PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import type { Level } from '../../ui/text/heading.tsx';

export interface PlanListProps {
  readonly settings: ListSettings;
  readonly query: PlanQuery;
  /** Null where there is no list, not even an old one. */
  readonly list: PlanPage | null;
  /** Plans chosen for the comparison before the list opened, from its URL. */
  readonly compared?: readonly ComparedPlan[] | undefined;
  /** Path of the list's page. */
  readonly path: string;
  /** For a list without plans: how many each way on leads to (domain/plans/list/choices.ts). */
  readonly relaxed?: Relaxed | undefined;
  /** Ways on where no list can be shown, or where nothing is sold. */
  readonly ways?: readonly WayOn[];
  /** Where "Apply Now" leads instead: an editor's URL or, inside a journey, our own. */
  readonly redirectUrl?: string | undefined;
  /** Parameters that every URL of the list has besides its own: they say which lead it is for. */
  readonly carried?: readonly (readonly [name: string, value: string])[];
  /** The visitor's campaign parameters: slots on the server, filled by the time a browser reads them. */
  readonly campaign: { readonly first: string; readonly more: string };
  /** Level of the plans' headings. */
  readonly level: Level;
}

export interface WayOn {
  readonly words: string;
  readonly href: string;
}
