/** The notice beside a form that asks for an address but no name: what the address is for (spec: law). */
import { isListed } from '../../../domain/plans/listed.ts';
import { nounFor } from '../../../domain/plans/words/kind-words.ts';
import { Link } from '../link.tsx';

interface AddressNoticeProps {
  /** Slugs of the form's products; with several, the visitor chooses. */
  readonly products: readonly string[];
  /** The visitor has already chosen a plan. */
  readonly chosen?: boolean;
}

/** Australian Privacy Principle 5: we keep the address and pass it on to the visitor's sign-up (decision 006). */
export function AddressNotice({ products, chosen = false }: AddressNoticeProps) {
  const what = chosen ? 'check that you can get what you chose' : purpose(products);
  return (
    <p className="text-fine text-ink-soft">
      {`We keep this to ${what} and start your sign-up.`}{' '}
      <Link href="/privacy-policy" className="inline-link">
        Our privacy policy
      </Link>{' '}
      says who gets it.
    </p>
  );
}

function purpose(products: readonly string[]): string {
  if (products.length > 1) return 'compare what you choose';
  const noun = products.filter(isListed).map((slug) => nounFor(slug))[0] ?? 'plans';
  return noun === 'plans' ? 'find your plans' : `find ${noun}`;
}
