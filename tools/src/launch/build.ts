import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { withDiskErrorSentences } from '../disk-errors.ts';
import { projectRoot } from './project-root.ts';
import { captureProgram, packageProgram } from './run-program.ts';
import { sourceHash } from './source-hash.ts';

type App = 'server' | 'tax-authority' | 'payment-provider' | 'backoffice';
type Build = { app: App; make: (signal: AbortSignal) => Promise<void> };

const builds: Build[] = [
  { app: 'server', make: bundleServer },
  { app: 'tax-authority', make: bundleTaxAuthority },
  { app: 'payment-provider', make: bundlePaymentProvider },
  { app: 'backoffice', make: bundleBackoffice },
];

export const serverBundle = join(projectRoot, 'apps', 'server', 'dist', 'main.js');
export const taxAuthorityBundle = join(projectRoot, 'apps', 'tax-authority', 'dist', 'main.js');
export const paymentProviderBundle = join(projectRoot, 'apps', 'payment-provider', 'dist', 'main.js');

/** Builds the apps whose sources changed since the last build; all apps unless `only` is given. */
export async function buildStaleApps(signal: AbortSignal, only?: readonly App[]): Promise<void> {
  const wanted = builds.filter(({ app }) => only?.includes(app) ?? true);
  await Promise.all(wanted.map((build) => buildIfStale(build, signal)));
}

async function buildIfStale({ app, make }: Build, signal: AbortSignal): Promise<void> {
  const sources = [`apps/${app}`, ...packagesOf(`apps/${app}`), 'tsconfig.base.json', 'package-lock.json'];
  const hash = sourceHash(projectRoot, sources);
  const folder = join(projectRoot, 'apps', app, 'dist');
  const marker = join(folder, '.source-hash');
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === hash) return;
  console.error(consolePhrases.build.building(app));
  await withDiskErrorSentences(folder, async () => {
    await rm(marker, { force: true });
    await make(signal);
    await writeFile(marker, hash);
  });
}

/** The folders of the project's own packages that a folder depends on, also indirectly. */
export function packagesOf(folder: string, root = projectRoot): string[] {
  const found = new Set<string>();
  const visit = (at: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const own = `packages/${name.slice('@tezga/'.length)}`;
      if (!name.startsWith('@tezga/') || found.has(own)) continue;
      found.add(own);
      visit(own);
    }
  };
  visit(folder);
  return [...found].toSorted();
}

// Reading key files, printing and backups run in worker threads, so each has its own entry point.
function bundleServer(): Promise<void> {
  return bundleProgram('server', {
    main: 'src/main.ts',
    'key-file-worker': 'src/certificates/key-file-worker.ts',
    'print-worker': 'src/platform/documents/print-worker.ts',
    'backup-worker': 'src/backups/backup-worker.ts',
  });
}

function bundleTaxAuthority(): Promise<void> {
  return bundleProgram('tax-authority', { main: 'src/main.ts' });
}

function bundlePaymentProvider(): Promise<void> {
  return bundleProgram('payment-provider', { main: 'src/main.ts' });
}

async function bundleProgram(app: string, entryPoints: Record<string, string>): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: join(projectRoot, 'apps', app),
    entryPoints,
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
    plugins: [
      {
        name: 'npm packages stay outside',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@tezga/') ? undefined : { external: true },
          ),
      },
    ],
  });
}

async function bundleBackoffice(signal: AbortSignal): Promise<void> {
  const { exitCode, output } = await captureProgram(packageProgram('vite'), ['build'], {
    folder: 'apps/backoffice',
    // Always the production build, whatever NODE_ENV the caller has.
    environment: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  if (exitCode !== 0) throw new ConsoleError(consolePhrases.build.failed('backoffice', output));
}
