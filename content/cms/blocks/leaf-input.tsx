/** The control for a single value, with the schema's own words when the value is refused. */
import { Checkbox, CheckboxGroup } from '@keystar/ui/checkbox';
import { Item, Picker } from '@keystar/ui/picker';
import { TextArea, TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import { type ComponentProps, useState } from 'react';
import { type Field, valueFault } from '../.generated/toolkit.mjs';
import type { LeafInput } from './block-schemas.ts';

type ValueField = Extract<Field, { kind: 'value' }>;
type Props = Parameters<LeafInput>[0];

/** Nothing chosen: the schema's default applies. */
const unset = '';

export function leafInput(field: Field): LeafInput {
  if (field.kind !== 'value') return () => null;
  return (props) => <Leaf field={field} {...props} />;
}

function Leaf({
  field,
  value,
  onChange,
  autoFocus,
  forceValidation,
}: Props & { field: ValueField }) {
  const problem = problemOf(field, value);
  const isShown = forceValidation || value !== null;
  const common = {
    label: field.label,
    description: helpOf(field),
    isRequired: field.required,
    autoFocus,
    ...(problem && isShown ? { errorMessage: problem } : {}),
  };
  switch (field.control) {
    case 'flag':
      return <Flag field={field} value={value} onChange={onChange} />;
    case 'choice':
      return (
        <Picker
          {...common}
          items={optionsOf(field)}
          selectedKey={textOf(value)}
          onSelectionChange={(key) =>
            onChange(key === unset ? null : optionNamed(field, String(key)))
          }
        >
          {({ key, name }) => <Item key={key}>{name}</Item>}
        </Picker>
      );
    case 'choices':
      return (
        <CheckboxGroup
          {...common}
          value={chosenOf(field, value)}
          onChange={(chosen) => onChange(chosen.map((one) => optionNamed(field, one)))}
        >
          {field.options.map((option) => (
            <Checkbox key={option} value={String(option)}>
              {option}
            </Checkbox>
          ))}
        </CheckboxGroup>
      );
    case 'lines':
      return (
        <TextArea {...common} value={textOf(value)} onChange={(text) => onChange(text || null)} />
      );
    case 'number':
      return <NumberInput {...common} value={value} onChange={onChange} />;
    default:
      return (
        <TextField {...common} value={textOf(value)} onChange={(text) => onChange(text || null)} />
      );
  }
}

/** Shows what was typed while it means the value: `1.0`, on the way to `1.05`, must not become `1`. */
function NumberInput({
  value,
  onChange,
  ...common
}: Pick<Props, 'value' | 'onChange'> &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      {...common}
      inputMode="decimal"
      value={numberOf(typed) === value ? typed : textOf(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(numberOf(text));
      }}
    />
  );
}

/** Three options where it may be left open; a checkbox where it is yes or no. */
function Flag({
  field,
  value,
  onChange,
}: {
  field: ValueField;
  value: Props['value'];
  onChange: Props['onChange'];
}) {
  const fallback = field.fallback === true;
  if (field.fallback === undefined && !field.required) {
    const items = [
      { key: unset, name: 'Default' },
      { key: 'yes', name: 'Yes' },
      { key: 'no', name: 'No' },
    ];
    const chosen = { true: 'yes', false: 'no', null: unset }[String(value)] ?? unset;
    return (
      <Picker
        label={field.label}
        description={helpOf(field)}
        items={items}
        selectedKey={chosen}
        onSelectionChange={(key) => onChange(key === unset ? null : key === 'yes')}
      >
        {({ key, name }) => <Item key={key}>{name}</Item>}
      </Picker>
    );
  }
  return (
    <Checkbox isSelected={typeof value === 'boolean' ? value : fallback} onChange={onChange}>
      <Text>{field.label}</Text>
      {field.help && <Text slot="description">{field.help}</Text>}
    </Checkbox>
  );
}

/** A choice of the picture's own alt text, other words here, or none because it is decoration here. */
export function altInput(): LeafInput {
  return ({ value, onChange }) => (
    <>
      <TextField
        label="Alt text here"
        description="Leave empty to use the picture's own alt text. Change it only if it means something else here."
        value={textOf(value)}
        isDisabled={value === ''}
        onChange={(text) => onChange(text || null)}
      />
      <Checkbox isSelected={value === ''} onChange={(isOn) => onChange(isOn ? '' : null)}>
        Decorative here: it adds nothing to the text beside it
      </Checkbox>
    </>
  );
}

function optionsOf({ options, required, fallback }: ValueField) {
  const items = options.map((option) => ({ key: String(option), name: String(option) }));
  if (required) return items;
  const usual = fallback === undefined ? 'Default' : `Default (${String(fallback)})`;
  return [{ key: unset, name: usual }, ...items];
}

function chosenOf({ fallback }: ValueField, value: unknown): string[] {
  const chosen: unknown = Array.isArray(value) ? value : fallback;
  return Array.isArray(chosen) ? chosen.map(String) : [];
}

/** A control returns text, and the schema may need the number. */
function optionNamed({ options }: ValueField, name: string): string | number {
  return options.find((option) => String(option) === name) ?? name;
}

function helpOf({ help, fallback, control }: ValueField): string | undefined {
  const usual =
    fallback !== undefined && (control === 'line' || control === 'lines' || control === 'number')
      ? `Left empty: ${String(fallback)}`
      : undefined;
  return [help, usual].filter(Boolean).join(' ') || undefined;
}

function problemOf(field: ValueField, value: unknown): string | undefined {
  if (value === null || value === '') {
    return field.required ? `${field.label}: fill this in before you publish` : undefined;
  }
  return valueFault(field.schema, value);
}

function numberOf(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  // Anything that is not a number stays as typed, so that its message can be read.
  return Number.isFinite(number) && !text.endsWith('.') ? number : text;
}

const textOf = (value: Props['value']) => (value === null ? '' : String(value));
