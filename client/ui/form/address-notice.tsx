/** What an address is taken for, beside the form that takes it without asking who is at home (spec: law). */
import { isListed } from '../../../domain/plans/listed.ts';
import { nounFor } from '../../../domain/plans/words/kind-words.ts';
import { Link } from '../link.tsx';

interface AddressNoticeProps {
  /** Slugs of what the form is for: of several, the visitor chooses. */
  readonly products: readonly string[];
  /** A plan is in hand already. */
  readonly chosen?: boolean;
}

/** Australian Privacy Principle 5: an address is kept, and goes with its visitor to the sign-up (decision 006). */
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
