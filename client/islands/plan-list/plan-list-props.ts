/** Props of a list of plans: its settings, what the URL asks for, what was found. */
import type { ComparedPlan } from '../../../domain/plans/compare/compare-choice.ts';
import type { Relaxed } from '../../../domain/plans/list/choices.ts';
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import type { ListSettings, PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import type { Level } from '../../ui/text/heading.tsx';

export interface PlanListProps {
  readonly settings: ListSettings;
  readonly query: PlanQuery;
  /** Null: there is no list, not even an old one. */
  readonly list: PlanPage | null;
  /** Chosen for the comparison before the list opened, as its URL says. */
  readonly compared?: readonly ComparedPlan[] | undefined;
  /** Path of the list's page. */
  readonly path: string;
  /** Of a list without plans: how many each way on leads to (domain/plans/list/choices.ts). */
  readonly relaxed?: Relaxed | undefined;
  /** For a visitor whom no list can be shown. */
  readonly ways?: readonly WayOn[];
  /** Where an editor sends "Apply Now" instead. */
  readonly redirectUrl?: string | undefined;
  /** Parameters that stay in every URL of the list beside its own: which lead it is for. */
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
