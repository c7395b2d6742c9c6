/** Every section, variant and setting that an editor may use is on a real page of a brand (spec: sections). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import {
  cardFields,
  carouselFields,
  headingFields,
  illustrative,
  sectionBase,
} from '../../client/sections/fields.schema.ts';
import type { Hero } from '../../client/sections/hero/hero.schema.ts';
import { sections } from '../../client/sections/section-registry.ts';
import { focus, mediaKind } from '../../content/model/media.schema.ts';
import { iconNames } from '../../domain/icon-names.ts';
import { technologies } from '../../domain/plans/broadband/broadband-filters.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { SettingsInUse } from './section-settings.fixture.ts';
import { contentOf } from './shipped-content.fixture.ts';

/** Settings that are on no page, each with its reason. All others must be on one. */
const withReason: Readonly<Record<string, string>> = {
  'people.illustrative': 'false is for customers who exist, and all of ours are invented',
  'card-group successStories.cards.supportingText':
    'it says how long a person has been a customer, and all of ours are invented',
  'blog-post.breadcrumbs': 'readers come to a post from a search: each shows the way up',
  'blogs.posts.heroImage.width': 'covers of shipped posts have the default size',
  'blogs.posts.heroImage.height': 'the same',
  'picture.focus': 'the pictures that ship are drawings, with what matters in the middle',
  'plans.modemList': 'a list that leaves out modems leaves out what is cheapest for some',
  'plans.speedList': 'a list that leaves out speeds leaves out what is cheapest for some',
  'lead-form.success.heading': 'the specification has the words',
  'lead-form.success.subHeading': 'the specification has the words',
};

const walk = {
  shared: {
    section: sectionBase,
    heading: headingFields,
    carousel: carouselFields,
    card: cardFields,
    people: { illustrative },
    picture: { focus },
  },
  vocabularies: [iconNames, verticalSlugs, technologies],
};

const pages = brands.flatMap(({ slug }) => contentOf(slug).pages);
const shown = pages.flatMap(({ page }) => page.sections);

describe('the pages of the brands', () => {
  it('have all sections', () => {
    const types = new Set(shown.map(({ type }) => type));
    expect(Object.keys(sections).filter((type) => !types.has(type))).toEqual([]);
  });

  it('have all their variants and settings', () => {
    const use = new SettingsInUse(walk);
    for (const [type, { schema }] of Object.entries(sections)) {
      const found = shown.filter((one) => one.type === type);
      use.add(schema, found, type);
    }
    expect(use.missing.sort()).toEqual(Object.keys(withReason).sort());
  });

  it('have heroes with a picture and with a film of ours', () => {
    const heroes: Hero[] = pages.flatMap((page) => page.heroes);
    const kinds = new Set(heroes.flatMap(({ media }) => (media ? [mediaKind(media.url)] : [])));
    expect([...kinds].sort()).toEqual(['image', 'video']);
  });
});

describe('what is looked for', () => {
  const missing = (entries: v.ObjectEntries, ...values: object[]) => {
    const use = new SettingsInUse({ ...walk, shared: {} });
    use.add(v.object(entries), values, 'it');
    return use.missing;
  };
  const lead = v.optional(v.boolean(), false);
  const look = v.optional(v.picklist(['note', 'plain']), 'note');

  it('is a setting with another value than its default', () => {
    expect(missing({ lead }, {}, { lead: false })).toEqual(['it.lead']);
    expect(missing({ lead }, {}, { lead: true })).toEqual([]);
  });

  it('is each option, the default included', () => {
    expect(missing({ look }, {})).toEqual(['it.look plain']);
    expect(missing({ look }, { look: 'plain' })).toEqual(['it.look note']);
  });

  it('is found in lists, pipes and variants, but not in vocabularies', () => {
    const rows = v.pipe(v.array(v.object({ lead })), v.minLength(1));
    expect(missing({ rows }, { rows: [{}] })).toEqual(['it.rows.lead']);
    const icon = v.optional(v.picklist(iconNames.slice(0, 9)));
    expect(missing({ icon }, { icon: iconNames[0] })).toEqual([]);
    const form = v.variant('form', [
      v.object({ form: v.literal('a') }),
      v.object({ form: v.literal('b'), lead }),
    ]);
    expect(missing({ form }, { form: { form: 'a' } })).toEqual([
      'it.form.form b',
      'it.form b.lead',
    ]);
  });
});
