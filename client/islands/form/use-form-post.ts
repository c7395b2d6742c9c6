/** A form that stays on its page: from the first keystroke to the server's answer. */
import { type ChangeEvent, type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { messages } from '../../../domain/forms/messages.ts';
import { errorOf, type FieldError, type FormResult } from '../../../domain/forms/parse-form.ts';
import { goTo } from '../calls/request.ts';
import { useRestored } from '../runtime/page-hooks.ts';
import { readForm, sendForm } from './send-form.ts';
import { useSubmissionId } from './submission-id.tsx';
import { emptyValues, type Form, type FormSchema, useForm } from './use-form.ts';
import { type Summary, useSummary } from './use-summary.ts';

/** The content of a refused post without script. */
export interface RefusedForm<Name extends string> {
  readonly submissionId: string;
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: readonly FieldError[];
  /** False where nothing has been sent yet: the errors are about what the link names. */
  readonly posted?: boolean;
}

/** The server's answer to a form that it accepted. */
export interface Sent {
  readonly reference: string;
  /** Path of the page that confirms it. */
  readonly receipt: string;
}

export interface FormPlan<Name extends string, Output> {
  /** Name of the island, for the report of a failure. */
  readonly island: string;
  readonly schema: FormSchema<Name, Output>;
  readonly names: readonly Name[];
  readonly refused?: RefusedForm<Name> | undefined;
  /** The page's id, which shows when the form was opened; the page's other forms have it too. */
  readonly submissionId?: string;
  /** The marketing box is ticked from the start. */
  readonly marketing?: boolean | undefined;
  /** Leaves the post to the browser. */
  readonly plain?: boolean;
  /** Gathers what the form sends besides its fields, or the errors in that. Called with the fields' values. */
  readonly gather?: (
    values: Readonly<Record<Name, string>>,
  ) => Promise<FormResult<Readonly<Record<string, string>>>>;
  /** Called once the form is accepted and emptied. Without it the browser goes to the receipt. */
  readonly onSent?: (values: Output, sent: Sent) => void;
  /** Called with the answer that refuses the form, for what it contains besides the errors. */
  readonly onRefused?: (body: unknown) => void;
  /** Called after a failure that the visitor cannot put right. Without it the error summary says so. */
  readonly onFailed?: () => void;
}

interface FieldBinding {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly quiet: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

export interface FormPost<Name extends string, Output> extends Form<Name, Output>, Summary {
  /** Stem of the ids of its fields. */
  readonly id: string;
  readonly submissionId: string;
  /** `gather` is still under way. */
  readonly gathering: boolean;
  readonly sending: boolean;
  /** Path of the receipt that is loading, once the server has accepted the form. */
  readonly receipt: string | undefined;
  /** How often the form was sent, or restored with its page: the person check's token is good for one send. */
  readonly sends: number;
  readonly marketing: boolean;
  tick(marketing: boolean): void;
  bind<One extends Name>(name: One): FieldBinding & { readonly name: One };
  onSubmit(event: FormEvent<HTMLFormElement>): Promise<void>;
  /** Ends a wait that takes too long; the form says so and stays as it is. */
  stop(): void;
}

const nothingMore = async () => ({ ok: true, values: {} }) as const;

/** A second press while the form gathers or sends does nothing. */
export function useFormPost<Name extends string, Output>(
  plan: FormPlan<Name, Output>,
): FormPost<Name, Output> {
  const { refused, onSent, onFailed, gather = nothingMore } = plan;
  const id = useId();
  const values = refused?.values ?? emptyValues(plan.names);
  const form = useForm(plan.schema, values, refused?.errors, refused?.posted);
  const summary = useSummary(form.errors, (refused?.errors.length ?? 0) > 0);
  const {
    initial: submissionId,
    idFor,
    renew,
  } = useSubmissionId(
    refused?.submissionId ?? plan.submissionId,
    refused === undefined && plan.submissionId !== undefined,
  );
  const [sending, setSending] = useState(false);
  const [gathering, setGathering] = useState(false);
  const [receipt, setReceipt] = useState<string>();
  const call = useRef<AbortController>(undefined);
  // Gathering may take seconds, in which the visitor may correct a field.
  const latest = useRef(form);
  latest.current = form;
  const [sends, setSends] = useState(0);
  const [marketing, tick] = useState(plan.marketing ?? false);
  const end = useCallback(() => {
    setSending(false);
    setReceipt(undefined);
    setSends((before) => before + 1);
  }, []);
  useRestored(end);

  const refuse = (errors: readonly FieldError[]) => {
    form.refuse(errors);
    summary.show();
  };
  const send = async (element: HTMLFormElement, values: Output, gathered: object) => {
    setSending(true);
    const mine = new AbortController();
    call.current = mine;
    const { content, unseen } = readForm(element);
    const body = { ...content, ...values, ...gathered };
    const sent = { ...body, ...unseen, submissionId: idFor(JSON.stringify(body)) };
    const answer = await sendForm(plan.island, element, sent, mine.signal);
    // The button stays disabled until the receipt has loaded.
    if (answer.ok && !onSent && goTo(answer.receipt)) return setReceipt(answer.receipt);
    end();
    if (answer.ok || answer.taken) renew();
    if (answer.ok && onSent) {
      form.reset();
      tick(false);
      onSent(values, answer);
    } else if (mine.signal.aborted) refuse([{ field: '', message: messages.leadUnsure }]);
    else if (!answer.ok && answer.errors.length > 0) {
      plan.onRefused?.(answer.body);
      refuse(answer.errors);
    } else if (onFailed) onFailed();
    else refuse([{ field: '', message: (!answer.ok && answer.words) || messages.leadFailed }]);
  };

  return {
    ...form,
    ...summary,
    id,
    submissionId,
    gathering,
    sending,
    receipt,
    sends,
    marketing,
    tick,
    stop: () => call.current?.abort(),
    bind: (name) => ({
      id: `${id}${name}`,
      name,
      value: form.values[name],
      error: errorOf(form.errors, name),
      quiet: form.submitted,
      onChange: ({ target }) => form.set(name, target.value),
      onBlur: () => form.leave(name),
    }),
    async onSubmit(event) {
      if (plan.plain) return;
      event.preventDefault();
      if (sending || gathering) return;
      const { currentTarget } = event;
      setGathering(true);
      const gathered = await gather(form.read(currentTarget)).finally(() => setGathering(false));
      const values = latest.current.submit();
      if (!gathered.ok) return refuse(gathered.errors);
      if (!values) return summary.show();
      await send(currentTarget, values, gathered.values);
    },
  };
}
