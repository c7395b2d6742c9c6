/** Extensions of clips and recordings. */
import { describe, expect, it } from 'vitest';
import { extensionOf, videoType } from './media-type.ts';

describe('extensionOf', () => {
  it.each([
    ['/media/acacia/tour.MP4?v=1#t=3', 'mp4'],
    ['https://files.example/a.b/clip', ''],
    ['/media/a.tar.webm', 'webm'],
    ['', ''],
  ])('%s: %j', (url, extension) => {
    expect(extensionOf(url)).toBe(extension);
  });
});

describe('videoType', () => {
  it('names the types that browsers judge rightly, and leaves the others to them', () => {
    expect(['a.mp4', 'a.webm', 'a.ogg', 'a.mov', 'a.mkv', 'a'].map(videoType)).toEqual([
      'video/mp4',
      'video/webm',
      'video/ogg',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
