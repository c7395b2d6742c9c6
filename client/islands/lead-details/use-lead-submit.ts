/** Sends the visitor's details, and leaves for the receipt (contract: docs/contracts/hero-form.md). */
import { useCallback, useState } from 'react';
import { messages } from '../../../domain/forms/messages.ts';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { goTo } from '../calls/go-to.ts';
import { pick, pickText, postJson } from '../calls/request.ts';
import { useRestored } from '../runtime/use-restored.ts';

export interface LeadSubmit {
  /** The button reads 'Submitting...' and is disabled (spec: lead-form). */
  readonly submitting: boolean;
  /** How often it was sent. */
  readonly sends: number;
  /** True when the browser is on its way to the receipt; else `refuse` has been told why not. */
  send(action: string, body: Record<string, unknown>): Promise<boolean>;
}

/** Retries by itself when nothing was answered or storage was down: the id makes that safe. */
export function useLeadSubmit(refuse: (errors: readonly FieldError[]) => void): LeadSubmit {
  const [submitting, setSubmitting] = useState(false);
  const [sends, setSends] = useState(0);
  useRestored(useCallback(() => setSubmitting(false), []));
  return {
    submitting,
    sends,
    async send(action, body) {
      setSubmitting(true);
      const answer = await postJson(action, body, {
        timeout: 20_000,
        retries: 2,
      });
      setSends((before) => before + 1);
      const accepted = answer.status === 202 && pick(answer.body, 'success') === true;
      if (accepted && goTo(pickText(answer.body, 'receipt'))) return true;
      setSubmitting(false);
      refuse(errorsOf(answer.body));
      return false;
    },
  };
}

/** Field errors when the server names fields, else the one message for a failure (spec: errors). */
function errorsOf(body: unknown): FieldError[] {
  const list = pick(body, 'errors');
  const named = Array.isArray(list)
    ? list.map((one) => ({
        field: pickText(one, 'field'),
        message: pickText(one, 'message'),
      }))
    : [];
  const told = named.filter((one) => one.message !== '');
  return told.length > 0 ? told : [{ field: '', message: messages.leadFailed }];
}
