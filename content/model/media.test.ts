/** The extension of a file, which decides what kind of media it is. */
import { describe, expect, it } from 'vitest';
import { extensionOf, mediaKind } from './media.schema.ts';

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

it('has a kind only by what follows a dot', () => {
  const urls = ['/media/a.svg', '/media/a.b/mp4', '/media/mov', '/media/a.MOV?v=2'];
  expect(urls.map(mediaKind)).toEqual(['image', 'unknown', 'unknown', 'video']);
});
