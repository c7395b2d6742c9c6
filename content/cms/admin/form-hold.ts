/**
 * The hold on forms while the CMS works: its answer would replace anything typed meanwhile. No other action
 * can be pressed either, since Publish would take the item as it was before the save.
 */
import { type ApolloClient, ApolloLink, Observable } from '@keystone-6/core/admin-ui/apollo';
import { noticeOfChange } from './first-fault.ts';
import { createFollowed } from './followed.ts';
import { isChange, watchLosses } from './lost-change.ts';

/** Keystone fetches the item again after its change is answered; the form is released after both. */
const settlesMs = 50;
const itemQuery = 'KsFetchItem';

const watched = new WeakSet<ApolloClient>();
/** The forms and buttons that are held. */
const held = createFollowed<readonly HTMLElement[]>([]);
let running = 0;
let focused: Element | null = null;
let newNotice: () => HTMLElement | undefined = () => undefined;

export const isHeld = (): boolean => held.get().length > 0;
export const onHold = held.follow;

/** Makes every mutation through this client hold the forms on the screen. */
export function holdDuring(client: ApolloClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  const counting = new ApolloLink((operation, forward) => {
    if (!isChange(operation) && operation.operationName !== itemQuery) return forward(operation);
    return new Observable((observer) => {
      running += 1;
      hold();
      const answer = forward(operation).subscribe(observer);
      answer.add(() => setTimeout(settle, settlesMs));
      return answer;
    });
  });
  client.setLink(ApolloLink.from([counting, watchLosses, client.link]));
}

function hold(): void {
  if (isHeld()) return;
  focused = document.activeElement;
  newNotice = noticeOfChange();
  set([...document.forms, ...actions()]);
}

/** The rows of buttons above an item; a form's own are inside it. */
function actions(): HTMLElement[] {
  const rows = document.querySelectorAll<HTMLElement>('[role=toolbar]');
  return [...rows].filter((row) => row.closest('form') === null);
}

function settle(): void {
  running -= 1;
  if (running > 0 || !isHeld()) return;
  set([]);
  // In a form that was not replaced, focus returns to where it was.
  const isLost = document.activeElement === document.body;
  const next = newNotice() ?? (isLost ? focused : null);
  if (next instanceof HTMLElement && next.isConnected) next.focus();
}

function set(next: readonly HTMLElement[]): void {
  for (const element of held.get()) element.inert = false;
  for (const element of next) element.inert = true;
  held.set(next);
}
