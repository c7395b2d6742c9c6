/** The doctor's findings as text and as an exit code. */
import type { Finding } from './finding.ts';

const marks = { ok: '✓', look: '!', bad: '✗' } as const;

export interface Section {
  /** What was examined: this machine, or a brand and stage. */
  readonly title: string;
  readonly findings: readonly Finding[];
}

export function reportText(sections: readonly Section[]): string {
  const all = sections.flatMap(({ findings }) => findings);
  const width = Math.max(...all.map(({ about }) => about.length));
  const lines = sections.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap((one) => lineOf(one, width)),
    '',
  ]);
  return [...lines, summary(all)].join('\n');
}

function lineOf(finding: Finding, width: number): string[] {
  const { about, state, says } = finding;
  const line = `  ${marks[state]} ${about.padEnd(width)}  ${says}`;
  return finding.state === 'ok' ? [line] : [line, `    ${' '.repeat(width)}  → ${finding.mend}`];
}

function summary(all: readonly Finding[]): string {
  const count = (state: Finding['state']) => all.filter((one) => one.state === state).length;
  const [wrong, worth] = [count('bad'), count('look')];
  if (wrong + worth === 0) return 'Everything is in order.';
  return `${wrong} to mend, ${worth} to look at, ${count('ok')} in order.`;
}

/** 1 if anything must be fixed. */
export function exitCode(sections: readonly Section[]): 0 | 1 {
  return sections.some(({ findings }) => findings.some(({ state }) => state === 'bad')) ? 1 : 0;
}
