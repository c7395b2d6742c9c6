/** What a tool printed is text for mails and files, whatever the tool thinks of its colours. */
import { expect, it } from 'vitest';
import { runCaptured } from './run-tool.ts';

it('takes colours out of what was captured', async () => {
  const red = String.raw`"\u001b[31m✘ \u001b[41;97mERROR\u001b[0m"`;
  const script = `console.log(${red}); console.error(${red})`;
  const { output, errors } = await runCaptured('node', ['-e', script]);
  expect([output, errors]).toEqual(['✘ ERROR\n', '✘ ERROR\n']);
});
