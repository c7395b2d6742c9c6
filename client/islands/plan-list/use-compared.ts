/** The plans that a visitor puts side by side: at most four, also over several pages of the list. */
import { useState } from 'react';
import { maxCompared } from '../../ui/plans/max-compared.ts';

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
