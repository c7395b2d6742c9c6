/** A field that people neither see nor reach; what stands in it marks a form, and never stops one. */

import { decoyField } from '../../../domain/forms/hidden-fields.ts';

export function DecoyField({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input type="text" id={id} name={decoyField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
