/** Pictures that editors uploaded: copied from the CMS into KV, where the site serves them from. */
import type { KVNamespace } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { uploadTypes } from '../../../../content/model/media.schema.ts';
import { sureMiss } from '../kv-store.ts';
import type { CmsPictures } from './cms.port.ts';
import { CmsFailure } from './cms-client.ts';
import type { CmsPage, CmsSource } from './cms-source.port.ts';

export const picturePath = '/media/cms/';

const fileShape = /^[\w-]{1,100}\.([a-z]{3,4})$/;
/** KV takes 25 MiB; a picture for a page is a tenth of that. */
const maxBytes = 10 * 1024 * 1024;
const deadlineMs = 15_000;
/** Seconds. */
const oneDay = 86_400;

/** A picture's media type; undefined for a file that is not one of ours. */
export function pictureType(file: string): string | undefined {
  const [, extension = ''] = file.match(fileShape) ?? [];
  return Object.hasOwn(uploadTypes, extension) ? uploadTypes[extension] : undefined;
}

/** A copied picture, which never changes. */
export function keptPicture(kv: KVNamespace, file: string): Promise<ArrayBuffer | null> {
  const read = (cacheTtl: number) => kv.get(keyOf(file), { type: 'arrayBuffer', cacheTtl });
  return sureMiss(read, oneDay);
}

export interface PictureParts {
  readonly kv: KVNamespace;
  /** The CMS's. */
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch;
}

export function createCmsPictures({
  kv,
  origin,
  fetch = globalThis.fetch.bind(globalThis),
}: PictureParts): CmsPictures {
  /** The bytes, or why the file is not a picture. */
  async function fresh(file: string): Promise<ArrayBuffer | string> {
    const type = pictureType(file);
    if (!type) return 'is not a JPEG, PNG, GIF, WebP or AVIF';
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const url = `${origin}/media/${file}`;
      const response = await fetch(url, { redirect: 'manual', signal });
      if (response.status === 404) return await refuse(response, 'is not in the CMS');
      if (response.status !== 200) throw new CmsFailure('a picture', 'status');
      if (response.headers.get('content-type')?.split(';')[0] !== type) {
        return await refuse(response, `is not sent as ${type}`);
      }
      return (await bytesOf(response)) ?? 'is larger than 10 MB';
    } catch (error) {
      if (error instanceof CmsFailure) throw error;
      throw new CmsFailure('a picture', 'connection');
    }
  }

  return {
    fresh,
    async keep(file) {
      const { keys } = await kv.list({ prefix: keyOf(file), limit: 1 });
      if (keys.some(({ name }) => name === keyOf(file))) return undefined;
      const found = await fresh(file);
      if (typeof found === 'string') return found;
      await kv.put(keyOf(file), found);
      return undefined;
    },
  };
}

/** A source that keeps its pages' pictures before it returns them; a page that lacks a picture is refused. */
export function withPictures<Source extends CmsSource>(
  source: Source,
  pictures: CmsPictures,
): Source {
  const checked = async (one: CmsPage): Promise<CmsPage> => {
    if (!('page' in one)) return one;
    const problems: { reason: string }[] = [];
    for (const file of filesIn(one.page)) {
      const reason = await pictures.keep(file);
      if (reason) problems.push({ reason: `The picture ${picturePath}${file} ${reason}` });
    }
    return problems.length > 0 ? { path: one.path, problems } : one;
  };
  return {
    ...source,
    async pages(brand: string, paths: readonly string[]) {
      const pages: CmsPage[] = [];
      for (const page of await source.pages(brand, paths)) pages.push(await checked(page));
      return pages;
    },
  };
}

/** The files under /media/cms/ anywhere in a page, or in an image of its HTML blocks, each once. */
export function filesIn(page: unknown): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (path: string) => files.add(path.slice(picturePath.length).split(/[?#]/)[0] ?? '');
  JSON.stringify(page, (_, value: unknown) => {
    if (typeof value === 'string' && value.startsWith(picturePath)) add(value);
    if (v.is(htmlBlock, value)) {
      for (const [, path = ''] of value.html.matchAll(pictureInHtml)) add(path);
    }
    return value;
  });
  return files;
}

const htmlBlock = v.object({ type: v.literal('html-block'), html: v.string() });
/** A quoted attribute before `src` may contain a `>`. */
const pictureInHtml =
  /<img\b(?:"[^"]*"|'[^']*'|[^<>"'])*?\ssrc\s*=\s*["']?\s*(\/media\/cms\/[^\s"'>]+)/gi;

const keyOf = (file: string) => `media:${file}`;

async function refuse(response: Response, reason: string): Promise<string> {
  await response.body?.cancel();
  return reason;
}

/** Undefined when the body is too large; the rest of it is then not read. */
async function bytesOf({ body }: Response): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}
