/** The step to what a form complains about: Keystone shows it at the top, which may be out of sight. */

/** Keystone's notice of why the CMS refused a change. */
const notice = '[role=alert]';
const faultyField = '[aria-invalid=true]';

/** For a form whose fields the browser refuses. */
export function stepToFaultyFields(): () => void {
  const onSubmit = ({ target }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    // React marks the fields once the event has been handled.
    setTimeout(() => target.querySelector<HTMLElement>(faultyField)?.focus());
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}

/** Finds the notice that a change leaves behind. */
export function noticeOfChange(): () => HTMLElement | undefined {
  const before = new Set(notices());
  return () => notices().find((one) => !before.has(one));
}

function notices(): HTMLElement[] {
  return [...document.forms].flatMap((form) => [...form.querySelectorAll<HTMLElement>(notice)]);
}
