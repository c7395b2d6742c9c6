/** A page without any policy around some HTML, and what the HTML did: ran, left, loaded, broke or covered the page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type LaunchOptions, type Page, type Route } from '@playwright/test';

export interface BarePage {
  /** What the HTML did, in words; empty when it did nothing. */
  deedsOf(html: string): Promise<string[]>;
  /** Whether the HTML does anything; stops at the first deed. */
  acts(html: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A page answers within a second, or not at all. */
const patienceMs = 12_000;

/**
 * Opens the page in a browser of its own, which is restarted when it stops answering. Every request of
 * every frame is intercepted; nothing reaches the network.
 */
export async function openBarePage(options: LaunchOptions): Promise<BarePage> {
  const server = await listening();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let deeds: string[] = [];
  let content = '';
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin && url.pathname === '/page') {
      if (content === '') deeds.push('left');
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: content });
      content = '';
    } else if (url.origin === origin && /^\/media\/[\w./-]+$/.test(url.pathname)) {
      await route.fulfill({ contentType: 'image/svg+xml', body: picture });
    } else {
      deeds.push(`asked for: ${url.href.slice(0, 80)}`);
      await route.abort();
    }
  };
  const start = async () => {
    const program = await chromium.launchServer(options);
    const context = await (await chromium.connect(program.wsEndpoint())).newContext();
    await context.route(
      () => true,
      // A browser that was killed takes no answer.
      (route) => answer(route).catch(() => undefined),
    );
    const page = await context.newPage();
    await page.exposeFunction('didSomething', (deed: string) => void deeds.push(deed));
    await page.addInitScript(watchFromInside);
    page.on('dialog', (dialog) => {
      deeds.push(`asked: ${dialog.message()}`);
      dialog.dismiss().catch(() => undefined);
    });
    page.on('popup', (popup) => deeds.push(`opened: ${popup.url()}`));
    return { page, program };
  };
  let browser = await start();
  const load = async (page: Page, html: string) => {
    await page.goto('about:blank').catch(() => undefined);
    deeds = [];
    content = documentOf(html);
    await page.goto(`${origin}/page`);
  };
  const tryOut = async ({ page }: typeof browser, html: string, enough: () => boolean) => {
    try {
      await load(page, html);
      if (!enough()) deeds.push(...(await page.evaluate(provoke)));
    } catch (error) {
      // A page that has navigated away does not answer.
      deeds.push(`left: ${String(error).split('\n')[0]}`);
    }
    return [...new Set(deeds)];
  };
  /** Tries a page that does not answer again in a new browser, before its HTML is blamed. */
  const tryTwice = async (html: string, enough: () => boolean) => {
    for (const _ of ['first', 'second']) {
      const known = await inTime(tryOut(browser, html, enough));
      if (known) return known;
      await browser.program.kill();
      browser = await start();
    }
    return ['broke: the page never answered'];
  };
  return {
    deedsOf: (html) => tryTwice(html, () => false),
    acts: async (html) => (await tryTwice(html, () => deeds.length > 0)).length > 0,
    async close() {
      await browser.program.kill();
      server.close();
    },
  };
}

/** Undefined for work that is not done in time. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Occupies the port, so that nothing else can answer there; the route above does. */
async function listening(): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function documentOf(html: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><main id="main"><div id="box">${html}</div></main><p id="after">After</p></body></html>`;
}

/** Runs in every frame, before anything else. */
function watchFromInside(): void {
  const tell = (deed: string) => {
    const told = Reflect.get(window, 'didSomething');
    if (typeof told === 'function') told(deed);
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, { value: (...said: unknown[]) => tell(`ran: ${said[0]}`) });
  }
}

/** Does what visitors do, twice: with the HTML as parsed, and as the browser serialised and parsed it again. */
async function provoke(): Promise<string[]> {
  const deeds: string[] = [];
  // Taken from the prototypes, because clobbered properties of `document` are elements.
  const query = Document.prototype.querySelector;
  const all = Document.prototype.querySelectorAll;
  const find = (selector: string) => query.call(document, selector);
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 80));
  const links = /^(?:https?|mailto|tel):$/;
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && links.test(link.protocol)) event.preventDefault();
  };
  EventTarget.prototype.addEventListener.call(document, 'click', stay, true);
  for (const again of [false, true]) {
    const box = find('#box');
    if (!box) return [...deeds, 'broke: the box is gone'];
    // biome-ignore lint/correctness/noSelfAssign: the browser serialises it and parses it again.
    if (again) box.innerHTML = box.innerHTML;
    await rest();
    for (const element of Array.from(all.call(document, '#box *'))) {
      for (const type of ['pointerover', 'mouseover', 'mouseenter', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (element instanceof HTMLElement) element.focus();
      if (element instanceof HTMLElement) element.click();
      else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const { position } = getComputedStyle(element);
      if (position !== 'static' && position !== 'relative') deeds.push(`covers: ${position}`);
      for (const name of [element.id, element.getAttribute('name') ?? '']) {
        if (name !== '' && !name.startsWith('html-')) deeds.push(`is taken for: ${name}`);
      }
    }
    await rest();
  }
  const after = find('#after');
  if (after?.parentElement !== document.body) deeds.push('broke: what follows is inside');
  if (all.call(document, 'main > *').length !== 1) deeds.push('broke: out of its box');
  if (all.call(document, 'body > *').length !== 2) deeds.push('broke: out of its box');
  if (find('base')) deeds.push('moved: the base of all links');
  return deeds;
}
