/** A form's values and messages: a message shows when it helps, and goes as soon as its field is right. */
import { useState } from 'react';
import type * as v from 'valibot';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';

export interface Form<Name extends string, Output> {
  readonly values: Readonly<Record<Name, string>>;
  /** Messages that the visitor may see now: the schema's in its order, then those from outside. */
  readonly errors: readonly FieldError[];
  set(name: Name, value: string): void;
  /** Call on blur: a field left with content shows its message from then on (spec: validation). */
  leave(name: Name): void;
  /** The fields' current values: a field filled without an event would otherwise get its old value back. */
  read(from: HTMLFormElement): Readonly<Record<Name, string>>;
  /** Shows every message. Returns the parsed values, or undefined when something is wrong. */
  submit(values?: Readonly<Record<Name, string>>): Output | undefined;
  /** Shows messages from outside the schema; each goes when its field changes. */
  refuse(errors: readonly FieldError[]): void;
  /** The form was sent or refused: a summary, or the field that gets the focus, announces its messages. */
  readonly submitted: boolean;
  /** Empties the form and forgets what was wrong. */
  reset(): void;
}

/** An object schema over string fields. */
export type FormSchema<Name extends string, Output> =
  | v.GenericSchema<Record<Name, string>, Output>
  | v.GenericSchema<unknown, Output>;

/**
 * @param refused errors that the form arrived with
 * @param posted the form arrived with them because it was sent
 */
export function useForm<Name extends string, Output>(
  schema: FormSchema<Name, Output>,
  initial: Readonly<Record<Name, string>>,
  refused: readonly FieldError[] = [],
  posted: boolean = refused.length > 0,
): Form<Name, Output> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(posted);
  const [others, setOthers] = useState(refused);
  const parse = (values: unknown) => parseForm(schema as v.GenericSchema<unknown, Output>, values);
  const result = parse(values);
  const own = result.ok ? [] : result.errors.filter((one) => submitted || left.has(one.field));
  const theirs = others.filter((one) => !own.some((mine) => mine.field === one.field));
  return {
    values,
    errors: [...own, ...theirs],
    submitted,
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setOthers((before) => before.filter((one) => one.field !== name));
    },
    leave(name) {
      if (values[name].trim() !== '') setLeft((before) => new Set(before).add(name));
    },
    read({ elements }) {
      const now: Record<Name, string> = { ...values };
      for (const name of Object.keys(now) as Name[]) {
        const field = elements.namedItem(name);
        if (field && 'value' in field) now[name] = String(field.value);
      }
      setValues(now);
      return now;
    },
    submit(now = values) {
      setSubmitted(true);
      setOthers([]);
      const result = parse(now);
      return result.ok ? result.values : undefined;
    },
    refuse: setOthers,
    reset() {
      setValues((before) => emptyValues(Object.keys(before) as Name[]));
      setLeft(new Set());
      setSubmitted(false);
      setOthers([]);
    },
  };
}

/** Every field empty. */
export function emptyValues<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}
