/** The line that dates a list of providers that could not be refreshed (spec: law). */
import { momentWords } from '../ui/text/date.tsx';

/** @param since ISO time of an old list; undefined for a current one */
export function StaleLine({ since }: { since: string | undefined }) {
  if (since === undefined) return null;
  return (
    <p className="measure text-ink-soft">
      {`We could not refresh this list just now. It was last refreshed on ${momentWords(since)}.`}
    </p>
  );
}
