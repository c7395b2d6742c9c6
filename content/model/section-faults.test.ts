/** Faults that keep a section from being published: files that the page's policy does not load, and empty headings. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../client/sections/section-registry.ts';
import type { PageBrand } from '../../domain/brand.ts';
import { sectionFaults } from './section-faults.ts';

const hosts = {
  development: 'wattle.localhost',
  qa: 'qa.wattle.example',
  uat: 'uat.wattle.example',
  production: 'www.wattle.example',
};
const brand: PageBrand = { verticals: ['energy'], imageHosts: ['logos.partner.example'], hosts };

/** The places where the section is refused; a page that is live with it is still read. */
const refused = (section: { readonly type: string; readonly [field: string]: unknown }) => {
  const schema = sectionOf(section.type)?.schema;
  if (!schema) throw new Error(`No section "${section.type}"`);
  return sectionFaults(v.parse(schema, section), brand).map(({ at }) => at);
};

const hero = (url: string) => ({ type: 'hero', title: 'Energy', media: { url } });
const steps = (src: string) => ({
  type: 'image',
  title: 'A roof',
  image: { src, alt: 'A roof', width: 600, height: 400 },
});
const video = (url: string, more: object = {}) => ({
  type: 'video',
  url,
  label: 'A roof',
  ...more,
});
const audio = (url: string) => ({ type: 'audio', url, label: 'A talk' });
const post = (url: string) => ({
  type: 'blog-post',
  title: 'A post',
  publishedAt: '2026-11-01',
  heroImage: { url },
  content: [{ type: 'paragraph', children: [{ text: 'Words' }] }],
});
const captions = (src: string) => ({ captions: [{ src, srcLang: 'en', label: 'English' }] });

it.each([
  ['Why', []],
  ['', ['content.1']],
  [' ', ['content.1']],
  ['\u200b', ['content.1']],
  ['\u00ad\u2060', ['content.1']],
  ['Why\u200b', []],
])('a heading that says "%s" is reported at %j', (text, places) => {
  const paragraph = { type: 'paragraph', children: [{ text: 'Words' }] };
  const heading = { type: 'heading', level: 2, children: [{ text, bold: true }] };
  expect(refused({ type: 'rich-text', content: [paragraph, heading] })).toEqual(places);
});

it.each([
  ['', ['content.0']],
  [' ', ['content.0']],
  ['Energy', []],
])('a heading that is only a link called "%s" is reported at %j', (text, places) => {
  const link = { type: 'link', href: '/energy', children: [{ text }] };
  const heading = { type: 'heading', level: 2, children: [{ text: '' }, link, { text: ' ' }] };
  expect(refused({ type: 'rich-text', content: [heading] })).toEqual(places);
});

it.each([
  ['/energy', []],
  ['https://elsewhere.example/energy', []],
  ['https://www.wattle.example/energy', ['ctaLink', 'content.0.children.0.href', 'html']],
])('a link to %s is reported where it names a host of the brand: %j', (href, places) => {
  const link = { type: 'link', href, children: [{ text: href }] };
  const sections = [
    { type: 'hero', title: 'Energy', ctaLabel: 'Go', ctaLink: href },
    { type: 'rich-text', content: [{ type: 'paragraph', children: [link] }] },
    { type: 'html-block', html: `<p><a href="${href}">${href}</a></p>` },
  ];
  expect(sections.flatMap(refused)).toEqual(places);
});

it.each([
  ['\u200b', ['title', 'ctaLabel']],
  ['\u00ad ', ['title', 'ctaLabel']],
  ['Energy\u200b', []],
])('words of a section that say %j are reported at %j', (words, places) => {
  const hero = { type: 'hero', title: words, ctaLabel: words, ctaLink: '/energy' };
  expect(refused(hero)).toEqual(places);
});

it('invisible characters between the words of a rich text are left alone', () => {
  const children = [{ text: 'Why', bold: true }, { text: '\u200b' }, { text: 'not' }];
  expect(refused({ type: 'rich-text', content: [{ type: 'paragraph', children }] })).toEqual([]);
});

it('a heading that names a page has words', () => {
  const page = { type: 'relationship', relationship: 'page', data: { id: '1', label: 'Energy' } };
  const heading = { type: 'heading', level: 2, children: [{ text: '' }, page] };
  expect(refused({ type: 'rich-text', content: [heading] })).toEqual([]);
});

describe('a file', () => {
  it.each([
    ['a picture of ours', hero('/media/acacia/a.jpg')],
    ['a film', hero('https://youtu.be/abcdefghijk')],
    ['a clip of ours', hero('/media/acacia/a.mp4')],
    ['a picture of an image host', steps('https://logos.partner.example/a.png')],
    ['a film as a video', video('https://vimeo.com/123456')],
    ['a clip in 3gp', video('/media/acacia/a.3gp', captions('/media/acacia/a.vtt'))],
    ['a poster of ours', video('/media/acacia/a.mp4', { poster: '/media/acacia/a.jpg' })],
    ['a recording of ours', audio('/media/acacia/a.mp3')],
    ['a post’s picture', post('/media/acacia/a.jpg')],
    [
      'a button to elsewhere',
      { ...hero('/media/acacia/a.jpg'), ctaLink: 'https://a.example/a.png' },
    ],
  ])('that visitors see may be published: %s', (_, section) => {
    expect(refused(section)).toEqual([]);
  });

  it.each([
    ['a picture', hero('https://a.example/a.jpg'), ['media.url']],
    ['a clip', hero('https://a.example/a.mp4'), ['media.url']],
    ['an image', steps('https://a.example/a.png'), ['image.src']],
    ['an image over http', steps('http://logos.partner.example/a.png'), ['image.src']],
    ['a video', video('https://logos.partner.example/a.mp4'), ['url']],
    ['captions', video('/media/a/a.mp4', captions('https://a.example/a.vtt')), ['captions.0.src']],
    ['a poster', video('/media/a/a.mp4', { poster: 'https://a.example/a.jpg' }), ['poster']],
    ['a recording', audio('https://a.example/a.mp3'), ['url']],
    ['a post’s picture', post('https://a.example/a.jpg'), ['heroImage.url']],
  ])('of another site may not: %s', (_, section, places) => {
    expect(refused(section)).toEqual(places);
  });

  it.each([
    ['a poster that is a page', video('/media/a/a.mp4', { poster: '/contact' }), ['poster']],
    [
      'a poster that is an address',
      video('/media/a/a.mp4', { poster: 'mailto:a@b.example' }),
      ['poster'],
    ],
    ['a post’s picture that is a page', post('/contact'), ['heroImage.url']],
    ['a post’s picture that is a clip', post('/media/a/a.mp4'), ['heroImage.url']],
  ])('that is no picture may not: %s', (_, section, places) => {
    expect(refused(section)).toEqual(places);
  });
});
