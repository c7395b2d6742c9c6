/** The fake CMS as a test site's own, with a room of pages whose blocks are read as plain props. */
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { tellCms } from '../../../worker/content/calls/calls.fixture.ts';
import type { Cms } from '../../../worker/content/cms.types.ts';
import type { ReadPage } from '../../../worker/ports/content/cms/cms.port.ts';
import { createCmsClient } from '../../../worker/ports/content/cms/cms-client.ts';
import { createCmsPictures } from '../../../worker/ports/content/cms/cms-pictures.ts';
import { createCmsDrafts } from '../../../worker/ports/content/cms/remote-cms.ts';
import { cmsSecret, previewToken } from '../../cms/fake-cms-vars.ts';

/** Reads the props of each block as the section; a page whose title starts with `no` cannot be read. */
const readProps: ReadPage = (raw) => {
  const { document, crumb, image, ...head } = raw as {
    title: string;
    document: { component: string; props: object }[];
    crumb: unknown;
    image: unknown;
  };
  if (head.title.startsWith('no')) return { problems: [{ reason: 'title: too odd: $& $1' }] };
  const sections = document.map(({ component, props }) => ({ type: component, ...props }));
  return { page: { ...(head as never as object), sections } as never, problems: [] };
};

/** @param fault from tests/partner/partner-faults.ts */
export async function cmsOf(room: string, fault = ''): Promise<Cms> {
  const origin = inject('cms');
  const url = `${origin}${fault && `/with/${fault}`}/${room}/api/graphql`;
  const log = () => undefined;
  const client = createCmsClient({ url, token: previewToken, deadlineMs: fault ? 300 : 8000, log });
  const { parts } = await tellCms();
  return {
    secret: cmsSecret,
    calls: parts,
    drafts: createCmsDrafts(client, readProps),
    pictures: createCmsPictures({ kv: env.CONTENT, origin }),
  };
}
