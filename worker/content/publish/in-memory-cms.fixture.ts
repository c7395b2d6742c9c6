/** For tests: an in-memory CMS that numbers its publications as docs/contracts/cms.md says. */
import type { CmsSource } from '../../ports/content/cms/cms-source.port.ts';

export interface FakeCms extends CmsSource {
  /** Publishes pages (null takes one down) and, if given, a frame. */
  publish(pages: Readonly<Record<string, unknown>>, frame?: unknown): number;
  /** Gives the next publication this number, as if other brands had used the numbers in between. */
  numberFrom(number: number): void;
  /** Runs before each answer. */
  before: (method: keyof CmsSource) => Promise<void> | void;
  readonly calls: { readonly method: keyof CmsSource; readonly asked: unknown }[];
}

/** A CMS with one brand. */
export function inMemoryCms(brand: string): FakeCms {
  const pages = new Map<string, unknown>();
  const publications: {
    readonly number: number;
    readonly paths: readonly string[];
    readonly frame: boolean;
  }[] = [];
  let next = 1;
  let frame: unknown;
  const latest = () => ({
    number: publications.at(-1)?.number ?? 0,
    at: '2026-11-20T09:00:00.000Z',
    by: 'Edith Editor',
  });
  const answer = async <T>(method: keyof CmsSource, asked: unknown, value: () => T): Promise<T> => {
    cms.calls.push({ method, asked });
    await cms.before(method);
    return value();
  };
  const cms: FakeCms = {
    calls: [],
    before: () => undefined,
    publish(changed, newFrame) {
      for (const [path, page] of Object.entries(changed)) {
        if (page === null) pages.delete(path);
        else pages.set(path, page);
      }
      if (newFrame !== undefined) frame = newFrame;
      const number = next++;
      publications.push({ number, paths: Object.keys(changed), frame: newFrame !== undefined });
      return number;
    },
    numberFrom(number) {
      next = number;
    },
    live: (asked) =>
      answer('live', asked, () => (asked === brand && publications.length > 0 ? latest() : null)),
    changes: (_brand, since) =>
      answer('changes', since, () => {
        const after = publications.filter(({ number }) => number > since);
        const paths = [...new Set(after.flatMap((one) => one.paths))];
        return { ...latest(), paths, frame: after.some((one) => one.frame) };
      }),
    paths: (_brand, after, take) =>
      answer('paths', { after, take }, () =>
        [...pages.keys()]
          .sort()
          .filter((path) => path > after)
          .slice(0, take),
      ),
    pages: (_brand, paths) =>
      answer('pages', paths, () =>
        paths.flatMap((path) => (pages.has(path) ? [{ path, page: pages.get(path) }] : [])),
      ),
    frame: (asked) => answer('frame', asked, () => frame),
  };
  return cms;
}
