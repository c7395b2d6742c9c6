/** Fills a room of the fake CMS from a test inside workerd, and reads what the site asked and reported. */
import type { CmsRoom } from './fake-cms-vars.ts';

/** A page as the contract has it; what a test says differs. */
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
  // A string of its own: `__proto__` as a name survives in what a test wrote as text.
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
