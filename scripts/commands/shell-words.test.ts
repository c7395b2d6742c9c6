/** A shell reads a printed command back as the same words. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWords } from './shell-words.ts';

it('leaves words alone that need no quotes', () => {
  const words = ['versions', 'deploy', 'a1b2-c3@100%', '--config', 'x/wrangler.toml', '--yes'];
  expect(shellWords(words)).toBe('versions deploy a1b2-c3@100% --config x/wrangler.toml --yes');
});

it('quotes words that a shell would interpret', () => {
  const words = ['--message', 'take back one-1', '<new version>@10%', "it's", '', '$HOME', 'a;b'];
  const read = execFileSync('sh', ['-c', `printf '%s\\n' ${shellWords(words)}`], {
    encoding: 'utf8',
  });
  expect(read).toBe(`${words.join('\n')}\n`);
});
