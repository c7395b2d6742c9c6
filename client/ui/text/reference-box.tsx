/** The reference of a submission, to be read out or written down. */
export function ReferenceBox({ reference }: { reference: string }) {
  return (
    <dl className="mt-6 inline-grid gap-1 rounded-card bg-tint px-6 py-4">
      <dt className="text-small text-ink-soft">Your reference</dt>
      <dd className="text-h3 font-700 tabular-nums tracking-wide">{reference}</dd>
    </dl>
  );
}
