/** What an address is taken for, beside the form that takes it without asking who is at home (spec: law). */
import { Link } from '../link.tsx';

/** Australian Privacy Principle 5: an address is kept, and goes with its visitor to the sign-up (decision 006). */
export function AddressNotice({ chosen = false }: { readonly chosen?: boolean }) {
  const what = chosen ? 'check that you can get what you chose' : 'find your plans';
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
