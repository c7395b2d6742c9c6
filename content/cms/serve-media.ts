/** The server of uploaded files under /media, as pictures and nothing else. */

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadTypes } from './.generated/toolkit.mjs';
import { mediaFolder } from './cms-settings.ts';

const fileName = /^\/media\/([a-z0-9-]+\.([a-z0-9]+))$/i;

interface App {
  get(path: RegExp, handle: (req: { path: string }, res: Response) => void): unknown;
}
interface Response extends NodeJS.WritableStream {
  setHeader(name: string, value: string): unknown;
  sendStatus(status: number): unknown;
}

export function serveMedia(app: unknown): void {
  (app as App).get(fileName, (req, res) => {
    // A client that disconnected gets no answer.
    send(req.path, res).catch(() => undefined);
  });
}

async function send(path: string, res: Response): Promise<void> {
  const [, file = '', extension = ''] = fileName.exec(path) ?? [];
  const type = uploadTypes[extension.toLowerCase()];
  const picture = type ? await opened(join(mediaFolder, file)) : 404;
  if (!type || typeof picture === 'number') {
    res.sendStatus(typeof picture === 'number' ? picture : 404);
    return;
  }
  res.setHeader('content-type', type);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('content-security-policy', "default-src 'none'; sandbox");
  res.setHeader('cache-control', 'public, max-age=31536000, immutable');
  await pipeline(picture.createReadStream(), res);
}

/** Too many files are open: a site or a browser can try again. */
const forAWhile: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** @returns the status to answer where there is no picture to send */
async function opened(place: string): Promise<FileHandle | number> {
  try {
    const file = await open(place);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return 404;
  } catch (error) {
    return forAWhile.has((error as { code?: unknown }).code) ? 503 : 404;
  }
}
