/** Fields that no visitor sees: campaign parameters, and a decoy for bots. */
import { decoyField } from '../../../domain/forms/hidden-fields.ts';
import { fieldsSlot, moreQuerySlot } from '../visitor-slots.ts';

/**
 * The visitor's campaign parameters, for a GET form, which drops the query of its action. The server
 * renders a slot; the browser renders the fields that filled it.
 * @param campaign `&rcCode=…` from the island's props; on the server, the slot for it
 */
export function CampaignFields({ campaign = moreQuerySlot }: { readonly campaign?: string }) {
  if (campaign === moreQuerySlot) {
    return <span hidden dangerouslySetInnerHTML={{ __html: fieldsSlot }} />;
  }
  return (
    <span hidden>
      {[...new URLSearchParams(campaign)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </span>
  );
}

/** People neither see nor reach it; if it is filled in, the post is marked as suspect but not stopped. */
export function DecoyField({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input type="text" id={id} name={decoyField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
