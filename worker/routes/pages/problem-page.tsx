/** A problem as a page of the brand: header, what happened, the way on, footer. */
import type { AppContext } from '../../context.ts';
import type { Problem } from '../../http/errors.ts';
import { ProblemMessage } from '../../render/message-views.tsx';
import { plainPage } from '../../render/plain-page.ts';
import { visitorPage } from '../../render/visitor-page.tsx';

/** Falls back to the plain page when the content that a page needs is what failed. */
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
