/** The plans that a visitor puts side by side: at most four, also over several pages of the list. */
import { useState } from 'react';
import { maxCompared } from '../../../domain/plans/compare/compare-choice.ts';

export interface Compared {
  readonly ids: readonly string[];
  readonly full: boolean;
  readonly toggle: (id: string, wanted: boolean) => void;
}

export function useCompared(): Compared {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    full: ids.length >= maxCompared,
    toggle: (id, wanted) =>
      setIds((was) => {
        const others = was.filter((one) => one !== id);
        return wanted && others.length < maxCompared ? [...others, id] : others;
      }),
  };
}
