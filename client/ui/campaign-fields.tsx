/** The visitor's campaign parameters inside a form that gets a page: its action's query would be dropped. */
import { fieldsSlot } from './slots.ts';

/** The server fills it; a browser that renders it anew keeps what is there. */
export function CampaignFields() {
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fieldsSlot }} />;
}
