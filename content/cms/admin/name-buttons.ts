/** Names for the buttons on which Keystone shows only an icon: a screen reader would say “button”, and voice control could not press them (WCAG 4.1.2). */
import { alignCenterIcon } from '@keystar/ui/icon/icons/alignCenterIcon';
import { alignLeftIcon } from '@keystar/ui/icon/icons/alignLeftIcon';
import { alignRightIcon } from '@keystar/ui/icon/icons/alignRightIcon';
import { arrowUpRightIcon } from '@keystar/ui/icon/icons/arrowUpRightIcon';
import { codeIcon } from '@keystar/ui/icon/icons/codeIcon';
import { editIcon } from '@keystar/ui/icon/icons/editIcon';
import { externalLinkIcon } from '@keystar/ui/icon/icons/externalLinkIcon';
import { linkIcon } from '@keystar/ui/icon/icons/linkIcon';
import { maximizeIcon } from '@keystar/ui/icon/icons/maximizeIcon';
import { minimizeIcon } from '@keystar/ui/icon/icons/minimizeIcon';
import { minusIcon } from '@keystar/ui/icon/icons/minusIcon';
import { plusIcon } from '@keystar/ui/icon/icons/plusIcon';
import { quoteIcon } from '@keystar/ui/icon/icons/quoteIcon';
import { trash2Icon } from '@keystar/ui/icon/icons/trash2Icon';
import { trashIcon } from '@keystar/ui/icon/icons/trashIcon';
import { unlinkIcon } from '@keystar/ui/icon/icons/unlinkIcon';
import type { ReactElement } from 'react';

type Shape = ReactElement<{ readonly d?: string; readonly children?: readonly Shape[] }>;

/** The first path of an icon. */
const pathOf = ({ props }: Shape): string | undefined =>
  props.d ?? props.children?.map(pathOf).find((path) => path !== undefined);

/** Mostly the words of Keystone's own tooltips. */
const names = new Map<string | undefined, string>([
  [pathOf(alignLeftIcon), 'Text alignment'],
  [pathOf(alignCenterIcon), 'Text alignment'],
  [pathOf(alignRightIcon), 'Text alignment'],
  [pathOf(minusIcon), 'Divider'],
  [pathOf(linkIcon), 'Link'],
  [pathOf(quoteIcon), 'Quote'],
  [pathOf(codeIcon), 'Code block'],
  [pathOf(maximizeIcon), 'Expand'],
  [pathOf(minimizeIcon), 'Collapse'],
  [pathOf(plusIcon), 'Insert'],
  [pathOf(editIcon), 'Edit link'],
  [pathOf(externalLinkIcon), 'Open link'],
  [pathOf(unlinkIcon), 'Unlink'],
  [pathOf(trashIcon), 'Remove'],
  [pathOf(trash2Icon), 'Remove'],
  [pathOf(arrowUpRightIcon), 'View'],
]);

/** Names the buttons that are there, and those that come. */
export function nameButtons(): () => void {
  const observer = new MutationObserver(nameAll);
  // An icon that changes, such as that of Expand, gets another path.
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['d'] };
  observer.observe(document.body, changes);
  nameAll();
  return () => observer.disconnect();
}

function nameAll(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button, a[role=button]')) {
    const path = button.querySelector('svg path')?.getAttribute('d');
    const name = path ? names.get(path) : undefined;
    const isNamed = button.hasAttribute('aria-label') && button.dataset.named === undefined;
    if (name === undefined || isNamed || button.hasAttribute('aria-labelledby')) continue;
    if (button.textContent.trim() !== '') continue;
    button.dataset.named = '';
    button.setAttribute('aria-label', name);
  }
}
