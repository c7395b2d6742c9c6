/**
 * The hold on forms while the CMS works: its answer would replace anything typed meanwhile. No other action
 * can be pressed either, since Publish would take the item as it was before the save.
 */
import { type ApolloClient, ApolloLink, Observable } from '@keystone-6/core/admin-ui/apollo';

/** Keystone fetches the item again after its change is answered; the form is released after both. */
const settlesMs = 50;
const itemQuery = 'KsFetchItem';

const listeners = new Set<() => void>();
const watched = new WeakSet<ApolloClient>();
let running = 0;
let held: readonly HTMLElement[] = [];
let focused: Element | null = null;

export const isHeld = (): boolean => held.length > 0;

/** For `useSyncExternalStore`. */
export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
  client.setLink(ApolloLink.from([counting, client.link]));
}

function isChange({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (one) => one.kind === 'OperationDefinition' && one.operation === 'mutation',
  );
}

function hold(): void {
  if (isHeld()) return;
  focused = document.activeElement;
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
  if (isLost && focused instanceof HTMLElement && focused.isConnected) focused.focus();
}

function set(next: readonly HTMLElement[]): void {
  for (const element of held) element.inert = false;
  for (const element of next) element.inert = true;
  held = next;
  for (const listener of listeners) listener();
}
