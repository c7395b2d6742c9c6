/** What the hero form carries from page to page without script. */
import type { VerticalSlug } from '../../domain/vertical.ts';

export interface HeroCarried {
  readonly submissionId: string;
  /** Path of the page on which it began. */
  readonly page: string;
  readonly mode: 'address' | 'postcode';
  readonly bundle: boolean;
  readonly verticals: readonly VerticalSlug[];
}

export interface HeroHiddenProps {
  readonly carried: HeroCarried;
  readonly entry: 'search' | 'manual';
  /** The form itself asks for the products. */
  readonly withoutVerticals?: boolean;
}

/** Hidden inputs, named as on the wire. */
export function HeroHidden({ carried, entry, withoutVerticals = false }: HeroHiddenProps) {
  const { submissionId, page, mode, bundle, verticals } = carried;
  return (
    <>
      <input type="hidden" name="submissionId" value={submissionId} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="mode" value={entry === 'manual' ? 'address' : mode} />
      <input type="hidden" name="entry" value={entry} />
      {bundle ? <input type="hidden" name="bundle" value="1" /> : null}
      {withoutVerticals
        ? null
        : verticals.map((slug) => <input key={slug} type="hidden" name="vertical" value={slug} />)}
    </>
  );
}

/** Id of a field's input on these pages, for the error summary. */
export function fieldId(name: string): string {
  return `f-${name}`;
}
