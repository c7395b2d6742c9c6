/** The line that says what became of a change: still under way, never answered, or refused because of a link or because the editor is signed out. */
import { useApolloClient } from '@keystone-6/core/admin-ui/apollo';
import { useRouter } from '@keystone-6/core/admin-ui/router';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cleanPastes } from './clean-paste.ts';
import { stepToFaultyFields } from './first-fault.ts';
import { holdDuring, isHeld, onHold } from './form-hold.ts';
import { type Loss, loss } from './lost-change.ts';
import { nameButtons } from './name-buttons.ts';
import { guardUnsaved } from './unsaved-guard.ts';

/** It stays in the page, invisible, when empty: screen readers do not announce a live region that has just appeared. */
const styles = `
form[inert], [role='toolbar'][inert] { opacity: 0.6; }
.change-word { position: fixed; z-index: 100; inset: auto 0 4.5rem; margin: auto; width: fit-content; max-width: min(40rem, 90vw); }
.change-word:not(:empty) {
  padding: 0.5rem 1rem; border-radius: 6px; background: #1c2430; color: #fff; font: 15px system-ui;
}
.change-word a { color: inherit; }
`;

export function ChangeWord() {
  const client = useApolloClient();
  const router = useRouter();
  useEffect(() => holdDuring(client), [client]);
  useEffect(stepToFaultyFields, []);
  useEffect(cleanPastes, []);
  useEffect(nameButtons, []);
  useEffect(() => guardUnsaved(router), [router]);
  useEffect(() => {
    const forget = () => loss.set(undefined);
    router.events.on('routeChangeComplete', forget);
    return () => router.events.off('routeChangeComplete', forget);
  }, [router]);
  const isUnderWay = useSyncExternalStore(onHold, isHeld, () => false);
  const lost = useSyncExternalStore(loss.follow, loss.get, () => undefined);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return createPortal(
    <>
      <style>{styles}</style>
      <div role="status" className="change-word">
        {isUnderWay
          ? 'One moment: the fields can be edited again when this is done.'
          : lost && <LostWords loss={lost} />}
      </div>
    </>,
    document.body,
  );
}

function LostWords({ loss: lost }: { readonly loss: Loss }) {
  if (lost === 'no answer') {
    return 'The CMS did not answer, so this may not have been done. What you wrote is still here: check your connection, and press the button again.';
  }
  if (typeof lost === 'object') {
    return `This was not saved, because of the link “${lost.link}”: a link has to begin with https://, http://, mailto:, tel:, / or #. Change or remove it, and press the button again.`;
  }
  return (
    <>
      You are no longer signed in, so this was not done. What you wrote is still here:{' '}
      <a href="/signin" target="_blank" rel="noreferrer">
        sign in again in a new tab
      </a>
      , then press the button again.
    </>
  );
}

const never = () => () => undefined;
