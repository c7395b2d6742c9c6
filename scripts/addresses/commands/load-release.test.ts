/** The shipped sample, read and reported as a folder is; and a load that is ended, which leaves no files behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { root } from '../../build/files-below.ts';
import { inFolder, writeSmallGnaf } from '../read/gnaf.fixture.ts';
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

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s while addresses are sorted removes the sorted files, which are as large as the national file',
  async (signal) => {
    await inFolder(async (folder) => {
      const [gnaf, temporary] = [join(folder, 'gnaf'), join(folder, 'tmp')];
      writeSmallGnaf(gnaf);
      mkdirSync(temporary);
      const script = `
        const { readdirSync } = await import('node:fs');
        const { loadCommand } = await import(${JSON.stringify(join(root, 'scripts/addresses/commands/load-release.ts'))});
        setInterval(() => {
          if (readdirSync(process.env.TMPDIR).some((name) => name.startsWith('kurrajong-addresses-')))
            process.kill(process.pid, '${signal}');
        }, 0);
        await loadCommand([${JSON.stringify(gnaf)}, '--check']);
        console.log('read to its end');
        process.exit(0);
      `;
      const command = spawn(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TMPDIR: temporary },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [code] = await once(command, 'exit');
      expect(code).toBe(1);
      expect(readdirSync(temporary)).toEqual([]);
    });
  },
  30_000,
);
