/** The frame of a form that stays on its page: error summary, fields, hidden fields, notice, button. */
import type { ReactNode } from 'react';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { FieldSummary } from '../../ui/form/field-summary.tsx';
import { DecoyField } from '../../ui/form/unseen-fields.tsx';
import { slotted } from '../../ui/visitor-slots.ts';
import { ChallengeFrame } from './challenge-frame.tsx';
import { FormWaiting, submitting } from './form-waiting.tsx';
import { keepText } from './keep-text.ts';
import { SubmissionIdField } from './submission-id.tsx';
import type { FormPost } from './use-form-post.ts';

export interface FormFrameProps<Name extends string, Output> {
  readonly post: FormPost<Name, Output>;
  readonly action: string;
  /** Hidden fields, sent as they are. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Names of the fields that the summary can link to, in their order on the page. */
  readonly names: readonly string[];
  /** Between the summary and the form. */
  readonly head?: ReactNode;
  readonly fields: ReactNode;
  /** The collection notice: it comes before the button (spec: law). */
  readonly notice: ReactNode;
  readonly submitLabel: string;
  readonly className?: string;
}

/**
 * The heading of a page that a form has to itself. The summary comes before it (spec: states), so it
 * is part of the frame.
 */
export function FormTitle({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return <h1 className="mt-6 mb-7 text-h2 first:mt-0">{children}</h1>;
}

/** Without script the browser posts the form, and a refusal comes back as a page of its own. */
export function FormFrame<Name extends string, Output>({
  post,
  action,
  hidden,
  names,
  head,
  fields,
  notice,
  submitLabel,
  className = 'mt-6 grid grid-cols-1 gap-6 first:mt-0',
}: FormFrameProps<Name, Output>) {
  const { id, sending } = post;
  return (
    <>
      <FieldSummary
        ref={post.summary}
        errors={inOrder(post.shown, names)}
        idOf={(name) => (names.includes(name) ? `${id}${name}` : undefined)}
      />
      {head}
      <form
        ref={keepText}
        method="post"
        action={slotted(action)}
        noValidate
        onSubmit={post.onSubmit}
        suppressHydrationWarning
        className={className}
      >
        <SubmissionIdField id={post.submissionId} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DecoyField id={`${id}website`} />
        {fields}
        {notice}
        <ChallengeFrame key={post.sends} />
        <Button
          type="submit"
          size="large"
          busy={post.gathering}
          disabled={sending}
          className="sm:justify-self-start"
        >
          {sending ? submitting : submitLabel}
        </Button>
        <FormWaiting sending={sending} receipt={post.receipt} onStop={post.stop} />
      </form>
    </>
  );
}

/** Errors by their field's place on the page; those of no field come last. */
function inOrder(errors: readonly FieldError[], names: readonly string[]): readonly FieldError[] {
  const placed = names.flatMap((name) => errors.filter(({ field }) => field === name));
  return [...placed, ...errors.filter((one) => !placed.includes(one))];
}
