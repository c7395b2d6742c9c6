/** A page without any brand, for an unknown host and for failures before the brand is known. */
import type { Problem } from '../http/errors.ts';
import { barePolicy, commonHeaders } from '../http/headers.ts';
import { noStore } from '../http/respond.ts';

/** Inline, since there is no brand to have a style sheet of. */
const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#1c2430;max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.25}';

/** Of that style, for the policy; plain-page.test.ts works it out again. */
const styleHash = 'sha256-T2PGseZ7AnFPrwG696L1io+0V45t8lvaN+GglSUY6aU=';

/** It has fixed words only; nothing of the request is in it. */
export function plainPage({ status, message }: Problem): Response {
  // A fault of ours says itself what to do.
  const remedy = status < 500 ? '<p>Please check the web address and try again.</p>' : '';
  const html = `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error: ${message}</title><style>${style}</style></head>
<body><main><h1>${message}</h1>${remedy}</main></body></html>
`;
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      ...noStore,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${barePolicy}; style-src '${styleHash}'`,
      'x-robots-tag': 'noindex',
    },
  });
}
