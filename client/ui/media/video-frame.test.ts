/** Links to the two video hosts become their players, and nothing else does. */
import { describe, expect, it } from 'vitest';
import { videoFrameUrl } from './video-frame.tsx';

describe('videoFrameUrl', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abc_DEF-123',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123',
    ],
    ['https://youtu.be/abc_DEF-123?t=4', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
    [
      'https://youtube.com/watch?list=x&v=abc_DEF-123',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123',
    ],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    [
      'https://player.vimeo.com/video/123456789?h=1',
      'https://player.vimeo.com/video/123456789?dnt=1',
    ],
  ])('%s', (url, player) => {
    expect(videoFrameUrl(url)).toBe(player);
  });

  it.each([
    'https://www.youtube.com/',
    'https://evil.example/watch?v=abc_DEF-123',
    'https://youtube.com.evil.example/watch?v=abc_DEF-123',
    'https://www.youtube.com/watch?v="><script>',
  ])('nothing for %s', (url) => {
    expect(videoFrameUrl(url)).toBeUndefined();
  });
});
