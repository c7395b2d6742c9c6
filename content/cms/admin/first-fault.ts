/** The step to what a form complains about: Keystone shows it at the top, which may be out of sight, or not at all. */
import { refusedLinks } from './clean-paste.ts';
import { loss } from './lost-change.ts';

/** Keystone's notice of why the CMS refused a change. */
const notice = '[role=alert]';
const faultyField = '[aria-invalid=true]';

const editor = '[data-slate-editor]';

/** For a form whose fields the browser refuses. */
export function stepToFaultyFields(): () => void {
  const onSubmit = ({ target }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    // React marks the fields, or sends the form, once the event has been handled.
    setTimeout(() => {
      const field = target.querySelector<HTMLElement>(faultyField);
      if (field) field.focus();
      else stepToRefusedLink(target);
    });
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}

/** Keystone refuses a form with such a link without marking it or saying a word. */
function stepToRefusedLink(form: HTMLFormElement): void {
  const [link] = [...form.querySelectorAll(editor)].flatMap(refusedLinks);
  const isSent = form.inert;
  if (!link || isSent) return;
  link.scrollIntoView({ block: 'center' });
  loss.set({ link: link.textContent.trim() });
}

/** Finds the notice that a change leaves behind. */
export function noticeOfChange(): () => HTMLElement | undefined {
  const before = new Set(notices());
  return () => notices().find((one) => !before.has(one));
}

function notices(): HTMLElement[] {
  return [...document.forms].flatMap((form) => [...form.querySelectorAll<HTMLElement>(notice)]);
}
