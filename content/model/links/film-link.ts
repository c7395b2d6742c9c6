/** Links to films on the two video hosts, in the forms that people copy, and the URL of the player (spec: media). */

const host = (names: string) => `^https?://(?:www\\.|m\\.)?(?:${names})`;
const end = '(?:[?&#/]|$)';
const youtube = new RegExp(
  `${host('youtu\\.be/|youtube(?:-nocookie)?\\.com/(?:watch\\?(?:[^#]*&)?v=|(?:embed|shorts|live)/)')}([\\w-]{6,20})${end}`,
);
/** For an unlisted film, the second part lets viewers in. */
const vimeo = new RegExp(
  `${host('(?:player\\.)?vimeo\\.com/(?:video/|channels/[\\w-]+/|groups/[\\w-]+/videos/)?')}(\\d{4,12})(?:/([0-9a-f]{6,40}))?${end}`,
);
const vimeoPass = /[?&]h=([0-9a-f]{6,40})(?:[&#]|$)/;

/**
 * The player's URL, which sets no cookies before play; undefined when the link names no film. It is built
 * from the film's id alone, so nothing else in the link survives.
 */
export function filmPlayer(url: string): string | undefined {
  const youtubeId = youtube.exec(url)?.[1];
  if (youtubeId) return `https://www.youtube-nocookie.com/embed/${youtubeId}`;
  const [, vimeoId, inPath] = vimeo.exec(url) ?? [];
  if (!vimeoId) return undefined;
  const pass = inPath ?? vimeoPass.exec(url)?.[1];
  return `https://player.vimeo.com/video/${vimeoId}?${pass ? `h=${pass}&` : ''}dnt=1`;
}
