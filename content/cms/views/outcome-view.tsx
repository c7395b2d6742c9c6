/** What became of the last publication, beside the page: live since when, or which section was refused and why. */
export { Cell, controller } from '@keystone-6/core/fields/types/virtual/views';

interface Props {
  readonly field: { readonly label: string };
  readonly value: unknown;
}

export function Field({ field, value }: Props) {
  const lines = typeof value === 'string' ? value.split('\n') : [];
  return (
    <div role="status" aria-label={field.label}>
      <div style={{ color: '#5b6470', fontSize: 13 }}>{field.label}</div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
