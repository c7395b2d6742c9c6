/** The test function of the browser tests, which fails a test when its browser complains of anything. */
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { renewPerson } from './fill-lead-form.ts';

export { expect };

interface Problems {
  /** Problems that match the pattern are expected in this test. */
  allow(pattern: RegExp): void;
  readonly seen: readonly string[];
}

interface Fixtures {
  readonly problems: Problems;
}

/** Fails on console errors, exceptions, policy violations, failed requests and errors of islands. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goBack = page.goBack.bind(page);
    // Going back while a page is loading may start from the page that it replaces.
    page.goBack = async (options) => {
      await page.waitForLoadState();
      return goBack(options);
    };
    const devtools = await answerForPartners(page);
    await use(page);
    // The next test reuses the page.
    await devtools.detach().catch(() => undefined);
  },
  problems: [
    async ({ context, javaScriptEnabled }, use) => {
      renewPerson();
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      for (const page of context.pages()) watch(page, seen);
      context.on('page', (page) => watch(page, seen));
      // With script disabled, Chromium reports every script as refused by policy.
      if (javaScriptEnabled === false) allowed.push(/^request: .*\.js csp$/);
      await context.addInitScript(reportFromInside);
      await use({ seen, allow: (pattern) => allowed.push(pattern) });
      const unexpected = seen.filter((one) => !allowed.some((pattern) => pattern.test(one)));
      expect(unexpected, 'nothing went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page that a frame shows instead of a partner's. */
const partnerPage =
  '<!doctype html><html lang="en-AU"><title>A partner</title><main><h1>A partner’s page</h1></main></html>';

/**
 * Answers for the partners whose pages we frame, because their hosts do not exist. A Playwright route would
 * intercept every request of every page and switch off the browser's cache; this intercepts only theirs.
 */
async function answerForPartners(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      body: Buffer.from(partnerPage).toString('base64'),
      responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
    };
    // The page may be gone by then.
    devtools.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: 'https://*.partner.example/*' }],
  });
  return devtools;
}

function watch(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    // A failed request is reported below, with its URL.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      seen.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests; so does further typing.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`response: ${response.status()} ${response.url()}`);
  });
}

/** Runs in the page before its own scripts: turns events into console errors. */
function reportFromInside(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  for (const type of ['island:error', 'island:recovered']) {
    addEventListener(type, (event) => {
      const { detail } = event as CustomEvent<unknown>;
      console.error(
        `${type}: ${detail instanceof Error ? detail.message : JSON.stringify(detail)}`,
      );
    });
  }
}
