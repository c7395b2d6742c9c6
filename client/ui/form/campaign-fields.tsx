/** The visitor's campaign parameters inside a form that gets a page: its action's query would be dropped. */
import { fieldsSlot, moreQuerySlot } from '../visitor-slots.ts';

/**
 * On the server a slot; in a browser the fields that the slot was filled with.
 * @param campaign `&rcCode=…`, out of an island's props: on the server the slot for it
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
