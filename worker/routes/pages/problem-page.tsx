/** A problem as a page of the brand: header, what happened, the way on, footer. */
import type { AppContext } from '../../context.ts';
import type { Problem } from '../../http/errors.ts';
import { problemMain } from '../../render/message-main.tsx';
import { plainPage } from '../../render/plain-page.ts';
import { respondUncached } from '../../render/respond-uncached.tsx';

/** Falls back to the plain page when the content that a page needs is what failed. */
export async function problemPage(c: AppContext, problem: Problem): Promise<Response> {
  try {
    return await respondUncached(c, {
      title: `Error: ${problem.message}`,
      description: problem.message,
      main: problemMain(problem),
      status: problem.status,
    });
  } catch {
    return plainPage(problem);
  }
}
