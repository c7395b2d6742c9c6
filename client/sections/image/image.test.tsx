/** Single image: a picture that is a link needs alt text. */
import { expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { imageSection } from './image.section.ts';

it.each(['', '  ', '\t'])('refuses a link that would be called %j', (alt) => {
  const { link } = imageSection.examples;
  const unnamed = { ...Object(link), image: { ...Object(link).image, alt } };
  expect(() => renderSection(unnamed, exampleContext())).toThrow('needs alt text');
});
