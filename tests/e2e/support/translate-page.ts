/** A translation of a page in place, as browsers do it: each text is then wrapped in the translator's own elements. */
import type { Page } from '@playwright/test';

/** Also logs when React cannot find a text where it put it: the island then restarts, and nothing else says why. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = new Set(['FONT', 'NOSCRIPT', 'OPTION', 'SCRIPT', 'STYLE', 'TEXTAREA']);
    const translate = (text: Node) => {
      const { parentElement: parent, textContent } = text;
      if (!textContent?.trim() || !parent || untranslated.has(parent.tagName)) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = textContent;
      parent.replaceChild(outer, text);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) if (node.isConnected) translateIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    for (const name of ['insertBefore', 'removeChild'] as const) {
      const own = Node.prototype[name];
      Object.assign(Node.prototype, {
        [name](this: Node, ...given: unknown[]): unknown {
          try {
            return Reflect.apply(own, this, given);
          } catch (error) {
            console.error(`${name} in ${this.nodeName}: ${error}`);
            throw error;
          }
        },
      });
    }
  });
}
