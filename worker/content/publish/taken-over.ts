/** The CMS publication recorded in the KV pointer: its number and its problems. */
import type { Pointer } from '../../ports/content/kv-layout.ts';
import type { PageProblem } from './check-page.ts';

type TakenOver = Pick<Pointer, 'seen' | 'problems'>;

/** Every isolate reads the pointer twice a minute, so it stays short. */
const mostProblems = 50;
const longestReason = 300;
const longestType = 100;

/** The problems are stored because a run may end before its report reaches the CMS; the next run reports them. */
export function takenOver(seen: number, problems: readonly PageProblem[]): TakenOver {
  if (problems.length === 0) return { seen };
  const byPage = Map.groupBy(problems, ({ path }) => path);
  const firsts = new Set([...byPage.values()].map(([one]) => one));
  const inOrder = [...problems].sort((a, b) => Number(firsts.has(b)) - Number(firsts.has(a)));
  return { seen, problems: inOrder.slice(0, mostProblems).map(shortened) };
}

/** The recorded values unchanged, for a pointer that moves without the CMS. */
export function stillTakenOver(pointer: Pointer | null): TakenOver {
  const { seen, problems } = pointer ?? {};
  return { ...(seen !== undefined && { seen }), ...(problems && { problems }) };
}

function shortened({ type, reason, ...where }: PageProblem): PageProblem {
  const named = type === undefined ? {} : { type: type.slice(0, longestType) };
  return { ...where, ...named, reason: reason.slice(0, longestReason) };
}
