/** What a list asks about the visitor, because its costs depend on it; and presets that answer for them. */
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { AmountQuestion, TextQuestion } from '../../../domain/plans/question.ts';
import { fieldClass } from '../../ui/form/field-style.ts';
import { type Give, GivenLink } from './chosen-filters.tsx';
import { FilterSelect } from './filter-controls.tsx';

interface QuestionFieldsProps {
  readonly id: string;
  readonly query: PlanQuery;
}

/** Fields of the list's form: sent with the filters, and kept in the URL where they are not the default. */
export function QuestionFields({ id, query }: QuestionFieldsProps) {
  const questions = Object.entries(listedBy(query.vertical).questions);
  if (questions.length === 0) return null;
  return (
    <fieldset className="plan-questions">
      <legend className="plan-questions-title">What the prices are worked out for</legend>
      {questions.map(([name, question]) => {
        const value = String(query.answers?.[name] ?? question.initial);
        if (question.kind === 'amount') {
          return <AmountField key={name} {...{ id, name, question, value }} />;
        }
        if (question.kind === 'text') {
          return <TextField key={name} {...{ id, name, question, value }} />;
        }
        const { options, optionWords = String, label } = question;
        const named = options.map((one) => ({ value: one, label: optionWords(one) }));
        return (
          <FilterSelect key={name} id={id + name} {...{ name, label, value }} options={named} />
        );
      })}
    </fieldset>
  );
}

interface TextFieldProps extends Omit<AmountFieldProps, 'question'> {
  readonly question: TextQuestion;
}

function TextField({ id, name, question, value }: TextFieldProps) {
  const { label, note, pattern, maxLength } = question;
  const noteId = note ? `${id}${name}-note` : undefined;
  return (
    <div className="question-field">
      <label htmlFor={id + name} className="filter-label">
        {label}
      </label>
      <input
        id={id + name}
        name={name}
        type="text"
        {...{ pattern, maxLength }}
        defaultValue={value}
        aria-describedby={noteId}
        className={fieldClass(false)}
      />
      {note ? (
        <p id={noteId} className="text-fine text-ink-soft">
          {note}
        </p>
      ) : null}
    </div>
  );
}

interface AmountFieldProps {
  readonly id: string;
  readonly name: string;
  readonly question: AmountQuestion;
  readonly value: string;
}

/** The unit is part of the label: a screen reader says it with the number's name. */
function AmountField({ id, name, question, value }: AmountFieldProps) {
  const { label, unit, note, min, max, step } = question;
  const noteId = note ? `${id}${name}-note` : undefined;
  return (
    <div className="question-field">
      <label htmlFor={id + name} className="filter-label">
        {label} ({unit})
      </label>
      <input
        id={id + name}
        name={name}
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        {...{ min, max, step }}
        defaultValue={value}
        aria-describedby={noteId}
        className={fieldClass(false)}
      />
      {note ? (
        <p id={noteId} className="text-fine text-ink-soft">
          {note}
        </p>
      ) : null}
    </div>
  );
}

/** Links, so that they work without script; the numbers they set stay editable. */
export function Presets({ query, give }: { query: PlanQuery; give: Give }) {
  const { presets } = listedBy(query.vertical);
  if (presets.length === 0) return null;
  return (
    <ul aria-label="Common situations" className="one-line">
      {presets.map(({ label, answers }) => {
        const chosen = Object.entries(answers).every(
          ([name, answer]) => query.answers?.[name] === answer,
        );
        const next = { ...query, answers: { ...query.answers, ...answers }, page: 1 };
        return (
          <li key={label}>
            <GivenLink given={give(next)} className="preset-link" current={chosen}>
              {label}
            </GivenLink>
          </li>
        );
      })}
    </ul>
  );
}
