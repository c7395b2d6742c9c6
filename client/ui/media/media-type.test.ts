/** The media types that are named for clips. */
import { describe, expect, it } from 'vitest';
import { videoType } from './media-type.ts';

describe('videoType', () => {
  it('names the types that browsers judge correctly, and leaves the others to them', () => {
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
