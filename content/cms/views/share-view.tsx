/** A share of a picture's width or height, from 0 to 1: how far its focus is from an edge. */
import { TextField } from '@keystar/ui/text-field';
import { controller as floatController } from '@keystone-6/core/fields/types/float/views';
import type { FieldProps } from '@keystone-6/core/types';
import { useState } from 'react';

/** Keystone's own check would read `0,5` as 0. */
const isShare = (typed: string | null) =>
  typed === null || (Number(typed) >= 0 && Number(typed) <= 1);

export function controller(config: Parameters<typeof floatController>[0]) {
  const ofFloat = floatController(config);
  return { ...ofFloat, validate: ({ value }: Value) => isShare(value) };
}

type Value = ReturnType<ReturnType<typeof floatController>['deserialize']>;

export function Field({
  field,
  value,
  onChange,
  autoFocus,
  forceValidation,
}: FieldProps<typeof controller>) {
  const [isLeft, setLeft] = useState(false);
  const isRefused = (forceValidation || isLeft) && !isShare(value.value);
  return (
    <TextField
      autoFocus={autoFocus}
      label={field.label}
      description={field.description}
      errorMessage={isRefused ? 'Write a number from 0 to 1' : undefined}
      isReadOnly={!onChange}
      inputMode="decimal"
      width="alias.singleLineWidth"
      onBlur={() => setLeft(true)}
      onChange={(typed) => onChange?.({ ...value, value: typed.trim() === '' ? null : typed })}
      value={value.value ?? ''}
    />
  );
}
