/** A lock file from which a fresh machine of any platform can install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { completed, type LockFile, sealed, unlisted, unsealed } from './lock-platforms.ts';

describe('package-lock.json', () => {
  it('lists the optional packages of every platform (npm run lock:complete)', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
    expect(unlisted(lock)).toEqual([]);
  });

  it.each(['', 'content/cms'])('has a checksum of every package (%s)', (folder) => {
    const lock = JSON.parse(
      readFileSync(join(root, folder, 'package-lock.json'), 'utf8'),
    ) as LockFile;
    expect(unsealed(lock)).toEqual([]);
  });

  it('contains no download addresses, so that any registry may serve it', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  });
});

describe('completed', () => {
  it('takes the operating system and processor from the name', () => {
    const lock = {
      packages: {
        'node_modules/tool': {
          version: '1.0.0',
          optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/windows-64': '1.0.0' },
        },
      },
    };
    const { packages } = completed(lock);
    expect(packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(packages['node_modules/@tool/windows-64']).toMatchObject({
      os: ['win32'],
      cpu: ['x64'],
    });
  });

  it('does not accept another version of the package', () => {
    const tool = { version: '2.0.0', optionalDependencies: { '@tool/linux-x64': '2.0.0' } };
    const other = { version: '1.0.0', os: ['linux'], cpu: ['x64'] };
    const packages = { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': other };
    expect(unlisted({ packages })).toEqual([{ name: '@tool/linux-x64', version: '2.0.0' }]);
  });
});

describe('sealed', () => {
  const packages = {
    '': { version: '1.0.0' },
    'content/cms': { version: '1.0.0' },
    'node_modules/cms': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', cpu: ['x64'] },
  };

  it('adds missing checksums, but none to our own packages', () => {
    expect(unsealed({ packages })).toEqual(['@b/c@2.0.0']);
    const lock = sealed({ packages }, new Map([['@b/c@2.0.0', 'sha512-c']]));
    expect(lock.packages).toEqual({
      ...packages,
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', integrity: 'sha512-c', cpu: ['x64'] },
    });
  });

  it('fails where a registry gives no checksum', () => {
    expect(() => sealed({ packages }, new Map([['@b/c@2.0.0', '']]))).toThrow(
      '@b/c@2.0.0: has no checksum',
    );
  });
});
