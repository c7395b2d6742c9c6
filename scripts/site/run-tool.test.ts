/** The project's tools: captured output without colours, and stopping a server. */
import { expect, it } from 'vitest';
import { runCaptured } from './run-tool.ts';

it('removes colours from captured output', async () => {
  const red = String.raw`"\u001b[31m✘ \u001b[41;97mERROR\u001b[0m"`;
  const script = `console.log(${red}); console.error(${red})`;
  const { output, errors } = await runCaptured('node', ['-e', script]);
  expect([output, errors]).toEqual(['✘ ERROR\n', '✘ ERROR\n']);
});

it('ends a server with the process that started it, even if that throws', async () => {
  const tools = new URL('./run-tool.ts', import.meta.url).href;
  const script = `import { startServing } from '${tools}';
    startServing('node', ['-e', 'setTimeout(() => console.log("still here"), 3000)']);
    throw new Error('thrown');`;
  const { code, output } = await runCaptured('node', ['--input-type=module', '-e', script]);
  expect([code, output]).toEqual([1, '']);
});
