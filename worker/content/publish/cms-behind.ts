/** Errors for a CMS that shows less than the site has already taken over from it: an older number, or nothing. */
import type { CmsPublication } from '../../ports/content/cms/cms-source.port.ts';

/** Without this, a CMS whose numbers went back would be told that its publications are live though none is taken over. */
export function wentBack(brand: string, { number }: CmsPublication, seen: number): Error {
  return new Error(
    `The CMS is at publication ${number} of ${brand}, but the site already has ${seen}: check that the clock of the CMS’s machine is right, restart the CMS, which raises its numbers, and publish again what was published since (docs/operations/cms.md, Backup)`,
  );
}

/** To a token that does not cover the brand, the CMS answers as if the brand did not exist (docs/contracts/cms.md). */
export function toldNothing(brand: string, seen: number): Error {
  return new Error(
    `The CMS says nothing about ${brand}, but the site already has its publication ${seen}: check that CMS_TOKEN is a token of this brand (docs/operations/cms.md, Tokens)`,
  );
}
