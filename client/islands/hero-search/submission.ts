/** The hero form's submission, and the meaning of its answer (contract: docs/contracts/hero-form.md). */
import { isVerticalSlug, type VerticalSlug } from '../../../domain/vertical.ts';
import { addressBody, type ChosenAddress } from '../address-box/address-choice.ts';
import { pick, pickText } from '../calls/pick.ts';
import { postJson } from '../calls/request.ts';

export interface Submission {
  readonly page: string;
  readonly bundle: boolean;
  readonly verticals: readonly VerticalSlug[];
  readonly address: ChosenAddress;
  readonly isPostcode: boolean;
  readonly plan?: readonly string[] | undefined;
  readonly answers?: string | undefined;
}

export type HeroAnswer =
  | {
      readonly ok: true;
      readonly redirect: string;
      readonly visitId: string;
      readonly leadId: string;
      readonly vertical: VerticalSlug | undefined;
    }
  | { readonly ok: false; readonly message: string; readonly field: string };

/** The body without its id, so that a repeat can be told from a change. */
export function heroBody(submission: Submission): Record<string, unknown> {
  const { address, isPostcode } = submission;
  return {
    page: submission.page,
    mode: isPostcode && address.kind !== 'manual' ? 'postcode' : 'address',
    ...(submission.bundle ? { bundle: '1' } : {}),
    vertical: submission.verticals,
    plan: submission.plan,
    answers: submission.answers,
    ...addressBody(address),
    screenResolution: `${screen.width}x${screen.height}`,
  };
}

/** Sends it; `action` carries the visitor's campaign parameters. Never rejects. */
export async function sendHero(
  action: string,
  body: Record<string, unknown>,
  fallback: string,
  signal?: AbortSignal,
): Promise<HeroAnswer> {
  const answer = await postJson(action, body, { signal, timeout: 20_000, retries: 2 });
  const redirect = pickText(answer.body, 'redirect');
  if (answer.status === 200 && redirect !== '') {
    const vertical = pick(answer.body, 'vertical');
    return {
      ok: true,
      redirect,
      visitId: pickText(answer.body, 'visitId'),
      leadId: pickText(answer.body, 'leadId'),
      vertical: isVerticalSlug(vertical) ? vertical : undefined,
    };
  }
  return {
    ok: false,
    message: pickText(answer.body, 'errorMessage') || fallback,
    field: pickText(pick(answer.body, 'error'), 'field'),
  };
}
