/** The collection notice before a form's button; marketing is asked for separately, unticked (spec: law). */
import type { ConsentNotice } from '../../../domain/leads/consent-notice.ts';
import { choiceClass, markClass } from '../../ui/form/choice-style.ts';
import { Link } from '../../ui/link.tsx';
import type { FormPost } from './use-form-post.ts';

/** The parts of the brand's notice that a form shows. */
export type NoticeWords = Pick<ConsentNotice, 'notice' | 'recipients' | 'marketing'>;

export interface CollectionNoticeProps {
  readonly consent: NoticeWords;
  readonly post: Pick<FormPost<string, unknown>, 'id' | 'marketing' | 'tick'>;
}

/** Australian Privacy Principle 5: the notice comes before or at the time of collection. */
export function CollectionNotice({ consent, post }: CollectionNoticeProps) {
  const id = `${post.id}marketing`;
  return (
    <div className="grid gap-4">
      <div className={`grid gap-2 ${look}`}>
        <p>{consent.notice}</p>
        <p>{consent.recipients}</p>
        <p>
          <PolicyLink />
        </p>
      </div>
      <label htmlFor={id} className={choiceClass('items-start gap-3.5 p-4 text-small')}>
        <input
          type="checkbox"
          id={id}
          name="marketing"
          value="1"
          checked={post.marketing}
          onChange={(event) => post.tick(event.target.checked)}
          className={`mt-0.5 ${markClass}`}
        />
        {consent.marketing}
      </label>
    </div>
  );
}

/** For a form whose details are used only to answer it, not for marketing. */
export function ShortNotice({ notice }: { readonly notice: string }) {
  return (
    <p className={look}>
      {notice} <PolicyLink />
    </p>
  );
}

const look = 'border-l-3 border-primary pl-4 text-small text-ink-soft';

function PolicyLink() {
  return (
    <Link href="/privacy-policy" className="inline-link">
      Read our privacy policy
    </Link>
  );
}
