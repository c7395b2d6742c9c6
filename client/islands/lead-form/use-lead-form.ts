/** Sends the lead-capture form, and tells a refusal from a failure (spec: lead-form). */
import { useState } from 'react';
import type { LeadValues } from '../../../domain/forms/lead-form.ts';
import { type FormAnswer, sendForm } from '../form/send-form.ts';
import { unseenFields } from '../form/unseen-fields.ts';
import type { ChosenAddress } from '../hero-search/atoms.ts';

export interface LeadSend {
  /** The button reads 'Submitting...' and is disabled (spec: lead-form). */
  readonly submitting: boolean;
  /** How often it was sent. */
  readonly sends: number;
  send(
    form: HTMLFormElement,
    values: LeadValues,
    chosen: ChosenAddress | null,
    idFor: (content: string) => string,
  ): Promise<FormAnswer>;
}

/** Said by the island itself, not by its hidden fields. */
const own = new Set(['submissionId', 'entry']);

/** What stands in the form goes along as it is: the hidden fields, and the box for marketing. */
export function useLeadForm(): LeadSend {
  const [submitting, setSubmitting] = useState(false);
  const [sends, setSends] = useState(0);
  return {
    submitting,
    sends,
    async send(form, values, chosen, idFor) {
      setSubmitting(true);
      const unseen = unseenFields(form);
      const posted = Object.fromEntries(
        [...new FormData(form)].filter(([name]) => !own.has(name) && !Object.hasOwn(unseen, name)),
      );
      const body = { ...posted, ...values, ...addressBody(chosen) };
      const submissionId = idFor(JSON.stringify(body));
      const answer = await sendForm('lead-form', form, { ...body, ...unseen, submissionId });
      setSubmitting(false);
      setSends((before) => before + 1);
      return answer;
    },
  };
}

/** The address as the hero sends it (docs/contracts/hero-form.md). */
function addressBody(chosen: ChosenAddress | null): Record<string, string> {
  if (chosen === null) return { address: '' };
  const { line: address } = chosen;
  if (chosen.kind === 'record') return { address, entry: 'search', recordId: chosen.recordId };
  return chosen.kind === 'manual' ? { address, entry: 'manual', ...chosen.fields } : { address };
}
