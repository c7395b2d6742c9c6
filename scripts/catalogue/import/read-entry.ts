/** Parses an entry's JSON, or gives the reason to refuse it. */
import type { Piece } from './split-entries.ts';

/** Longer than any text in a real plan. */
const mostText = 100_000;

const faults = {
  'too-large': 'is larger than an entry may be',
  'cut-off': 'the file ends before the entry does',
} as const;

/** @throws Error with the reason */
export function readEntry({ text, fault }: Piece): unknown {
  if (fault) throw new Error(faults[fault]);
  return parsed(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Drops the rest of the message, which quotes the text.
    const reason = error instanceof Error ? error.message.split(/[,:]? ?["'\n]|\.\.\. /)[0] : '';
    throw new Error(`is not JSON: ${reason}`, { cause: error });
  }
}

/** @throws Error when a key would pollute prototypes, or a text is too long */
export function refuseHostile(value: unknown): void {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.length > mostText) {
      throw new Error(`holds a text of more than ${mostText.toLocaleString('en-AU')} characters`);
    }
    if (typeof one !== 'object' || one === null) continue;
    if (Object.hasOwn(one, '__proto__')) throw new Error('holds a key named __proto__');
    for (const item of Object.values(one)) left.push(item);
  }
}

/** The plan's id, from whatever there is of an entry; undefined if it has none. */
export function idInText(text: string): string | undefined {
  return /"planId"\s*:\s*"([^"\\]{1,80})"/.exec(text)?.[1];
}
