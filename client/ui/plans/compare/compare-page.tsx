/** The comparison page: the differences in a sentence, how we work, the table, and where to go next. */

import type { ReactNode } from 'react';
import { maxCompared } from '../../../../domain/plans/compare/compare-choice.ts';
import { compareGroups, compareTitle } from '../../../../domain/plans/compare/compare-words.ts';
import { listedBy } from '../../../../domain/plans/listed.ts';
import { peersWords } from '../../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import { kindWords } from '../../../../domain/plans/words/kind-words.ts';
import { Breadcrumbs } from '../../chrome/breadcrumbs.tsx';
import { ButtonLink } from '../../form/button.tsx';
import { Link } from '../../link.tsx';
import { CompareGroup } from './compare-group.tsx';
import { CompareHonesty, CompareNotes, type CompareNotesProps } from './compare-notes.tsx';
import type { ComparedPlanLinks } from './compare-table.tsx';

export type { ComparedPlanLinks };

export interface CompareList {
  readonly label: string;
  readonly href: string;
}

export interface ComparePageProps extends CompareNotesProps {
  readonly linksOf: (plan: PlanCard) => ComparedPlanLinks;
  /** The providers in all the lists that the plans came from. */
  readonly providers: readonly { readonly name: string }[];
  /** Shows only the rows in which plans differ. The two URLs below open either view. */
  readonly differences: boolean;
  readonly allHref: string;
  readonly differencesHref: string;
  /** The URL to share, with its copy button. */
  readonly share: ReactNode;
  /** The list of these plans, all of one product, with the choice kept; null where the brand has none. */
  readonly listOf: (plans: readonly PlanCard[]) => string | null;
  /** The brand's lists, for products that are not compared here. */
  readonly lists: readonly CompareList[];
}

/** Goes into `<main>`; only the button that copies the link needs script. */
export function ComparePage(props: ComparePageProps) {
  const { plans, differences } = props;
  const groups = compareGroups(plans);
  return (
    <Frame>
      <Breadcrumbs path="/compare" href={differences ? props.differencesHref : props.allHref} />
      <h1 className="text-h2">{compareTitle(plans)}</h1>
      <CompareNotes {...props} />
      <CompareHonesty {...props} />
      <CompareWays {...props} />
      {groups.map((own, index) => (
        <CompareGroup
          key={own[0]?.id}
          id={`compare-${index + 1}`}
          plans={own}
          linksOf={props.linksOf}
          said={props.said}
          differences={differences}
          listHref={props.listOf(own)}
          headed={groups.length > 1}
        />
      ))}
      <section aria-labelledby="compare-share" className="compare-share">
        <h2 id="compare-share" className="text-h4">
          Link to this comparison
        </h2>
        {props.share}
        <p className="text-small text-ink-soft">
          {shareWords(props)} The page prints on A4, landscape.
        </p>
      </section>
      <Lists lists={props.lists} kind="secondary" />
    </Frame>
  );
}

function shareWords({ plans, said }: Pick<ComparePageProps, 'plans' | 'said'>): string {
  const asksAboutYou = plans.some(({ vertical }) =>
    Object.values(listedBy(vertical).questions).some(({ personal }) => personal),
  );
  const isTold = Object.keys(said).length > 0;
  const held = `the plans you chose${isTold ? ' and the answers you gave for their prices' : ''}`;
  if (asksAboutYou)
    return `The link contains ${held}, but no answers about yourself: where one affects a price, whoever opens the link sees the usual price.`;
  return `The link contains ${held}${isTold ? ', but nothing that says who you are' : ' and nothing about you'}.`;
}

const backTo = 'side-by-side';

/** All rows or only the differences, and the way back to the lists with the choice kept. */
function CompareWays(props: ComparePageProps) {
  const { plans, differences, listOf } = props;
  const views = [
    { label: 'Everything', href: props.allHref, current: !differences },
    { label: 'Differences only', href: props.differencesHref, current: differences },
  ];
  return (
    <div id={backTo} className="compare-ways">
      {plans.length > 1 ? (
        <nav aria-label="What is shown">
          <ul className="compare-views">
            {views.map(({ label, href, current }) => (
              <li key={label}>
                <Link
                  href={`${href}#${backTo}`}
                  rel="nofollow"
                  className="preset-link"
                  aria-current={current ? 'true' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {listsBehind(plans, listOf).map(({ href, wordsOf }) => (
        <Link key={href} href={href} className="inline-link">
          {plans.length < maxCompared ? `Add another ${wordsOf(1)}` : `Back to the ${wordsOf(2)}`}
        </Link>
      ))}
    </div>
  );
}

interface ListBehind {
  readonly href: string;
  /** Names the list's plans. @param count picks singular or plural */
  readonly wordsOf: (count: number) => string;
}

/** The lists that the plans are in, each once; the words tell lists of the same product apart. */
function listsBehind(
  plans: readonly PlanCard[],
  listOf: ComparePageProps['listOf'],
): readonly ListBehind[] {
  const lists = compareGroups(plans).flatMap((own) => {
    const [plan] = own;
    const href = listOf(own);
    return plan && href !== null ? [{ href, plan }] : [];
  });
  const distinct = [...new Map(lists.map((list) => [list.href, list])).values()];
  return distinct.map(({ href, plan }) => {
    const alone = distinct.filter((list) => list.plan.vertical === plan.vertical).length === 1;
    return {
      href,
      wordsOf: (count) => (alone ? kindWords([plan.vertical], count) : peersWords(plan, count)),
    };
  });
}

export interface CompareNothingProps {
  readonly title: string;
  readonly text: string;
  /** Given where trying again may help. */
  readonly retryHref?: string | undefined;
  readonly lists: readonly CompareList[];
}

/** Shown instead of a comparison when no plans were chosen, are still listed, or could be loaded. */
export function CompareNothing({ title, text, retryHref, lists }: CompareNothingProps) {
  return (
    <Frame>
      <Breadcrumbs path="/compare" href={retryHref} />
      <h1 className="measure text-h2">{title}</h1>
      <p className="measure text-lead text-ink-soft">{text}</p>
      {retryHref ? (
        <p>
          <ButtonLink href={retryHref} rel="nofollow">
            Try again
          </ButtonLink>
        </p>
      ) : null}
      <Lists lists={lists} kind={retryHref ? 'secondary' : 'primary'} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div data-surface="paper" className="compare-page min-h-[60vh] py-8 md:py-12">
      <div className="wrap grid grid-cols-1 gap-5 md:gap-6">{children}</div>
    </div>
  );
}

function Lists({ lists, kind }: { lists: readonly CompareList[]; kind: 'primary' | 'secondary' }) {
  return (
    <ul className="compare-lists">
      {lists.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} kind={kind}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
