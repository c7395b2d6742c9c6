/** What a visitor reads when something went wrong: as a page of the brand, or without any brand. */
import { MessagePage } from '../../client/ui/message-page.tsx';
import type { AppContext } from '../context.ts';
import type { Problem } from '../http/errors.ts';
import { plainPage } from './plain-page.ts';
import { visitorPage } from './visitor-page.tsx';

/** The way on from a page that has nothing else to offer. */
export const homeLink = { label: 'Go to the home page', url: '/' } as const;

/** The 404 of a brand: what happened, and the way on. */
export function NotFound() {
  return (
    <MessagePage
      title="We can’t find that page"
      text="The web address may have a typing mistake, or the page has moved."
      link={homeLink}
    />
  );
}

/** Any other problem, in its own words. */
export function ProblemMessage({ problem }: { problem: Problem }) {
  const title = problem.status >= 500 ? 'Something went wrong' : 'We could not do that';
  return <MessagePage title={title} text={problem.message} link={homeLink} />;
}

/** A problem with the brand's header and footer; the plain page when the content they need is what failed. */
export async function problemPage(c: AppContext, problem: Problem): Promise<Response> {
  try {
    return await visitorPage(c, <ProblemMessage problem={problem} />, {
      title: `Error: ${problem.message}`,
      description: problem.message,
      status: problem.status,
    });
  } catch {
    return plainPage(problem);
  }
}
