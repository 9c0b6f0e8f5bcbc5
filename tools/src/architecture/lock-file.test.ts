import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../launch/project-root.ts';
import { missingPackages, missingPlatforms, type LockedPackages } from './lock-file.ts';

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: LockedPackages;
};

test('the lock file contains every optional package, so that npm ci accepts it', () => {
  expect(missingPackages(packages)).toEqual([]);
});

test('the lock file contains each native dependency for macOS, Windows and Linux', () => {
  expect(missingPlatforms(packages)).toEqual([]);
});

const native = (os: string, cpu: string, libc?: string) => ({
  os: [os],
  cpu: [cpu],
  ...(libc === undefined ? {} : { libc: [libc] }),
});

/** A lock file with a bundler that has one native package for each of these platforms. */
function lockOf(platforms: Record<string, ReturnType<typeof native>>): LockedPackages {
  const names = Object.keys(platforms);
  return {
    'node_modules/bundler': {
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    },
    ...Object.fromEntries(Object.entries(platforms).map(([name, each]) => [`node_modules/${name}`, each])),
  };
}

const everywhereButLinux = {
  'bundler-darwin-arm64': native('darwin', 'arm64'),
  'bundler-darwin-x64': native('darwin', 'x64'),
  'bundler-win32-x64': native('win32', 'x64'),
};

test('a native dependency built for glibc only is reported as missing for musl', () => {
  const lock = lockOf({
    ...everywhereButLinux,
    'bundler-linux-arm64': native('linux', 'arm64'),
    'bundler-linux-x64-gnu': native('linux', 'x64', 'glibc'),
  });
  expect(missingPlatforms(lock)).toEqual(['bundler lacks linux x64 musl']);
});

test('a native dependency without a macOS package is reported by its name', () => {
  const lock = lockOf({
    ...everywhereButLinux,
    'bundler-linux-arm64': native('linux', 'arm64'),
    'bundler-linux-x64': native('linux', 'x64'),
  });
  delete lock['node_modules/bundler-darwin-x64'];
  expect(missingPlatforms(lock)).toEqual(['bundler lacks darwin x64']);
  expect(missingPackages(lock)).toEqual(['bundler-darwin-x64 (of bundler)']);
});
