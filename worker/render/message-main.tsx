/** Main content of pages that only say something: not found, something went wrong. */

import { MessagePage } from '../../client/journey/message-page.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Problem } from '../http/errors.ts';

/** The 404 of a brand: what happened, and the ways on. */
export function notFoundMain(): string {
  return renderHtml(
    <MessagePage
      title="We can’t find that page"
      text="The address may have a typing mistake, or the page has moved."
      link={{ label: 'Go to the home page', url: '/' }}
    />,
  );
}

/** Any other problem, in its own words. */
export function problemMain(problem: Problem): string {
  return renderHtml(
    <MessagePage
      title={problem.status >= 500 ? 'Something went wrong' : 'We could not do that'}
      text={problem.message}
      link={{ label: 'Go to the home page', url: '/' }}
    />,
  );
}
