/** Every problem we answer with: a stable code, a status, a visitor's message (spec: errors) and a caller's hint. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { minimumBundle } from '../../domain/forms/hero-rules.ts';
import { messages } from '../../domain/forms/messages.ts';

interface ProblemKind {
  readonly status: ContentfulStatusCode;
  readonly message: string;
  readonly hint: string;
}

const unreadable = 'We could not read that request.';

export const problems = {
  bad_request: entry(400, unreadable, 'A field has the wrong type; see field.'),
  invalid_json: entry(400, unreadable, 'The body is not valid JSON.'),
  invalid_body: entry(
    400,
    unreadable,
    'The body is not the JSON described in docs/contracts/cms.md.',
  ),
  next_token: entry(
    401,
    messages.addressFetchFailed,
    'Get a next token with POST /api/next-token and send it as Authorization.',
  ),
  bad_signature: entry(
    401,
    'That call is not signed, or its signature has expired.',
    'Sign id, timestamp and body with CMS_SECRET, and send the call within five minutes.',
  ),
  cross_site: entry(
    403,
    'That request did not come from this site.',
    'Send the site’s own Origin, or Sec-Fetch-Site: same-origin.',
  ),
  wrong_brand: entry(
    403,
    'That call is for another site.',
    'The body names a brand other than the host’s.',
  ),
  in_preview: entry(
    403,
    'This is a preview, so nothing was sent. End the preview to send the form.',
    'The request carries the cookie of a preview.',
  ),
  not_found: entry(404, 'We can’t find that page.', 'No page or route has this path.'),
  unknown_record: entry(
    404,
    'We can’t find that record.',
    'The id is not from this release of addresses, or not one of ours.',
  ),
  method_not_allowed: entry(
    405,
    'That web address does not work this way.',
    'See the Allow header.',
  ),
  body_too_large: entry(
    413,
    'That is more than we can take in one go.',
    'A body may be at most 64 kB.',
  ),
  url_too_long: entry(414, 'That web address is too long.', 'A URL may be at most 8 kB.'),
  unsupported_type: entry(
    415,
    'We could not read that kind of request.',
    'Send application/json, or a form where the route takes one.',
  ),
  unknown_host: entry(
    421,
    'There is no site at this web address.',
    'The host belongs to no brand of this worker and stage.',
  ),
  invalid: entry(422, 'Please check what you entered.', 'See field and message.'),
  address_required: entry(
    422,
    messages.addressIncomplete,
    'Send the recordId of a suggestion, or entry=manual with its fields.',
  ),
  postcode_required: entry(
    422,
    messages.postcodeIncomplete,
    'Send a whole suggestion: postcode, locality, state.',
  ),
  address_not_found: entry(422, messages.addressNotFound, 'The index has no such address.'),
  postcode_not_found: entry(422, messages.postcodeNotFound, 'The index has no such postcode.'),
  address_fetch_failed: entry(
    503,
    messages.addressFetchFailed,
    'The address service did not answer.',
  ),
  bundle_minimum: entry(
    422,
    messages.bundleMinimum(minimumBundle),
    'The form asks for a bundle: send at least two values of vertical.',
  ),
  unknown_lead: entry(
    404,
    'We could not find what you started. Please start again with your address.',
    'Lead and visit do not belong together, or to this brand.',
  ),
  too_many: entry(
    429,
    'That was a lot of requests. Please wait a minute and try again.',
    'The route’s rate limit is used up.',
  ),
  internal: entry(
    500,
    'Something went wrong on our side. Please try again.',
    'See the log line with this request id.',
  ),
  unknown_reference: entry(
    404,
    'We could not find that reference. Please check it, or write to us.',
    'No accepted lead of this brand has the reference.',
  ),
  already_sent: entry(
    409,
    'You have sent this form already, with other details. Press the button again to send these as well.',
    'The same submission id came with different content (decision 007).',
  ),
  details_withdrawn: entry(
    409,
    'You withdrew these details after you sent them. To send them again, press the button once more.',
    'The submission id belongs to a lead that its sender withdrew (decision 007).',
  ),
  already_received: entry(
    409,
    'We have received that call before.',
    'The id is known; nothing needs to be sent again.',
  ),
  plans_unavailable: entry(
    503,
    'We could not load plans just now. Please try again.',
    'The catalogue or the partner behind it did not answer.',
  ),
  content_unavailable: entry(
    503,
    'We could not load this page just now. Please try again.',
    'No source of content answered.',
  ),
  storage_unavailable: entry(
    503,
    'We could not save that just now. Nothing you typed is lost: please try again.',
    'D1 did not answer.',
  ),
} as const satisfies Record<string, ProblemKind>;

export type ErrorCode = keyof typeof problems;

/** A failure of a known kind; `field` names the input it belongs to. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly field: string | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; field?: string | undefined; cause?: unknown } = {},
  ) {
    super(options.message ?? problems[code].message, { cause: options.cause });
    this.code = code;
    this.status = problems[code].status;
    this.field = options.field;
  }

  /** The JSON shape of every failure: `errorMessage` is for people, `error` for programs. */
  toJSON(): { errorMessage: string; error: { code: string; message: string; field?: string } } {
    return {
      errorMessage: this.message,
      error: {
        code: this.code,
        message: this.message,
        ...(this.field ? { field: this.field } : {}),
      },
    };
  }
}

/**
 * The reason for a failure, for the log. A Problem's own message is for the visitor, so its cause is
 * logged instead; text that could not be parsed is not quoted, because a person may have typed it.
 */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Problem ? (error.cause ?? error) : error;
  return cause instanceof SyntaxError ? `${cause.name}, with its text left out` : String(cause);
}

function entry(status: ContentfulStatusCode, message: string, hint: string): ProblemKind {
  return { status, message, hint };
}
