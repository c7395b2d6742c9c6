/** Rich text from outside: poisoned documents are refused in words, and those within bounds are accepted. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { copy } from '../../client/sections/fields.schema.ts';
import { deepest, poisons } from './poison.fixture.ts';
import { richText } from './rich-text-nodes.schema.ts';

describe('rich text', () => {
  it.each(poisons)('refuses $name', ({ json, says }) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const { success, issues } = v.safeParse(richText, JSON.parse(json));
    expect(success).toBe(false);
    expect(issues?.map(({ message }) => message).join(' ')).toMatch(says);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each(poisons)('says so too where plain text is allowed: $name', ({ json, says }) => {
    const { success, issues } = v.safeParse(v.object({ copy }), { copy: JSON.parse(json) });
    expect(success).toBe(false);
    if (Array.isArray(JSON.parse(json))) expect(issues?.[0]?.message).toMatch(says);
  });

  it('counts the characters of all its texts together', () => {
    const texts = Array.from({ length: 3 }, () => ({ text: 'x'.repeat(70_000) }));
    expect(v.safeParse(richText, texts.slice(1)).success).toBe(true);
    expect(v.safeParse(richText, texts).success).toBe(false);
  });

  it('takes the deepest that is allowed, and the longest', () => {
    expect(v.safeParse(richText, JSON.parse(deepest)).success).toBe(true);
    expect(v.safeParse(richText, [{ text: 'x'.repeat(199_999) }]).success).toBe(true);
  });
});
