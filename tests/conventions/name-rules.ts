/** Rules for names: no two source files share one, and none uses a word that docs/glossary.md gives another meaning. */
import type { ProjectFile } from './project-files.ts';

/** `client/ui/link.tsx` → `link`; `hero.test.tsx` → `hero.test`. */
const baseName = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');

/** Base names that several files share, each with those files. */
export function sharedNames(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map([...Map.groupBy(paths, baseName)].filter(([, files]) => files.length > 1));
}

interface WordRule {
  /** Tested against names declared in the code, and against the file's name in camel case. */
  readonly word: RegExp;
  /** The paths where the word is forbidden; all of them when absent. */
  readonly where?: RegExp;
  readonly instead: string;
}

const wordRules: readonly WordRule[] = [
  {
    word: /catalogue/i,
    where:
      /^(?:client|content\/model|domain\/(?!plans)|worker\/(?:cache|content|http|leads|openapi|render|routes|seo))/,
    instead: 'problems, registry or list: a catalogue is providers and plans',
  },
  {
    word: /(?:asset|bar|canonical|download|frame|link|media|page|request|share|site|sign[uU]p|web)Address|addressBar/,
    instead: 'url, href or path: an address is postal',
  },
  {
    word: /^Place$/,
    where: /^(?!domain\/plans\/list\/)/,
    instead: 'premises, locality, target or what it is: a place is a plan’s position in its list',
  },
  {
    word: /^users?(?![a-z_]|Agent)|[a-z]Users?(?![a-z_]|Agent)/,
    instead: 'visitor',
  },
];
/** Code that treats an address as a URL. */
const addressAsUrl =
  /(?:new URL|fetch|goto|lighthouse)\(address\b|\baddress\.(?:startsWith|href)\b/;
const vague = /^(?:common|helpers?|misc|shared|stuff|utils?)$/;

/** Names that code declares: variables, functions, types, fields. */
function declaredNames(text: string): string[] {
  const pattern =
    /\b(?:const|let|function|class|interface|type|readonly)\s+([A-Za-z_$][\w$]*)(?=\s*[=(:<;{?]|\s+extends)/g;
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Misused words, as "file: word, say …". */
export function misusedWords(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ name, text }) => {
    const named = [baseName(name).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())];
    const faults = wordRules
      .filter(({ where }) => where === undefined || where.test(name))
      .flatMap(({ word, instead }) =>
        [...named, ...declaredNames(text)]
          .filter((declared) => word.test(declared))
          .map((declared) => `${name}: ${declared}, say ${instead}`),
      );
    const asUrl = addressAsUrl.test(text) ? [`${name}: address, say url or path`] : [];
    const says = vague.test(baseName(name)) ? [`${name}: say what it holds`] : [];
    return [...faults, ...asUrl, ...says];
  });
}
