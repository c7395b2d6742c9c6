/** Answers are always complete and within bounds, whatever the input. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedBy, listedVerticals } from './listed.ts';
import { answerTo, completeAnswers, initialAnswers, type Questions } from './question.ts';

const questions = {
  spend: {
    kind: 'amount',
    label: 'Spend',
    unit: '$',
    min: 100,
    max: 5_000,
    step: 50,
    initial: 800,
  },
  rate: { kind: 'amount', label: 'Rate', unit: '%', min: 0, max: 1, step: 0.1, initial: 0.5 },
  state: { kind: 'choice', label: 'State', options: ['NSW', 'VIC'], initial: 'VIC' },
  postcode: {
    kind: 'text',
    label: 'Postcode',
    pattern: String.raw`\d{4}`,
    maxLength: 4,
    initial: '',
  },
} as const satisfies Questions;

describe('answers', () => {
  it('start with the defaults', () => {
    expect(initialAnswers(questions)).toEqual({
      spend: 800,
      rate: 0.5,
      state: 'VIC',
      postcode: '',
    });
    expect(completeAnswers(questions, {})).toEqual(initialAnswers(questions));
  });

  it.each([
    ['1234', 1_250],
    ['99', 100],
    ['1e9', 5_000],
    ['-5', 100],
    ['', 800],
    ['x', 800],
    [undefined, 800],
    ['Infinity', 800],
  ])('read %s as $%s', (said, answer) => {
    expect(answerTo(questions.spend, said)).toBe(answer);
  });

  it.each(listedVerticals)('for %s are at least as precise as a bill', (vertical) => {
    const steps = Object.values(listedBy(vertical).questions).map((question) =>
      question.kind === 'amount' ? question.step : 0,
    );
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1);
  });

  it('keep decimals as written', () => {
    expect(answerTo(questions.rate, '0.3')).toBe(0.3);
  });

  it.each([
    ['2480', '2480'],
    [' 0800 ', '0800'],
    [2480, '2480'],
    ['248', ''],
    ['24801', ''],
    ['24a0', ''],
    [undefined, ''],
  ])('read %s as the text "%s"', (said, answer) => {
    expect(answerTo(questions.postcode, said)).toBe(answer);
  });

  it('ignore options that are not offered', () => {
    expect([answerTo(questions.state, 'NSW'), answerTo(questions.state, 'constructor')]).toEqual([
      'NSW',
      'VIC',
    ]);
  });

  it('stay the same once complete', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('spend', 'rate', 'state', 'x'),
          fc.oneof(fc.double(), fc.string()),
        ),
        (said) => {
          const once = completeAnswers(questions, said);
          expect(completeAnswers(questions, once)).toEqual(once);
          expect(Object.keys(once)).toEqual(Object.keys(questions));
        },
      ),
    );
  });
});
