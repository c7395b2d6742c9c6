/** The outcome of a publication, line by line, announced when it changes. */

interface Props {
  readonly label: string;
  readonly words: unknown;
}

/** A site needs a second or two, and an editor should not have to reload. */
export const everyMs = 2000;

export function OutcomeLines({ label, words }: Props) {
  // A new item has none.
  if (typeof words !== 'string') return null;
  const lines = words.split('\n');
  return (
    <div role="status" aria-label={label} style={{ fontSize: 14, lineHeight: 1.4 }}>
      <div style={{ color: '#5b6470', fontSize: 13 }}>{label}</div>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sites may say the same, and lines have no identity
        <div key={index}>{line}</div>
      ))}
    </div>
  );
}
