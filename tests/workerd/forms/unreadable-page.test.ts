/** A form whose own page cannot be read: a lead form is asked for again, and a message is kept. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

/** A page that only the published content has; `down` makes its source fail. */
function publishedSite() {
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
  const loader = createContentLoader([published, createFilesContent(bundle)], () => undefined);
  return { state, fetch: wire({ content: () => loader }) };
}

const lead = { page: '/new', vertical: 'solar', mobNumber: '0491 570 156' };
const message = { page: '/new', name: 'Jo', email: 'jo@example.com', message: 'Hello' };

describe('a form whose page no source can read', () => {
  it.each([
    ['lead form', '/api/lead-form', lead, ['entry', 'page']],
    ['lead form, of a page that has an entry', '/api/lead-form', lead, ['page']],
  ] as const)('is not refused for what it did not ask: %s', async (_name, path, fields, down) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { state, fetch } = publishedSite();
    state.down = [...down];
    const body = { ...fields, submissionId: crypto.randomUUID() };

    const response = await fetch(postJson(origin + path, body));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { code: 'content_unavailable' },
      errorMessage: expect.stringContaining('Nothing you typed is lost'),
    });

    const page = await fetch(postForm(origin + path, body));
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain('Nothing you typed is lost');
    const typed = Object.fromEntries(
      (await tagsOf(html)).map(({ attributes }) => [attributes.name, attributes.value]),
    );
    const { submissionId, page: from, ...shown } = body;
    expect(typed).toMatchObject({ submissionId, page: from });
    for (const value of Object.values(shown)) expect(html).toContain(value);

    state.down = [];
    expect((await fetch(postJson(origin + path, body))).status).toBe(202);
  });
});

it.each([
  [[], 'Only Lee reads this.'],
  [['entry', 'page'], null],
] as const)(
  'a message is kept, with its notice where somebody can tell: without %j',
  async (down, notice) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { state, fetch } = publishedSite();
    state.down = [...down];
    const body = { ...message, submissionId: crypto.randomUUID() };
    const response = await fetch(postJson(`${origin}/api/contact`, body));
    expect(response.status).toBe(202);
    const { reference } = (await response.json()) as { reference: string };
    const row = await env.LEADS_DB.prepare(
      'SELECT consent FROM contact_message WHERE reference = ?',
    )
      .bind(reference)
      .first<{ consent: string }>();
    expect(JSON.parse(row?.consent ?? '{}')).toMatchObject({ page: '/new', notice });
  },
);
