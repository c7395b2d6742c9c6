/** A fault's place as an editor sees it: fields by their labels in the form, items by their number from 1. */
import { expect, it } from 'vitest';
import { sectionOf } from '../../client/sections/section-registry.ts';
import { sectionFields } from './page-of-cms.ts';
import { placeName } from './place-name.ts';

it.each([
  ['hero', 'sectionOrder', 'Number'],
  ['hero', 'media.url', 'Media'],
  ['hero', 'media.focus.x', 'Media, Focal point, X'],
  ['faq', 'topics', 'Topics'],
  ['faq', 'topics.1.title', 'Topics 2, Title'],
  ['faq', 'topics.0.content.1.paragraph', 'Topics 1, Answer 2, Paragraph'],
  ['rich-text', 'content.1.children.0.url', 'Text, Button, URL'],
  ['rich-text', 'content.1.children.0', 'Text'],
  ['blog-post', 'heroImage.url', 'Picture'],
  ['blog-post', 'noSuchField.at', 'No such field'],
])('of a section %s, "%s" is %s', (type, at, name) => {
  const schema = sectionOf(type)?.schema;
  if (!schema) throw new Error(`No section "${type}"`);
  expect(placeName(sectionFields(type, schema), at)).toBe(name);
});
