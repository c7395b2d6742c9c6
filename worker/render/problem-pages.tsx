/** Pages for problems: with the brand's header and footer where possible, and otherwise plain. */
import { MessagePage, type MessagePageProps } from '../../client/ui/message-page.tsx';
import { withoutTracking } from '../../domain/leads/tracking.ts';
import type { AppContext } from '../context.ts';
import type { Problem } from '../http/errors.ts';
import { plainPage } from './plain-page.ts';
import { visitorPage } from './visitor-page.tsx';

/** The link on from a page that has no other. */
export const homeLink = { label: 'Go to the home page', url: '/' } as const;

/** A brand's 404: what happened, and where to go next. */
export function NotFound({ ways }: Required<Pick<MessagePageProps, 'ways'>>) {
  return (
    <MessagePage
      title="We can’t find that page"
      text="The web address may have a typing mistake, or the page has moved."
      link={homeLink}
      ways={ways}
    />
  );
}

/** Any other problem, with its own message. */
export function ProblemMessage({ problem }: { problem: Problem }) {
  return <MessagePage title={titleOf(problem)} text={problem.message} link={homeLink} />;
}

function titleOf({ status }: Problem): string {
  return status >= 500 ? 'Something went wrong' : 'We could not do that';
}

/** For a page whose rows could not be read: nothing was being saved, and anything sent before is kept. */
const unread = 'We could not load this page just now. Anything you have sent us is kept.';

/** A problem with the brand's header and footer; the plain page when the content they need has failed. */
export async function problemPage(c: AppContext, problem: Problem): Promise<Response> {
  const isUnread = problem.code === 'storage_unavailable' && c.req.method !== 'POST';
  const { pathname, searchParams } = new URL(c.req.url);
  const query = withoutTracking(searchParams).toString();
  const again = { label: 'Load this page again', url: pathname + (query && `?${query}`) };
  const text = isUnread ? unread : problem.message;
  const view = (
    <MessagePage title={titleOf(problem)} text={text} link={isUnread ? again : homeLink} />
  );
  try {
    return await visitorPage(c, view, {
      title: `Error: ${text}`,
      description: text,
      status: problem.status,
    });
  } catch {
    return plainPage(problem);
  }
}
