/** The products selected in one hero form. */
import { canBundle } from '../../../domain/forms/hero-rules.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { atom, useShared } from '../runtime/shared-state.ts';
import type { HeroVertical } from './hero-search.schema.ts';

/** Shared by the hero forms of a page; null until the visitor touches a card. */
const selectedVerticalsAtom = atom<readonly VerticalSlug[] | null>(null);

/**
 * A form for one or two products starts with the first selected, a form for more with none, and a form
 * for another address with the products chosen before.
 * Returns the selection, in the order offered, and the toggle, which returns the new selection.
 */
export function useProducts(
  offered: readonly HeroVertical[],
  before: readonly VerticalSlug[] = [],
): readonly [readonly VerticalSlug[], (slug: VerticalSlug) => readonly VerticalSlug[]] {
  const mounted = useMounted();
  const [shared, setShared] = useShared(selectedVerticalsAtom);
  const slugs = offered.map((one) => one.slug);
  const own = (list: readonly VerticalSlug[]) => slugs.filter((slug) => list.includes(slug));
  const usual = canBundle(offered.length) ? [] : slugs.slice(0, 1);
  const start = before.length > 0 ? own(before) : usual;
  // A single product is not a choice: a selection in another form on the page does not remove it.
  const selected = mounted && shared && slugs.length > 1 ? own(shared) : start;
  const toggle = (slug: VerticalSlug) => {
    const elsewhere = (shared ?? []).filter((one) => !slugs.includes(one));
    const next = selected.includes(slug)
      ? selected.filter((one) => one !== slug)
      : own([...selected, slug]);
    setShared([...elsewhere, ...next]);
    return next;
  };
  return [selected, toggle];
}
