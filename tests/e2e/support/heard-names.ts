/** Names as Chromium gives them to a screen reader, which leaves out text of spaces alone. */
import type { Page } from '@playwright/test';

/** The names of all elements with this role, in order. */
export async function heardNames(page: Page, role: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value));
}
