/** The shipped sample, read and reported as a folder is. */
import { expect, it, vi } from 'vitest';
import { loadCommand } from './load-release.ts';

it('--check reports what the sample contains', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  expect(await loadCommand(['--sample', '--check'])).toBe(0);
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(/^read +55,802 addresses$/),
    expect.stringMatching(/^retired +0$/),
    expect.stringMatching(/^usable +55,802 on 2,864 streets in \d+ localities$/),
  ]);
});
