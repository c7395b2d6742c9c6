/** The policy of the CMS's own pages: Keystone's design fetches a font from Google, which would learn of each editor's visits. */

const policy = "style-src 'self' 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'";

interface App {
  use(handle: (req: unknown, res: Response, next: () => void) => void): unknown;
}
interface Response {
  setHeader(name: string, value: string): unknown;
}

/** Uploaded files have a stricter one: serve-media.ts. */
export function setPagePolicy(app: unknown): void {
  (app as App).use((_, res, next) => {
    res.setHeader('content-security-policy', policy);
    next();
  });
}
