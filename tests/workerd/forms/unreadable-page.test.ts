/** A form whose own page cannot be read, or has changed: leads and messages are kept, and anything else is asked for again. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shortHashOf } from '../../../domain/hex.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import type { ContentPort } from '../../../worker/ports/content/content.port.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { tagsOf } from '../support/markup.ts';
import { bundle, originOf, postForm, postJson, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const short = { type: 'lead-form', fields: [{ type: 'mobNumber', label: 'Mobile' }] };
const noticed = { type: 'contact-form', notice: 'Only Lee reads this.' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A site with the published page /new; `state.down` makes its source fail. @param bundled pages in the files */
function publishedSite(bundled: (page: object) => Record<string, object> = () => ({})) {
  const { acacia } = bundle;
  if (!acacia) throw new Error('The bundle has no acacia');
  const page = { ...(acacia.pages['/contact'] as object), sections: [short, noticed] };
  const own = createFilesContent({
    acacia: { ...acacia, version: crypto.randomUUID(), pages: { ...acacia.pages, '/new': page } },
  });
  const state = { down: [] as ('entry' | 'page')[] };
  const unless = <Answer>(asked: 'entry' | 'page', answer: () => Promise<Answer>) =>
    state.down.includes(asked) ? Promise.reject(new Error('KV is down')) : answer();
  const published: ContentPort = {
    ...own,
    source: 'kv',
    entry: (...asked) => unless('entry', () => own.entry(...asked)),
    page: (...asked) => unless('page', () => own.page(...asked)),
  };
  const files = { ...acacia, pages: { ...acacia.pages, ...bundled(page) } };
  const sources = [published, createFilesContent({ ...bundle, acacia: files })];
  const loader = createContentLoader(sources, () => undefined);
  return { state, fetch: wire({ content: () => loader }) };
}

const lead = { page: '/new', vertical: 'solar', mobNumber: '0491 570 156' };
const message = { page: '/new', name: 'Jo', email: 'jo@example.com', message: 'Hello' };

/** The bundled page has another form than the one that the visitor saw. */
const otherForm = (page: object) => ({
  '/new': { ...page, sections: [{ type: 'lead-form' }, { ...noticed, notice: 'Only Kim.' }] },
});

describe.each([
  ['that no source can read', undefined],
  ['that only the files have', otherForm],
] as const)('a lead form on a page %s', (_name, bundled) => {
  it.each([
    ['', ['entry', 'page']],
    [', except for its head', ['page']],
  ] as const)('is kept, and not refused for what it did not ask%s', async (_, down) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { state, fetch } = publishedSite(bundled);
    state.down = [...down];
    const body = { ...lead, submissionId: crypto.randomUUID() };
    expect((await fetch(postJson(`${origin}/api/lead-form`, body))).status).toBe(202);
    state.down = [];
    expect((await fetch(postJson(`${origin}/api/lead-form`, body))).status).toBe(202);
  });

  it.each([
    ['', ['entry', 'page']],
    [', except for its head', ['page']],
  ] as const)(
    'without an email or mobile is asked for again, without a form’s own messages%s',
    async (_, down) => {
      vi.spyOn(console, 'log').mockImplementation(() => undefined);
      const { state, fetch } = publishedSite(bundled);
      state.down = [...down];
      const typed = { page: '/new', vertical: 'solar', name: 'Jo O’Neill' };
      const body = { ...typed, submissionId: crypto.randomUUID() };

      const response = await fetch(postJson(`${origin}/api/lead-form`, body));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        error: { code: 'content_unavailable' },
        errorMessage: expect.stringContaining('Nothing you typed is lost'),
      });

      const page = await fetch(postForm(`${origin}/api/lead-form`, body));
      expect(page.status).toBe(503);
      const html = await page.text();
      expect(html).toContain('Nothing you typed is lost');
      const shown = Object.fromEntries(
        (await tagsOf(html)).map(({ attributes }) => [attributes.name, attributes.value]),
      );
      const { submissionId, page: from, name } = body;
      expect(shown).toMatchObject({ submissionId, page: from, name });
    },
  );
});

const { notice: itsNotice } = noticed;
it.each([
  ['as it stands', '/new', itsNotice, [], itsNotice],
  ['whose words have changed since it was opened', '/new', 'Only Kim reads this.', [], null],
  ['opened before forms named their notice', '/new', undefined, [], null],
  ['that is gone', '/gone', itsNotice, [], null],
  ['that nothing can read', '/new', itsNotice, ['entry', 'page'], null],
  ['of which only the head can be read', '/new', itsNotice, ['page'], null],
] as const)(
  'a message is kept, with its notice only where the page certainly showed it: a page %s',
  async (_name, page, shown, down, notice) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { state, fetch } = publishedSite(otherForm);
    state.down = [...down];
    const consentVersion = shown && shortHashOf(shown);
    const body = { ...message, page, consentVersion, submissionId: crypto.randomUUID() };
    const response = await fetch(postJson(`${origin}/api/contact`, body));
    expect(response.status).toBe(202);
    const { reference } = (await response.json()) as { reference: string };
    const row = await env.LEADS_DB.prepare(
      'SELECT consent FROM contact_message WHERE reference = ?',
    )
      .bind(reference)
      .first<{ consent: string }>();
    const version = consentVersion ?? '';
    expect(JSON.parse(row?.consent ?? '{}')).toMatchObject({ page, version, notice });
  },
);

it('the form names the notice that its page shows', async () => {
  const { fetch } = publishedSite();
  const html = await (await fetch(new Request(`${origin}/new`))).text();
  expect(html).toContain(itsNotice);
  expect(html).toContain(`name="consentVersion" value="${shortHashOf(itsNotice)}"`);
});
