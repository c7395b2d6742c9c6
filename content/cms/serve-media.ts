/** Serves uploaded files under /media, as pictures and nothing else. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
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
    send(req.path, res).catch(() => res.sendStatus(404));
  });
}

async function send(path: string, res: Response): Promise<void> {
  const [, file = '', extension = ''] = fileName.exec(path) ?? [];
  const type = uploadTypes[extension.toLowerCase()];
  const place = join(mediaFolder, file);
  if (!type || !(await stat(place)).isFile()) {
    res.sendStatus(404);
    return;
  }
  res.setHeader('content-type', type);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('content-security-policy', "default-src 'none'; sandbox");
  res.setHeader('cache-control', 'public, max-age=31536000, immutable');
  createReadStream(place).pipe(res);
}
