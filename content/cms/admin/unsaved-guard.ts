/** The question before unsaved changes of an item are left: Keystone asks it only on the page of a new item. */

/** The part of Next's router that is used. */
interface Router {
  readonly events: {
    on(event: 'routeChangeStart', handler: () => void): void;
    off(event: 'routeChangeStart', handler: () => void): void;
  };
}

const question = 'What you wrote here is not saved. Leave it?';

export function guardUnsaved({ events }: Router): () => void {
  const onLeave = () => {
    // Next has no other way to stop.
    if (isUnsaved() && !window.confirm(question)) throw new Error('The editor stays here');
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  events.on('routeChangeStart', onLeave);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    events.off('routeChangeStart', onLeave);
    window.removeEventListener('beforeunload', onUnload);
  };
}

/** Keystone enables an item's Save only then. */
function isUnsaved(): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')];
  return buttons.some((button) => button.textContent === 'Save' && !button.disabled);
}
