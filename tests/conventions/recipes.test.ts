/** Each recipe of CONTRIBUTING.md, followed to the letter in a copy of the tree, passes its check, which fails without its last change. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesBelow, root, toolFolders } from '../../scripts/build/files-below.ts';
import {
  edited,
  type Recipe,
  recipesIn,
  type Step,
  touchedBy,
  wordsIn,
  wordsOf,
} from './recipes.ts';

const recipes = recipesIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const env = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json', NODE_OPTIONS: '' };
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** The text of every source file that a recipe could use. */
function sources(): string[] {
  return ['domain', 'content/model', 'brands', 'client', 'worker'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(?:tsx?|sql)$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
}

/** A copy of the working tree and its build output, with links to the packages but not to their caches. */
function copyOfTree(): string {
  const parent = join(root, '.wrangler');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(join(parent, 'recipes-'));
  copies.push(copy);
  const left = new Set(['.git', '.wrangler', 'node_modules', 'test-results']);
  for (const entry of readdirSync(root)) {
    // The tests of releases make and remove such files, perhaps while this copies.
    if (!left.has(entry) && !entry.startsWith('wrangler.release-')) {
      cpSync(join(root, entry), join(copy, entry), {
        recursive: true,
        filter: (path) => !path.endsWith('.png') && !toolFolders.has(basename(path)),
      });
    }
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry === '.cache' || entry.startsWith('.vite')) continue;
    symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  }
  // The saved state of tsc. A clone whose types were never checked has none.
  const types = join('node_modules', '.cache', 'types');
  if (existsSync(join(root, types))) {
    cpSync(join(root, types), join(copy, types), { recursive: true });
  }
  return copy;
}

function run(copy: string, tool: string, args: readonly string[]) {
  const bin = join(copy, 'node_modules', '.bin', tool);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, env, encoding: 'utf8' });
  return { ok: status === 0, output: stdout + stderr };
}

function follow(copy: string, step: Step): void {
  switch (step.kind) {
    case 'write':
      mkdirSync(join(copy, dirname(step.path)), { recursive: true });
      writeFileSync(join(copy, step.path), `${step.text}\n`);
      return;
    case 'copy':
      for (const file of filesBelow(join(copy, step.from))) copyFile(copy, file, step);
      return;
    case 'run': {
      const script = join('scripts', `${step.script.replace(':', '-')}.ts`);
      const { ok, output } = run(copy, 'node', ['--import', 'tsx', script]);
      if (!ok) throw new Error(`npm run ${step.script} failed:\n${output}`);
      return;
    }
    default: {
      const path = join(copy, step.path);
      writeFileSync(path, edited(readFileSync(path, 'utf8'), step));
    }
  }
}

function copyFile(copy: string, file: string, step: Extract<Step, { kind: 'copy' }>): void {
  const to = join(copy, step.to, file);
  mkdirSync(dirname(to), { recursive: true });
  const from = join(copy, step.from, file);
  if (!/\.(?:ts|json|svg|vtt)$/.test(file)) {
    cpSync(from, to);
    return;
  }
  const said = step.words.reduce(
    (text, [old, next]) => text.replaceAll(old, next),
    readFileSync(from, 'utf8'),
  );
  writeFileSync(to, said);
}

/** Scripts run last, once everything they read is there. */
function followAll(copy: string, steps: readonly Step[]): void {
  const [scripts, others] = partition(steps, ({ kind }) => kind === 'run');
  for (const step of [...others, ...scripts]) follow(copy, step);
}

function partition<T>(list: readonly T[], wanted: (one: T) => boolean): [T[], T[]] {
  return [list.filter(wanted), list.filter((one) => !wanted(one))];
}

/** The test files that failed, by path in the tree. */
function failures(copy: string, some: readonly Recipe[]): string[] {
  const report = join(copy, 'report.json');
  const files = some.flatMap(({ check }) => check);
  const { output } = run(copy, 'vitest', [
    'run',
    // A second process would load the same modules again, for tests that take seconds.
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  if (testResults.length < files.length) throw new Error(`Some tests did not run:\n${output}`);
  return testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name }) => name.slice(copy.length + 1));
}

const [ofPlans, others] = partition(recipes, ({ name }) => /filter|product/.test(name));

describe('the recipes of CONTRIBUTING.md', () => {
  it('cover a section, a brand, a filter, a partner and a product', () => {
    expect(recipes.map(({ name }) => name)).toEqual([
      'Add a section',
      'Add a brand',
      'Add a filter',
      'Add a partner',
      "Add a plan's product",
    ]);
  });

  // Their types are checked together, where a name that one recipe adds would hide that another lacks it.
  it('share no file and no new word', () => {
    const known = wordsIn(sources());
    const added = recipes.flatMap((recipe) => [
      ...new Set(touchedBy(recipe)),
      ...[...wordsOf(recipe)].filter((word) => !known.has(word)),
    ]);
    expect(added.filter((one, at) => added.indexOf(one) < at)).toEqual([]);
  });

  // In one tree, because a new product has nearly all files checked again, and by one checker, because several
  // repeat each other's work. Scripts write no types.
  it('leave no type errors', () => {
    const copy = copyOfTree();
    followAll(
      copy,
      recipes.flatMap(({ steps }) => steps).filter(({ kind }) => kind !== 'run'),
    );
    expect(run(copy, 'tsc', ['-b', '--checkers', '1'])).toEqual({ ok: true, output: '' });
  });

  // The product recipe adds a vertical that no shipped brand carries, so the brand recipe needs another tree.
  it.each([
    ['of plans', ofPlans],
    ['of everything else', others],
  ])('%s fail their checks, each without its last change, and pass them with it', (_name, some) => {
    const copy = copyOfTree();
    const last = new Set(some.map(({ steps }) => steps.findLast(({ kind }) => kind !== 'run')));
    const [kept, left] = partition(
      some.flatMap(({ steps }) => steps),
      (step) => !last.has(step),
    );
    followAll(copy, kept);
    const failed = failures(copy, some);
    const unnoticed = some.filter(
      ({ check }) => !failed.some((file) => check.some((path) => file.startsWith(path))),
    );
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
    const scripts = kept.filter(({ kind }) => kind === 'run');
    followAll(copy, [...left, ...scripts]);
    expect(failures(copy, some)).toEqual([]);
  });
});

describe('a recipe', () => {
  const recipe = (steps: string) =>
    `# Doc\n## Add x\n\n${steps}\n\nCheck: \`npm run unit -- a b\`\n`;

  it('is read step by step', () => {
    const [read] = recipesIn(
      recipe(
        [
          'Write `a.ts`:\n\n```ts\none\n\nIn `not a step`\n```\n',
          'In `b.ts`, before `  x,`, add:\n\n```ts\ntwo\n```\n',
          'In `c.ts`, replace `old` with `new`.\n',
          'Run `npm run content:schemas`: because.',
        ].join('\n'),
      ),
    );
    expect(read).toEqual({
      name: 'Add x',
      steps: [
        { kind: 'write', path: 'a.ts', text: 'one\n\nIn `not a step`' },
        { kind: 'add', path: 'b.ts', where: 'before', line: '  x,', text: 'two' },
        { kind: 'replace', path: 'c.ts', old: 'old', text: 'new' },
        { kind: 'run', script: 'content:schemas' },
      ],
      check: ['a', 'b'],
    });
  });

  it('may not have a step that nothing can follow', () => {
    expect(() => recipesIn(recipe('In `a.ts`, do something.'))).toThrow(/nothing can follow/);
  });

  it('is out of date when the line it looks for is missing or appears twice', () => {
    const step = { kind: 'add', path: 'a.ts', where: 'after', line: 'x', text: 'y' } as const;
    expect(edited('x\nz', step)).toBe('x\ny\nz');
    expect(() => edited('z', step)).toThrow('a.ts has "x" 0 times: the recipe is out of date');
    expect(() => edited('x\nx', step)).toThrow('2 times');
  });
});
