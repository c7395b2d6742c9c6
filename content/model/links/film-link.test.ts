/** Links to the two video hosts become their players, and nothing else does. */
import { describe, expect, it } from 'vitest';
import { filmPlayer } from './film-link.ts';

describe('filmPlayer', () => {
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
    [
      'https://vimeo.com/123456789/0a1b2c3d4e?share=copy',
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/123456789?dnt=0&h=0a1b2c3d4e',
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1',
    ],
    ...['channels/staffpicks', 'groups/shorts/videos'].map((place) => [
      `https://vimeo.com/${place}/123456789`,
      'https://player.vimeo.com/video/123456789?dnt=1',
    ]),
    ...[
      'https://www.youtube.com/live/abc_DEF-123?feature=share',
      'https://m.youtube.com/watch?v=abc_DEF-123',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123',
      'http://youtube.com/shorts/abc_DEF-123',
    ].map((url) => [url, 'https://www.youtube-nocookie.com/embed/abc_DEF-123']),
  ])('%s', (url, player) => {
    expect(filmPlayer(url)).toBe(player);
  });

  it.each([
    'https://www.youtube.com/',
    'https://evil.example/watch?v=abc_DEF-123',
    'https://youtube.com.evil.example/watch?v=abc_DEF-123',
    'https://www.youtube.com/watch?v="><script>',
  ])('nothing for %s', (url) => {
    expect(filmPlayer(url)).toBeUndefined();
  });
});
