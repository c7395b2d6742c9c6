/** Finds what a lock file lacks, entries for optional platform packages and checksums, and adds them. */

interface LockedPackage {
  readonly version?: string;
  /** The checksum with which npm verifies the package. */
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly [key: string]: unknown;
}

const systems = ['android', 'darwin', 'linux', 'win32', 'windows', 'freebsd', 'openharmony'];
const processors: Readonly<Record<string, string>> = {
  arm: 'arm',
  arm64: 'arm64',
  x64: 'x64',
  64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
};

/** Optional packages with an exact version but no entry. */
export function unlisted(lock: LockFile): { name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isListed(lock, owner, name, version))
      .map(([name, version]) => ({ name, version })),
  );
}

/** The lock with an entry for each of them; their system and processor are parsed from the name. */
export function completed(lock: LockFile): LockFile {
  const entries = unlisted(lock).map(({ name, version }) => {
    const words = name.split('/').at(-1)?.split('-') ?? [];
    const system = words.find((word) => systems.includes(word));
    const processor = words.map((word) => processors[word]).find(Boolean);
    if (!system || !processor) throw new Error(`${name}: its name has no system and processor`);
    const os = system === 'windows' ? 'win32' : system;
    const libc = words.includes('musl') ? { libc: ['musl'] } : {};
    return [
      `node_modules/${name}`,
      { version, cpu: [processor], dev: true, ...libc, optional: true, os: [os] },
    ] as const;
  });
  const packages = { ...lock.packages, ...Object.fromEntries(entries) };
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Registry packages without a checksum, in the form for asking the registry: `tool@1.0.0`. */
export function unsealed(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([path, one]) =>
    isUnsealed(path, one) ? [idOf(path, one)] : [],
  );
}

/** The lock with a checksum for each of them. @throws Error when one is unknown */
export function sealed(lock: LockFile, checksums: ReadonlyMap<string, string>): LockFile {
  const entries = Object.entries(lock.packages).map(([path, one]) => {
    if (!isUnsealed(path, one)) return [path, one];
    const integrity = checksums.get(idOf(path, one));
    if (!integrity?.startsWith('sha512-')) throw new Error(`${idOf(path, one)}: has no checksum`);
    const { version, ...rest } = one;
    return [path, { version, integrity, ...rest }];
  });
  return { ...lock, packages: Object.fromEntries(entries) };
}

/** Excludes this project's folders and links to them, which do not come from a registry. */
function isUnsealed(path: string, { integrity, link }: LockedPackage): boolean {
  return path.includes('node_modules/') && link !== true && !integrity;
}

function idOf(path: string, { version }: LockedPackage): string {
  return `${path.split('node_modules/').at(-1)}@${version}`;
}

function isListed(lock: LockFile, owner: string, name: string, version: string): boolean {
  return [`${owner}/node_modules/${name}`, `node_modules/${name}`].some(
    (key) => lock.packages[key]?.version === version,
  );
}
