/** Counts visitors' steps. What it reads from the request is not stored. */
import { testCode } from '../../domain/leads/test-lead.ts';
import { readReferralCode } from '../../domain/leads/tracking.ts';
import {
  type CountedEvent,
  countedCode,
  type Step,
  verticalOfPath,
} from '../../domain/numbers/counted-event.ts';
import { isProgram } from '../../domain/numbers/program-agent.ts';
import type { AppContext } from '../context.ts';
import { reasonOf } from './errors.ts';
import { logLine } from './log.ts';
import { readAttributionCookie } from './visitor-cookies.ts';

/** Costs a page about a microsecond, and can neither fail nor delay it. */
export function countStep(c: AppContext, step: Step, vertical: CountedEvent['vertical']): void {
  try {
    if (!isVisitor(c)) return;
    const given = codeOf(c);
    if (given === testCode) return;
    const { slug, referralCodes } = c.get('brand');
    const code = countedCode(given, referralCodes);
    const work = c.get('ports').numbers.count({ step, brand: slug, vertical, code });
    if (work) c.executionCtx.waitUntil(work);
  } catch (error) {
    logLine({ event: 'not_counted', id: c.get('requestId'), step, reason: reasonOf(error) });
  }
}

/** Counts a call from a page's script; the product is that of the page it came from. */
export function countCall(c: AppContext, step: Step): void {
  countStep(c, step, verticalOfPath(pathOf(c.req.header('referer') ?? '')));
}

/** False for a request that nobody sees, and for a program that identifies itself in its user agent. */
function isVisitor(c: AppContext): boolean {
  return isSeen(c) && !isProgram(c.req.raw.headers.get('user-agent') ?? '');
}

/** False for an editor in a preview, a HEAD request, and a browser's prefetch. */
export function isSeen(c: AppContext): boolean {
  if (c.get('preview') || c.req.method === 'HEAD') return false;
  const { headers } = c.req.raw;
  return !(headers.get('sec-purpose') ?? headers.get('purpose') ?? '').includes('prefetch');
}

/** Parsing a query costs more than a page's count, and most have no code. */
const withCode = /[?&]rc(?:Code)?=/;

/** The referral code of the URL, or else the remembered one, as a lead would have it (spec: tracking). */
function codeOf(c: AppContext): string | undefined {
  const { url } = c.req;
  const given = withCode.test(url)
    ? readReferralCode(new URLSearchParams(url.slice(url.indexOf('?') + 1)))
    : undefined;
  if (given) return given;
  const cookies = c.req.header('cookie');
  return cookies ? readAttributionCookie(cookies).rcCode : undefined;
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '';
}
