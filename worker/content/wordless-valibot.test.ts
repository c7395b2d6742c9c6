/** The stand-in's schemas parse as valibot's do, and carry no titles or descriptions. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as wordless from './wordless-valibot.ts';

const shout = v.transform((text: string) => text.toUpperCase());

describe('the stand-in for valibot', () => {
  const schema = wordless.pipe(
    v.string(),
    wordless.description(),
    v.minLength(2, 'Too short'),
    wordless.title(),
    shout,
  );

  it('keeps a schema’s checks and transforms', () => {
    expect(v.parse(schema, 'hello')).toBe('HELLO');
    expect(v.safeParse(schema, 'x').issues?.[0].message).toBe('Too short');
  });

  it('keeps a schema that only has wording', () => {
    expect(v.parse(wordless.pipe(v.number(), wordless.title()), 3)).toBe(3);
  });

  it('has every function of valibot', () => {
    expect(Object.keys(wordless).sort()).toEqual(Object.keys(v).sort());
  });
});
