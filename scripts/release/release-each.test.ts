/** A release of all brands stops at the first failure, and says which brands are left. */
import { expect, it } from 'vitest';
import { releaseEach } from './release-each.ts';

const targets = ['a-qa', 'b-qa', 'c-qa', 'd-qa'].map((env) => ({ env }));

it('releases in order, and starts none after a failure', async () => {
  const begun: string[] = [];
  const release = async ({ env }: { readonly env: string }) => {
    begun.push(env);
    if (env === 'b-qa') throw new Error('The smoke test failed: lead form');
  };
  await expect(releaseEach(targets, release)).rejects.toThrow(
    'The release of b-qa stopped. The smoke test failed: lead form\nNot started: c-qa, d-qa',
  );
  expect(begun).toEqual(['a-qa', 'b-qa']);
});

it('names no others when the last one fails', async () => {
  const release = async () => {
    throw new Error('no');
  };
  await expect(releaseEach(targets.slice(3), release)).rejects.toThrow(
    /^The release of d-qa stopped\. no$/,
  );
});
