/** Content straight from the CMS: the content contract over real HTTP, and a loader that falls back to it. */
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { page as pageSchema } from '../../../../content/model/page.schema.ts';
import { cmsVars, readToken } from '../../../../tests/cms/fake-cms-vars.ts';
import { cmsPage, fillRoom, publication } from '../../../../tests/cms/fill-room.ts';
import { contentContract } from '../content.contract.ts';
import type { BundledContent } from '../files-content.ts';
import type { ReadPage } from './cms.port.ts';
import { createCmsClient } from './cms-client.ts';
import { createCmsContent } from './cms-content.ts';
import { createRemoteCms } from './remote-cms.ts';

const cms = inject('cms');

/** The document of these pages is simply their sections. */
const readPage: ReadPage = (raw) => {
  const { document, crumb, image, ...head } = raw as Record<string, unknown>;
  const page = { ...head, ...(image ? { image } : {}), sections: document };
  const parsed = v.safeParse(pageSchema, page);
  return parsed.success
    ? { page: parsed.output, problems: [] }
    : { problems: [{ reason: parsed.issues[0].message }] };
};

const contentOf = (room: string, fault = '') =>
  createCmsContent(
    createRemoteCms(
      createCmsClient({
        url: cmsVars(cms, room, fault).CMS_URL,
        token: readToken,
        log: () => undefined,
        ...(fault && { deadlineMs: 300 }),
      }),
      readPage,
    ),
  );

async function fillWith(content: Readonly<Record<string, BundledContent>>): Promise<string> {
  const room = crypto.randomUUID();
  const brands = Object.entries(content).map(([brand, { site, pages }]) => {
    const all = Object.entries(pages).map(([path, page]) => {
      const { sections, title, ...rest } = page as { sections: unknown; title: unknown };
      // GraphQL turns a number into text, so a broken page is broken in its document.
      const document = typeof title === 'string' ? sections : [];
      return [path, cmsPage(path, { ...rest, title: String(title), document })];
    });
    return [brand, { log: [publication(7)], pages: Object.fromEntries(all), frame: site }];
  });
  await fillRoom(cms, room, Object.fromEntries(brands));
  return room;
}

contentContract('CMS over GraphQL', async (content) => contentOf(await fillWith(content)));

describe('content from the CMS', () => {
  it('has the number of the publication as its version', async () => {
    const room = await fillWith({ acacia: { version: 'x', site: {}, pages: {} } });
    expect(await contentOf(room).version('acacia')).toBe('cms-7');
  });

  it('lists a thousand pages and more', async () => {
    const sections = [{ type: 'text-box' }];
    const pages = Object.fromEntries(
      Array.from({ length: 1060 }, (_, index) => {
        const path = `/p-${String(index).padStart(4, '0')}`;
        return [path, { path, title: path, description: 'x', published: '2026-11-01', sections }];
      }),
    );
    const room = await fillWith({ acacia: { version: 'x', site: {}, pages } });
    const entries = await contentOf(room).entries('acacia', 'cms-7');
    expect(Object.keys(entries)).toHaveLength(1060);
  });

  it('that fails is a failure for the loader', async () => {
    const room = await fillWith({ acacia: { version: 'x', site: {}, pages: {} } });
    for (const fault of ['error', 'hang', 'cut', 'deep']) {
      await expect(contentOf(room, fault).version('acacia')).rejects.toThrow('did not answer');
    }
  });
});
