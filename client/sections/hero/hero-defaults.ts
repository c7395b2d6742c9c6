/** A hero's style, link words and background where the editor chose none (spec: hero). */

import type { Background } from '../fields.schema.ts';
import type { Surface } from '../frame.tsx';
import { titleClass } from '../section-head.tsx';
import type { Hero, heroStyles, pageTypes } from './hero.schema.ts';

type PageType = (typeof pageTypes)[number];
export type HeroStyle = (typeof heroStyles)[number];

/** The link's words by page type, out of the six default texts (spec: hero). */
const labels: Readonly<Record<PageType, string>> = {
  landingPage: 'Compare Now',
  careersPage: 'View Careers',
  aboutPage: 'Contact Us',
  blogsPage: 'Read More',
  stepsPage: 'Get Started',
};

const styles: Readonly<Record<PageType, HeroStyle>> = {
  landingPage: 'split',
  careersPage: 'overlay',
  aboutPage: 'split',
  blogsPage: 'centred',
  stepsPage: 'split',
};

export interface HeroPlan {
  readonly style: HeroStyle;
  readonly background: Background;
  /** On paths containing 'contact' the hero is lower and on the accent tint (spec: hero). */
  readonly contact: boolean;
  readonly link: { readonly label: string; readonly href: string } | undefined;
}

/** Everything that follows from page type, style setting and path. */
export function heroPlan(hero: Hero, path: string): HeroPlan {
  const contact = path.includes('contact');
  return {
    style: hero.style ?? (contact ? 'centred' : styles[hero.pageType]),
    background: hero.background ?? (contact ? 'accentTint' : 'tint'),
    contact,
    link: heroLink(hero, path),
  };
}

/** Beside a search, or where it would lead to its own page, the link shows only if the editor gave it words. */
function heroLink(hero: Hero, path: string): HeroPlan['link'] {
  if (hero.hideCta) return undefined;
  if (hero.ctaLabel === undefined && (hero.search !== undefined || hero.ctaLink === path)) {
    return undefined;
  }
  return { label: hero.ctaLabel ?? labels[hero.pageType], href: hero.ctaLink };
}

const titleSizes = { small: 'text-h2', normal: 'text-h1', large: 'text-display' } as const;

/** Size and corrected colour of the h1. */
export function heroTitleClass(hero: Hero, surface: Surface): string {
  return titleClass(hero, surface, titleSizes);
}
