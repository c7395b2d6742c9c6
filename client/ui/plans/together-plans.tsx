/** Electricity and gas together, below a list of electricity plans: this home's total for both, lowest first. */
import type { ReactNode } from 'react';
import { dollars } from '../../../domain/money.ts';
import { monthWords } from '../../../domain/plans/energy/line-sums.ts';
import type { HomeTogether, Together } from '../../../domain/plans/energy/together.ts';
import { Heading, type Level } from '../text/heading.tsx';
import { first, next } from './price-lines.tsx';

interface TogetherProps {
  readonly together: HomeTogether;
  readonly id: string;
  readonly level: Level;
  /** The use that the sums are for: `3,900 kWh and 24,000 MJ`. */
  readonly use: string;
  readonly hrefOf: (id: string) => string;
  /** Link to change the gas use. */
  readonly gasLink: ReactNode;
}

export function TogetherPlansView(props: TogetherProps) {
  const { together, id, level, use, hrefOf, gasLink } = props;
  const { cheapest, ofOne, more } = together;
  if (!cheapest && ofOne.length === 0) return null;
  return (
    <section aria-labelledby={`${id}together`} className="plan-empty plan-beside">
      <Heading level={level} id={`${id}together`} className="text-h4">
        Electricity and gas together
      </Heading>
      <p className="text-small">
        <span>{`Estimated yearly cost of both for this home, using ${use}. `}</span>
        {gasLink}
      </p>
      {together.gasNetworks > 1 ? (
        <p className="text-small">
          {`Your postcode has ${together.gasNetworks} gas networks. We only count gas plans sold on all of them.`}
        </p>
      ) : null}
      <table className="amounts text-small">
        <caption className="text-left text-fine text-ink-soft">
          {more > 0
            ? `The cheapest of each, and the ${ofOne.length} cheapest from retailers that sell both. ${more} more aren’t shown.`
            : 'The cheapest of each, and each retailer that sells both'}
        </caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className={first}>
              Plans
            </th>
            <th scope="col" className={`font-400 ${next}`}>
              Both, per year
            </th>
          </tr>
        </thead>
        <tbody>
          {cheapest ? (
            <Row sum={cheapest} hrefOf={hrefOf} words="Cheapest electricity and cheapest gas" />
          ) : null}
          {ofOne.map((sum) => (
            <Row
              key={sum.plans.map((plan) => plan.id).join()}
              sum={sum}
              hrefOf={hrefOf}
              words={sum.plans[0]?.providerName ?? ''}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly sum: Together;
  readonly words: string;
  readonly hrefOf: (id: string) => string;
}

function Row({ sum: { plans, yearCents }, words, hrefOf }: RowProps) {
  const several = new Set(plans.map(({ providerName }) => providerName)).size > 1;
  return (
    <tr className="border-t border-hair">
      <th scope="row" className={first}>
        <span className="font-650">{words}</span>
        <span>{plans.length === 1 ? ', one plan for both' : null}</span>
        <ul className="grid text-ink-soft">
          {plans.map((plan) => (
            <li key={plan.id}>
              <a href={hrefOf(plan.id)} className="inline-link" suppressHydrationWarning>
                {several ? `${plan.providerName}, ${plan.name}` : plan.name}
              </a>
              <span>{plans.length > 1 ? ` ${dollars(plan.yearCents)}` : null}</span>
              {plan.who ? (
                <span className="block text-fine">Who can get it: {plan.who}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </th>
      <td className={next}>
        <strong className="font-650">{dollars(yearCents)}</strong>
        <span className="block text-fine text-ink-soft">{monthWords(yearCents)}</span>
      </td>
    </tr>
  );
}
