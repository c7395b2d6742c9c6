/** The line that says why the fields cannot be edited for a moment. */
import { useApolloClient } from '@keystone-6/core/admin-ui/apollo';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { holdDuring, isHeld, onHold } from './form-hold.ts';

/** It stays in the page, invisible, when empty: screen readers do not announce a live region that has just appeared. */
const styles = `
form[inert], [role='toolbar'][inert] { opacity: 0.6; }
.form-hold { position: fixed; z-index: 100; inset: auto 0 4.5rem; margin: auto; width: fit-content; }
.form-hold:not(:empty) {
  padding: 0.5rem 1rem; border-radius: 6px; background: #1c2430; color: #fff; font: 15px system-ui;
}
`;

export function FormHoldWord() {
  const client = useApolloClient();
  useEffect(() => holdDuring(client), [client]);
  const isShown = useSyncExternalStore(onHold, isHeld, () => false);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return createPortal(
    <>
      <style>{styles}</style>
      <div role="status" className="form-hold">
        {isShown ? 'One moment: the fields can be edited again when this is done.' : null}
      </div>
    </>,
    document.body,
  );
}

const never = () => () => undefined;
