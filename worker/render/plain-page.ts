/** A page without any brand: for a host that is nobody's, and for failures before a brand is known. */
import type { Problem } from '../http/errors.ts';
import { barePolicy, commonHeaders } from '../http/headers.ts';
import { noStore } from '../http/respond.ts';

/** Fixed words only; nothing of the request is in it. */
export function plainPage(problem: Problem): Response {
  const html = `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error: ${problem.message}</title></head>
<body><main><h1>${problem.message}</h1><p>Please check the web address and try again.</p></main></body></html>
`;
  return new Response(html, {
    status: problem.status,
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': barePolicy,
      ...noStore,
      'x-robots-tag': 'noindex',
    },
  });
}
