/** Turns a link to one of the two video hosts into the URL of its player (spec: media). */

const id = '([\\w-]{6,20})';
const youtube = new RegExp(
  `^https://(?:www\\.)?(?:youtu\\.be/|youtube\\.com/(?:watch\\?(?:[^#]*&)?v=|embed/|shorts/))${id}(?:[?&#/]|$)`,
);
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:[?#/]|$)/;

/**
 * The player's URL without cookies before play, or undefined when the link names no video.
 * The id is taken out and the URL built anew, so nothing else of the link survives.
 */
export function videoFrameUrl(url: string): string | undefined {
  const youtubeId = youtube.exec(url)?.[1];
  if (youtubeId) return `https://www.youtube-nocookie.com/embed/${youtubeId}`;
  const vimeoId = vimeo.exec(url)?.[1];
  if (vimeoId) return `https://player.vimeo.com/video/${vimeoId}?dnt=1`;
  return undefined;
}
