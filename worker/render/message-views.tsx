/** Views of pages that only say something: not found, something went wrong. */
import { MessagePage } from '../../client/journey/journey-page.tsx';
import type { Problem } from '../http/errors.ts';

const home = { label: 'Go to the home page', url: '/' };

/** The 404 of a brand: what happened, and the way on. */
export function NotFound() {
  return (
    <MessagePage
      title="We can’t find that page"
      text="The web address may have a typing mistake, or the page has moved."
      link={home}
    />
  );
}

/** Any other problem, in its own words. */
export function ProblemMessage({ problem }: { problem: Problem }) {
  const title = problem.status >= 500 ? 'Something went wrong' : 'We could not do that';
  return <MessagePage title={title} text={problem.message} link={home} />;
}
