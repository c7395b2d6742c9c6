/** A server of only the CMS's pictures, in a process that may open few files, because running out must not end the CMS. */
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cmsFolder } from '../../../scripts/cms/cms-folder.ts';

type Handle = (request: { readonly path: string }, response: object) => void;

const { serveMedia } = (await import(pathToFileURL(join(cmsFolder, 'serve-media.ts')).href)) as {
  serveMedia(app: object): void;
};

let handle: Handle | undefined;
serveMedia({
  get(_: RegExp, given: Handle) {
    handle = given;
  },
});

const held: number[] = [];
/** Uses up all files that this process may still open, or gives them back. */
const controls: Readonly<Record<string, () => void>> = {
  '/exhaust'() {
    try {
      for (;;) held.push(openSync('/dev/null', 'r'));
    } catch {
      return;
    }
  },
  '/release'() {
    for (const file of held.splice(0)) closeSync(file);
  },
};

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const control = controls[path];
  if (control) {
    control();
    response.end();
    return;
  }
  const sendStatus = (status: number) => response.writeHead(status).end();
  handle?.({ path }, Object.assign(response, { sendStatus }));
}).listen(0, '127.0.0.1', () => {
  const place = server.address();
  if (typeof place === 'object') process.stdout.write(`${place?.port}\n`);
});
