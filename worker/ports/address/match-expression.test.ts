/** The full-text queries: the plain one, the looser ones, and those with typing errors repaired. */
import { describe, expect, it } from 'vitest';
import { looserRungs, plainRung, repairedRungs } from './match-expression.ts';

const words = (text: string): string[] => text.split(' ');
const plain = (text: string) => plainRung(words(text))?.match;
const looser = (text: string): string[] => looserRungs(words(text)).map(({ match }) => match);

describe('the plain question', () => {
  it('asks whole words, and the last one as far as it is typed', () => {
    expect(plain('murray brun')).toBe('"murray" AND "brun"*');
    expect(plain('mur')).toBe('"mur"*');
    expect(plainRung([])).toBeNull();
  });

  it('knows the spellings of street types', () => {
    expect(plain('murray ave brun')).toBe('"murray" AND ("ave" OR "av") AND "brun"*');
    expect(plain('murray av brun')).toBe('"murray" AND "av" AND "brun"*');
    expect(plain('murray street brun')).toBe('"murray" AND "street" AND "brun"*');
  });
});

describe('the looser questions', () => {
  it('join neighbours', () => {
    expect(looser('sun shine')[0]).toBe('("sun"* AND "shine"*) OR ("sunshine"*)');
  });

  it('let go of the type, then of state and postcode', () => {
    expect(looserRungs(words('murray av brunswick nsw 3999')).slice(1)).toEqual([
      { match: '"murray"* AND "brunswick"* AND "nsw"* AND "3999"*', anchors: ['murray'] },
      { match: '"murray"* AND "av" AND "brunswick"*', anchors: null },
    ]);
  });

  it('keep a type that is the first word', () => {
    expect(looser('avenue brunswick').every((match) => match.includes('brunswick'))).toBe(true);
    expect(looser('avenue brunswick').every((match) => match.includes('"avenue"'))).toBe(true);
    expect(looser('avenue brunswick')).not.toEqual([]);
  });

  it('ask nothing without words, and nothing twice', () => {
    expect(looserRungs([])).toEqual([]);
    const questions = looser('murray rd brunswick vic');
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('the repaired questions', () => {
  const repairs = new Map([
    ['muray', ['murray', 'moray']],
    ['brunswik', ['brunswick']],
  ]);

  it('make the fewest changes first, and anchor the name in what it may be', () => {
    const rungs = repairedRungs(words('muray rd brunswik'), repairs);
    expect(rungs[0]).toEqual({
      match:
        '(("murray"* OR "moray"*) AND "rd" AND "brunswik"*) OR ("muray"* AND "rd" AND ("brunswick"*))',
      anchors: null,
    });
    expect(rungs[1]).toEqual({ match: '"muray"* AND "brunswik"*', anchors: ['muray'] });
    expect(rungs[3]?.match).toBe(
      '("muray"* OR "murray"* OR "moray"*) AND "rd" AND ("brunswik"* OR "brunswick"*)',
    );
    expect(rungs[4]).toEqual({
      match: '("muray"* OR "murray"* OR "moray"*) AND ("brunswik"* OR "brunswick"*)',
      anchors: ['muray', 'murray', 'moray'],
    });
  });

  it('leave out any one word but the first in the end, and none of two', () => {
    const [, only, ...more] = repairedRungs(words('murray av brunswick'), new Map());
    expect(only).toEqual({
      match: '("murray"* AND "brunswick"*) OR ("murray"* AND "av")',
      anchors: ['murray'],
    });
    expect(more).toEqual([]);
    expect(repairedRungs(words('murray brunswick'), new Map())).toHaveLength(1);
  });
});
