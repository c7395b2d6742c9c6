/** Fields for the questions that a list's costs depend on, and presets that answer them. */
import { useEffect, useRef, useState } from 'react';
import { answerInWords, answersInWords } from '../../../domain/plans/answers/answer-words.ts';
import {
  initialQuery,
  type ListSettings,
  type PlanQuery,
} from '../../../domain/plans/list/plan-query.ts';
import { presetsOf } from '../../../domain/plans/list/presets.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { AmountQuestion, Question, TextQuestion } from '../../../domain/plans/question.ts';
import { fieldClass } from '../../ui/form/field-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { type Give, GivenLink } from './chosen-filters.tsx';
import { FilterSelect } from './filter-controls.tsx';

interface QuestionFieldsProps {
  readonly id: string;
  readonly query: PlanQuery;
  readonly settings: ListSettings;
}

/**
 * Fields of the list's form: sent with the filters, and kept in the URL where they are not the
 * default. Hidden fields carry the answers that this list does not ask for.
 */
export function QuestionFields({ id, query, settings }: QuestionFieldsProps) {
  const all = Object.entries(listedBy(query.vertical).questions);
  const asked = all.filter(([, question]) => isAsked(question, query));
  const more = asked.filter(([, { place }]) => place === 'more');
  const opened = useOpened(isChanged(more, query));
  if (all.length === 0) return null;
  const usual = initialQuery(settings).answers ?? {};
  const fields = (some: readonly (readonly [string, Question])[]) =>
    some.map(([name, question]) => {
      const value = String(query.answers?.[name] ?? question.initial);
      return <QuestionField key={name} {...{ id, name, question, value, query }} />;
    });
  return (
    <fieldset className="plan-questions">
      <legend className="plan-questions-title">What the prices are based on</legend>
      {all.map(([name, question]) => {
        const answer = query.answers?.[name];
        if (isAsked(question, query) || answer === undefined || answer === usual[name]) return null;
        return <input key={name} type="hidden" name={name} value={String(answer)} />;
      })}
      {fields(asked.filter(([, { place }]) => place === undefined))}
      {more.length > 0 ? (
        <details className="folded-items more-questions" open={opened || undefined}>
          <summary className="folded-opener">
            More about your home
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <p className="text-fine text-ink-soft">
            {`Prices now assume: ${answersInWords(Object.fromEntries(more), query.answers ?? {})}.`}
          </p>
          <div className="plan-questions mt-3">{fields(more)}</div>
        </details>
      ) : null}
    </fieldset>
  );
}

/** Questions about the area have forms of their own. */
function isAsked({ place, askedOf }: Question, { filters }: PlanQuery): boolean {
  return place !== 'area' && (askedOf?.(filters) ?? true);
}

function isChanged(
  questions: readonly (readonly [string, Question])[],
  { answers = {} }: PlanQuery,
): boolean {
  return questions.some(([name, { initial }]) => (answers[name] ?? initial) !== initial);
}

interface QuestionFieldProps {
  readonly id: string;
  readonly name: string;
  readonly question: Question;
  readonly value: string;
  /** A new object each time the list is asked. */
  readonly query: PlanQuery;
}

function QuestionField({ question, ...field }: QuestionFieldProps) {
  const { id, name, value } = field;
  if (question.kind === 'amount') return <AmountField {...field} question={question} />;
  if (question.kind === 'text') return <TextField {...field} question={question} />;
  const { options, optionWords = String, label, note } = question;
  const named = options.map((one) => ({ value: one, label: optionWords(one) }));
  return <FilterSelect id={id + name} {...{ name, label, value, note }} options={named} />;
}

interface AmountFieldProps extends QuestionFieldProps {
  readonly question: AmountQuestion;
}

/** The unit is part of the label: a screen reader reads it with the field's name. */
function AmountField({ id, name, question, value, query }: AmountFieldProps) {
  const { label, unit, note, min, max, step } = question;
  const isNamed = label.toLowerCase().startsWith(unit);
  const noteId = note ? `${id}${name}-note` : '';
  const field = useRef<HTMLInputElement>(null);
  const [counted, setCounted] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the field each time the list is asked, even if its value is the same
  useEffect(() => setCounted(countedWords(question, field.current?.value ?? '')), [query]);
  return (
    <div className="grid content-start">
      <label htmlFor={id + name} className="filter-label">
        {isNamed ? label : `${label} (${unit})`}
      </label>
      <input
        ref={field}
        id={id + name}
        name={name}
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        {...{ min, max, step }}
        defaultValue={value}
        aria-describedby={`${noteId} ${counted && `${id}${name}-counted`}`.trim() || undefined}
        className={fieldClass(false)}
      />
      {note ? (
        <p id={noteId} className="mt-1 text-fine text-ink-soft">
          {note}
        </p>
      ) : null}
      <p id={`${id}${name}-counted`} aria-live="polite" className="mt-1 text-fine empty:mt-0">
        {counted}
      </p>
    </div>
  );
}

/** For an amount out of bounds: the bound that counts in its place, and why; otherwise empty. */
function countedWords(question: AmountQuestion, typed: string): string {
  const { min, max } = question;
  const bound = typed === '' ? null : Number(typed) < min ? min : Number(typed) > max ? max : null;
  if (bound === null) return '';
  const which = bound === min ? 'least' : 'most';
  return `We used ${answerInWords(question, bound)}, the ${which} this list allows.`;
}

interface TextFieldProps extends QuestionFieldProps {
  readonly question: TextQuestion;
}

function TextField({ id, name, question, value }: TextFieldProps) {
  const { label, note, pattern, maxLength } = question;
  const noteId = note ? `${id}${name}-note` : undefined;
  return (
    <div className="grid content-start">
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
        <p id={noteId} className="mt-1 text-fine text-ink-soft">
          {note}
        </p>
      ) : null}
    </div>
  );
}

interface PresetsProps {
  readonly query: PlanQuery;
  readonly settings: ListSettings;
  readonly give: Give;
}

/** Links, so that they work without script; what they set stays editable. */
export function Presets({ query, settings, give }: PresetsProps) {
  const presets = presetsOf(query, settings);
  if (presets.length === 0) return null;
  return (
    <ul aria-label="Common situations" className="one-line">
      {presets.map((preset) => (
        <li key={preset.label}>
          <GivenLink given={give(preset.query)} className="preset-link" current={preset.chosen}>
            {preset.label}
          </GivenLink>
        </li>
      ))}
    </ul>
  );
}
