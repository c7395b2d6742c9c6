/** Reads a command line according to the command's known options; unknown ones are refused by name. */
import { parseArgs } from 'node:util';
import { knownOptions } from './known-options.mjs';

/** An invalid command line; the message says what to write instead. Exit code 2. */
export class UsageError extends Error {
  name = 'UsageError';
}

const help = { help: 'this page' };

function known(command) {
  const { npm, argument, isRepeated, options } = knownOptions[command];
  return { npm, argument, isRepeated, options: { ...options, help } };
}

export function usageOf(command) {
  const { npm, argument, isRepeated, options } = known(command);
  const rows = Object.entries(options).map(([name, { value, help }]) => [
    value ? `--${name} <${value}>` : `--${name}`,
    help,
  ]);
  const width = Math.max(...rows.map(([usage]) => usage.length));
  const lines = rows.map(([usage, text]) => `  ${usage.padEnd(width)}  ${text}`);
  const named = argument ? `<${argument}> ${isRepeated ? '… ' : ''}` : '';
  return [`${npm} -- ${named}[options]`, ...lines].join('\n');
}

export function readCommandLine(command, args = process.argv.slice(2)) {
  const { values, positionals } = parsed(command, args);
  const given = (name) => {
    if (Object.hasOwn(known(command).options, name)) return values[name];
    throw new Error(`${command} takes no --${name}: add it to known-options.mjs`);
  };
  return {
    flag: (name) => given(name) === true,
    text: (name) => given(name),
    argument: positionals[0],
    everyArgument: positionals,
  };
}

function parsed(command, args) {
  const { npm, argument, isRepeated, options } = known(command);
  const types = Object.entries(options).map(([name, { value }]) => [
    name,
    { type: value ? 'string' : 'boolean' },
  ]);
  try {
    const config = { options: Object.fromEntries(types), allowPositionals: true, tokens: true };
    const read = parseArgs({ args: [...args], ...config });
    demandMeant(read.tokens);
    const [, extra] = argument ? read.positionals : ['', ...read.positionals];
    if (extra !== undefined && !isRepeated) throw new Error(`"${extra}" is one argument too many`);
    for (const [name, given] of Object.entries(read.values))
      demandValue(name, given, options[name]);
    return read;
  } catch (error) {
    throw new UsageError(`${npm}: ${reasonOfLine(error)}\n\n${usageOf(command)}`, { cause: error });
  }
}

/** Drops the advice that Node adds to its messages, on the same line or the next, because it does not apply here. */
export function reasonOfLine(error) {
  const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. To |\.?\n/);
  return reason.replace(
    /^Option '(.*?)' argument is ambiguous$/,
    '$1 needs a value, and what follows it begins with a dash',
  );
}

/** Refuses repeated options, of which Node would keep the last, and empty values, which a shell makes from unset variables. */
export function demandMeant(tokens) {
  const given = new Set();
  for (const { name, value } of tokens.filter(({ kind }) => kind === 'option')) {
    if (given.has(name)) throw new Error(`--${name} is given twice`);
    if (value === '') throw new Error(`--${name} needs a value, but its value is empty`);
    given.add(name);
  }
}

/** Numbers have at most nine digits: nothing counted here has more, so more are a typo. */
function demandValue(name, given, { value, least = 0, choices }) {
  if (choices && !choices.includes(given)) {
    throw new Error(`--${name} must be one of ${choices.join(', ')}, not "${given}"`);
  }
  if (value !== 'number') return;
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} must be a whole number, not "${given}"`);
  if (Number(given) < least) throw new Error(`--${name} must be at least ${least}`);
}

/** What to print instead of running, with its exit code: help, or what is wrong. Undefined means run. */
export function answerInstead(script, given) {
  const [word, ...rest] = given;
  const [command, args] = Object.hasOwn(knownOptions, `${script} ${word}`)
    ? [`${script} ${word}`, rest]
    : [script, given];
  if (!Object.hasOwn(knownOptions, command)) return undefined;
  try {
    const { flag } = readCommandLine(command, args);
    return flag('help') ? { code: 0, text: usageOf(command) } : undefined;
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, text: error.message };
    throw error;
  }
}

export function endIfAnswered(script, given = process.argv.slice(2)) {
  const answer = answerInstead(script, given);
  if (!answer) return;
  process[answer.code === 0 ? 'stdout' : 'stderr'].write(`${answer.text}\n`);
  process.exit(answer.code);
}
