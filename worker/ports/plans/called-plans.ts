/** Plans from two sources: a partner for products that have a plan call, our own catalogue for the rest. */
import { inOrder } from '../../../domain/plans/list/plan-page.ts';
import { defaultSort } from '../../../domain/plans/list/rank.ts';
import type { ChosenPlans, PlanChoice, PlansPort } from './plans.port.ts';
import { isCalled } from './wire/plan-calls.ts';

/** Providers come from the partner for every vertical: one call names them all (spec: gateway). */
export function calledPlans(remote: PlansPort, own: PlansPort): PlansPort {
  return {
    page: (query, asker) => (isCalled(query.vertical) ? remote : own).page(query, asker),

    async chosen(choice, asker) {
      const verticals = Map.groupBy(choice.verticals, isCalled);
      const parts: [PlansPort, PlanChoice][] = [
        [remote, { ...choice, verticals: verticals.get(true) ?? [] }],
        [own, { ...choice, verticals: verticals.get(false) ?? [] }],
      ];
      const asked = parts.filter(([, part]) => part.verticals.length > 0);
      const answers = await Promise.allSettled(
        asked.map(([port, part]) => port.chosen(part, asker)),
      );
      return together(answers);
    },

    single: (question, asker) =>
      (isCalled(question.vertical) ? remote : own).single(question, asker),

    pages: (vertical, asker) => (isCalled(vertical) ? remote : own).pages(vertical, asker),

    energy: (question, asker) => own.energy(question, asker),

    providers: (verticals, asker) => remote.providers(verticals, asker),
  };
}

/** @throws the first source's error, if none answered */
function together(answers: readonly PromiseSettledResult<ChosenPlans>[]): ChosenPlans {
  const parts = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = answers.find((one) => one.status === 'rejected');
  if (failed && parts.length === 0) throw failed.reason;
  const [only, ...others] = parts;
  if (only && others.length === 0) return failed ? { ...only, partial: true } : only;
  const stale = parts.flatMap(({ staleSince }) => staleSince ?? []).toSorted();
  return {
    plans: inOrder(
      parts.flatMap(({ plans }) => plans),
      defaultSort,
    ),
    elsewhere: parts.flatMap(({ elsewhere }) => elsewhere),
    ended: parts.flatMap(({ ended }) => ended),
    providers: parts.flatMap(({ providers }) => providers),
    partial: parts.some(({ partial }) => partial),
    staleSince: stale[0] ?? null,
  };
}
