/** The page without a brand, for an unknown host and for failures where no brand's page can be made. */
import type { Problem } from '../http/errors.ts';
import { barePolicy, commonHeaders } from '../http/headers.ts';
import { noStore } from '../http/respond.ts';

/** Inline, because without a brand there is no stylesheet. */
const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#1c2430;max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.25}';

/** The hash of that style, for the policy; plain-page.test.ts recomputes it. */
const styleHash = 'sha256-T2PGseZ7AnFPrwG696L1io+0V45t8lvaN+GglSUY6aU=';

/** Contains only fixed words, and nothing from the request. */
export function plainPage({ status, message }: Problem): Response {
  // The message of a 5xx already says what to do.
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
