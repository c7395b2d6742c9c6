/** Text pasted from other programs, without what Keystone's editor would turn into visible words or into a link that it then refuses to save. */

/** Keystone's name for what was copied in its own editor. */
const ownType = 'application/x-keystone-document-editor';

/** Elements whose text nobody sees. */
const unseen = 'style, script, title, template';
const usableLink = /^(?:https?|mailto|tel):$/;

/** Cleans each paste of HTML into an editor. */
export function cleanPastes(): () => void {
  document.addEventListener('paste', onPaste, true);
  return () => document.removeEventListener('paste', onPaste, true);
}

function onPaste(event: ClipboardEvent): void {
  const { clipboardData: given, target } = event;
  if (!given || !(target instanceof Element) || target.closest('input, textarea')) return;
  const editor = target.closest('[data-slate-editor]');
  if (!editor || given.getData(ownType) === 'true') return;
  const html = cleanedHtml(given.getData('text/html'));
  if (html === undefined) return;
  const cleaned = new DataTransfer();
  for (const type of given.types) cleaned.setData(type, given.getData(type));
  cleaned.setData('text/html', html);
  event.preventDefault();
  event.stopPropagation();
  // A browser lets no script change what a paste holds; Slate takes its text from this event.
  editor.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer: cleaned,
      bubbles: true,
      cancelable: true,
    }),
  );
}

/**
 * The HTML without comments (Word marks its list items with them), without elements whose text nobody sees,
 * and with words in place of links to scripts and files; undefined if there was nothing to change.
 */
export function cleanedHtml(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const removed = [...commentsIn(body), ...body.querySelectorAll(unseen)];
  for (const node of removed) node.remove();
  const refused = refusedLinks(body);
  for (const link of refused) link.replaceWith(...link.childNodes);
  return removed.length + refused.length > 0 ? body.innerHTML : undefined;
}

/** Links that no page may have; Keystone does not even save some of them. */
export function refusedLinks(within: Element): HTMLAnchorElement[] {
  const links = [...within.querySelectorAll('a')];
  return links.filter((link) => {
    const href = link.getAttribute('href');
    return href !== null && !isUsable(href);
  });
}

function isUsable(href: string): boolean {
  const url = URL.parse(href, 'https://a.example');
  return href.trim() !== '' && url !== null && usableLink.test(url.protocol);
}

function commentsIn(body: HTMLElement): ChildNode[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);
  return comments;
}
