/** Video and audio: which files and hosts they take, and what they say where they cannot be played (spec: media). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  imageExtensions,
  media,
  mediaKind,
  videoExtensions,
} from '../../../content/model/media.schema.ts';
import { playerExtensions } from '../../ui/media/media-type.ts';
import { audioExamples } from '../audio/audio.section.ts';
import { exampleContext, type RawSection, renderSection } from '../section.fixture.tsx';
import { videoSchema } from './video.schema.ts';
import { videoExamples } from './video.section.ts';

const render = (example: RawSection) => renderSection(example, exampleContext());
const accepts = (url: string) =>
  v.safeParse(videoSchema, { type: 'video', url, label: 'A' }).success;

describe('the extensions (spec: media)', () => {
  it('are these, no more and no fewer', () => {
    expect(videoExtensions).toEqual(['mp4', 'webm', 'mov', 'avi', 'mkv', 'ogg', 'm4v']);
    expect(playerExtensions).toEqual(['mp4', 'webm', 'ogg', '3gp', 'mov', 'mpeg']);
    expect(imageExtensions).toEqual(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'avif']);
  });

  it('tell what a file is, in any case and with a query', () => {
    for (const one of videoExtensions)
      expect(mediaKind(`/a.${one.toUpperCase()}?b=1`)).toBe('video');
    for (const one of imageExtensions) expect(mediaKind(`/a.${one}#b`)).toBe('image');
    expect(mediaKind('/a.pdf')).toBe('unknown');
    expect(mediaKind('https://www.youtube.com/watch?v=abc_DEF-123')).toBe('frame');
    expect(mediaKind('https://vimeo.com/123456')).toBe('frame');
    expect(mediaKind('https://www.youtube.com/@channel')).toBe('unknown');
    expect(v.is(media, { url: 'https://www.youtube.com/@channel' })).toBe(false);
    expect(mediaKind('https://youtube.com.evil.example/a')).toBe('unknown');
  });
});

describe('video', () => {
  it('takes every extension of either list, and a film of the two hosts', () => {
    for (const one of [...videoExtensions, ...playerExtensions])
      expect(accepts(`/a.${one}`)).toBe(true);
    expect(accepts('https://youtu.be/abcdefghijk')).toBe(true);
    expect(accepts('https://vimeo.com/123456789')).toBe(true);
    expect(accepts('/a.svg')).toBe(false);
    expect(accepts('https://films.example/watch?v=abcdefghijk')).toBe(false);
  });

  it('plays by itself, muted, looped, with controls, and says when it cannot', () => {
    const html = render(videoExamples.smallest);
    for (const name of ['autoPlay', 'muted', 'loop', 'controls']) {
      expect(html).toMatch(new RegExp(`<video[^>]*\\s${name}=""`));
    }
    expect(html).toContain('Your browser doesn&#x27;t support HTML video.');
  });

  it('has its captions and its words with it', () => {
    const html = render(videoExamples.longest);
    expect(html).toMatch(/<track kind="captions" src="\/media\/brand\/[\w-]+\.vtt" srcLang="en"/);
    expect(html).toContain('Read the transcript');
  });

  it.each([
    ['film', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['other', 'https://player.vimeo.com/video/123456789'],
  ] as const)('is a frame for the example "%s"', (name, player) => {
    const html = render(videoExamples[name]);
    expect(html).toMatch(new RegExp(`<iframe src="${player}[^"]*"[^>]*sandbox=`));
    expect(html).not.toContain('<video');
  });
});

describe('audio', () => {
  it('has controls, never autoplays, and says when it cannot be played', () => {
    const html = render(audioExamples.default);
    expect(html).toMatch(/<audio [^>]*controls=""[^>]*preload="none"/);
    expect(html).not.toMatch(/autoplay/i);
    expect(html).toContain('Your browser doesn&#x27;t support HTML audio.');
  });

  it('takes only sound files', () => {
    expect(() => render({ type: 'audio', url: '/a.mp4', label: 'A' })).toThrow(/recording/);
  });
});
