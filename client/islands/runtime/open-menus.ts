/**
 * Menus that open over the page, `<details data-menu>`: they shut on Escape, when something else is
 * pressed or focused, and when one of their links is followed.
 */
export function watchMenus(): void {
  // In the capture phase, because a press may replace the element that was pressed.
  for (const type of ['click', 'focusin', 'keydown']) {
    document.addEventListener(type, shutMenus, true);
  }
}

function shutMenus(event: Event): void {
  const isEscape = 'key' in event && event.key === 'Escape';
  if (event.type === 'keydown' && !isEscape) return;
  const target = event.target as Element;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    const isInside = menu.contains(target);
    if (isInside && !isEscape && !(event.type === 'click' && target.closest('a'))) continue;
    menu.open = false;
    if (isInside && isEscape) menu.querySelector('summary')?.focus();
  }
}
