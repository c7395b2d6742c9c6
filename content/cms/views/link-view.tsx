/** A URL as a link that opens in a new tab. */
export { Cell, controller } from '@keystone-6/core/fields/types/virtual/views';

interface Props {
  readonly field: { readonly label: string; readonly description: string };
  readonly value: unknown;
}

export function Field({ field, value }: Props) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <div style={{ fontSize: 14, lineHeight: 1.4 }}>
      <a href={value} target="_blank" rel="noreferrer">
        {field.label}
      </a>
      <div style={{ color: '#5b6470', fontSize: 13 }}>{field.description}</div>
    </div>
  );
}
