/** Fills a room of the fake CMS from a test inside workerd, and reads the site's queries and reports. */
import type { CmsRoom } from './fake-cms-vars.ts';

/** A page in the contract's format. @param over what differs in a test */
export const cmsPage = (path: string, over: object = {}) => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}`,
  published: '2026-11-01',
  noindex: false,
  crumb: null,
  image: null,
  document: [{ type: 'component-block', component: 'text-box', props: { description: 'A text' } }],
  ...over,
});

export const publication = (number: number, paths: readonly string[] = [], frame = false) => ({
  number,
  at: '2026-11-20T03:00:00.000Z',
  by: 'Priya',
  paths,
  frame,
});

export async function fillRoom(cms: string, room: string, content: CmsRoom): Promise<void> {
  // Serialised here, so that a property that a test named `__proto__` survives.
  const body = JSON.stringify(content);
  const response = await fetch(`${cms}/_room/${room}`, { method: 'POST', body });
  await response.body?.cancel();
}

export async function heardIn(
  cms: string,
  room: string,
): Promise<{ calls: string[]; reports: { brand: string; number: number; outcome: unknown }[] }> {
  const response = await fetch(`${cms}/_room/${room}`);
  return response.json();
}
