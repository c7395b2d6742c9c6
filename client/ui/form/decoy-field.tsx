/** A field that people neither see nor reach; what stands in it marks a form, and never stops one. */

/** The name in the posted form (worker/leads/intake/suspect.ts). */
export const decoyName = 'website';

export function DecoyField({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input type="text" id={id} name={decoyName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
