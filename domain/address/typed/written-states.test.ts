/** States in words and with dots, told from names. */
import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { withStates, withStatesJoined } from './written-states.ts';

const read = (text: string): string => withStates(fold(withStatesJoined(text)));

describe('a state with dots', () => {
  it.each([
    ['Brunswick V.I.C. 3056', 'brunswick vic 3056'],
    ['Brunswick, V.I.C', 'brunswick vic'],
    ['Dubbo N. S. W.', 'dubbo nsw'],
    ['Dubbo, N.S.W., 2830, Australia', 'dubbo nsw 2830'],
    ['Canberra A.C.T.,Australia', 'canberra act'],
    ['Glenelg S.A. 5045', 'glenelg sa 5045'],
    ['Albany W.A', 'albany wa'],
    ['Darwin N.T. 08', 'darwin nt 08'],
    ['Hobart T.A.S. aus', 'hobart tas aus'],
    ['3056 Brunswick V.I.C.', '3056 brunswick vic'],
    // Still being typed.
    ['Brunswick V.I', 'brunswick vi'],
    ['Dubbo n.s.', 'dubbo ns'],
  ])('is read: %s', (text, folded) => {
    expect(read(text)).toBe(folded);
  });

  it.each([
    ['A.B. Paterson Dr', 'a b paterson dr'],
    ['12 W.A. Smith St', '12 w a smith st'],
    ['12 W.A. 3056', '12 w a 3056'],
    ['24 A.C.T. Pl', '24 a c t pl'],
    ['12 Smith S.A. Abbott St', '12 smith s a abbott st'],
    ['12 Smith St N T', '12 smith st n t'],
  ])('is not read in initials: %s', (text, folded) => {
    expect(read(text)).toBe(folded);
  });
});

describe('a state written in full', () => {
  it.each([
    ['Long Lake, New South Wales, Australia', 'long lake nsw'],
    ['Pink Lake Western Aust', 'pink lake wa'],
    ['Long Lake, Victoria', 'long lake vic'],
    ['Marshall Mount New South Wales', 'marshall mount nsw'],
  ])('is read after a name that also begins longer names: %s', (text, folded) => {
    expect(read(text)).toBe(folded);
  });

  it.each(['mount victoria', 'port victoria', '12 rosa st mt victoria'])(
    'is not read in a place name: %s',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );
});
