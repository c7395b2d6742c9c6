/** The one script that a page starts with: it waits for an island's trigger, then fetches what the island needs. */
import { hasEntered } from './entered.ts';
import { watchMenus } from './open-menus.ts';

type Go = () => void;

/** `<x-island on="…">`: each calls `go`, at least once, when the island should start. */
const triggers: Record<string, (host: HTMLElement, go: Go, query: string) => void> = {
  load: (_host, go) => go(),
  // Safari has no requestIdleCallback.
  idle: (_host, go) => (window.requestIdleCallback ?? setTimeout)(go),
  visible(host, go) {
    new IntersectionObserver(
      (entries, seen) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        go();
      },
      { rootMargin: '200px' },
    ).observe(host);
  },
  media(_host, go, query) {
    const list = matchMedia(query);
    list.matches ? go() : list.addEventListener('change', go, { once: true });
  },
  interaction(host, go) {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) {
      host.addEventListener(type, go, { once: true });
    }
    if (host.matches(':focus-within')) go();
  },
};

const holds = 'button[type=button],[data-replay]';

class IslandElement extends HTMLElement {
  #held: Go | undefined;

  connectedCallback() {
    if (this.dataset.state) return;
    const [kind = '', query = ''] = (this.getAttribute('on') ?? '').split(/:(.*)/s);
    this.addEventListener('click', this.#hold, true);
    triggers[kind]?.(this, this.#go, query);
  }

  #go = () => {
    if (!this.dataset.state) void this.#start(1);
  };

  /**
   * A click before the island is ready is held and replayed once, with `.click()`. The next click goes to
   * the browser, since the island may never load; the second half of a double click does not count as next.
   */
  #hold = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(holds);
    if (!target || (this.#held && event.detail < 2)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const all = () => [...this.querySelectorAll<HTMLElement>(holds)];
    const at = all().indexOf(target);
    // A failed island has a new copy of the server's HTML, where the element's twin has the same position.
    this.#held = () => (target.isConnected ? target : all()[at])?.click();
    this.#go();
  };

  async #start(retries: number) {
    this.dataset.state = 'loading';
    let gone = false;
    let error: unknown;
    try {
      const { hydrate } = await import('./hydrate.tsx');
      error = await hydrate(this, (late) => this.#settle(late, false, retries));
    } catch (cause) {
      error = cause;
      gone = true;
    }
    this.#settle(error, gone, retries);
  }

  #settle(error: unknown, gone: boolean, retries: number) {
    if (error && retries) return void this.#start(retries - 1);
    this.dataset.state = error ? 'failed' : 'ready';
    this.removeEventListener('click', this.#hold, true);
    const held = this.#held;
    this.#held = undefined;
    held?.();
    // A held click may have sent a form, which a reload would cancel.
    if (error) report(this, error, gone && !held);
  }
}

function report(host: HTMLElement, error: unknown, gone: boolean) {
  const detail = { island: host.getAttribute('name'), message: `${error}` };
  host.dispatchEvent(new CustomEvent('island:error', { bubbles: true, detail }));
  const type = 'application/json';
  // Firefox has a setting that disables beacons.
  navigator.sendBeacon?.('/api/beacon', new Blob([JSON.stringify(detail)], { type }));
  if (gone) reloadOnce().catch(() => {});
}

/**
 * Reloads after a deploy has removed the chunk: new HTML names the new one. Not done offline, on the
 * answer to a POST, or once something is entered: the server's HTML works without script.
 */
async function reloadOnce() {
  const key = import.meta.url;
  if (sessionStorage.getItem(key) || !(await fetch(location.href)).ok || hasEntered()) return;
  sessionStorage.setItem(key, '1');
  location.reload();
}

customElements.define('x-island', IslandElement);
watchMenus();
