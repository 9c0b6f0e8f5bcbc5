import { codeOf } from './masked-code.ts';
import { packageOf } from './packages.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

const codeLinesMax = 250;
const testLinesMax = 400;

export function filesStaySmall(files: readonly SourceFile[]): Offence[] {
  return files.flatMap((file) => {
    const { path } = file;
    if (path.endsWith('.generated.ts')) return [];
    const lines = codeOf(file)
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    const isTooLong = lines > (isTest(path) ? testLinesMax : codeLinesMax);
    return isTooLong ? [{ rule: 'files stay small', where: `${path}: ${lines} lines` }] : [];
  });
}

/** Configuration files of tools are exempt, because the tools read the default export. */
export function noDefaultExports(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => !path.endsWith('.config.ts'))
    .filter((file) => /\bexport\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/.test(codeOf(file)))
    .map(({ path }) => ({ rule: 'no default exports', where: path }));
}

const filesPerFolderMax = 40;

/** Folders that exceed the limit today, each with its reason. */
const largerFolders: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/articles', 'one file for each action, and its stores'],
  ['packages/domain/src/sales', 'one rule for each file'],
  ['packages/phrases/src/en', 'one list of phrases for each capability'],
  ['packages/phrases/src/it', 'one list of phrases for each capability'],
  ['packages/phrases/src/sq', 'one list of phrases for each capability'],
  ['packages/ui/src/controls', 'thin wrappers around the controls of Mantine'],
]);

export function foldersStaySmall(files: readonly SourceFile[]): Offence[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > filesPerFolderMax && !largerFolders.has(folder))
    .map(([folder, count]) => ({ rule: 'folders stay small', where: `${folder}: ${count} files` }));
}

/** Files that cast because the types of a library are too strict. */
const mayCastLibraries = new Set([
  'apps/server/src/platform/http/serve-docs.ts',
  'apps/server/src/platform/http/security.ts',
]);

/**
 * Forbids double casts (`as unknown as`), which hide a wrong row type; `run<Row>` and the generated schema
 * already declare the type.
 */
export function serverRowsAreTyped(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path))
    .filter(({ path }) => !path.includes('/testing/') && !mayCastLibraries.has(path))
    .filter((file) => /\bas unknown as\b/.test(codeOf(file)))
    .map(({ path }) => ({ rule: 'rows of the server are typed', where: path }));
}

/** Exempt files, each with the numbers that it scales: none of them is a typed amount. */
const mayScaleNumbers: ReadonlyMap<string, string> = new Map([
  ['apps/backoffice/src/admin/backups/backup-facts.ts', 'bytes'],
  ['apps/backoffice/src/business/fiscal/FiscalTimeline.tsx', 'seconds'],
  ['apps/server/src/demo/demo-articles.ts', 'invented prices, before they are typed'],
  ['packages/ui/src/figures/format-figures.ts', 'percentage points'],
  ['packages/ui/src/table/cell-number.ts', 'counts of a column'],
]);

const byHand = [
  /\bNumber\([^()]+\)\s*\/\s*1[0_]+\b/,
  /\bBigInt\(Math\.round\(/,
  // A cast of a cell such as `row['total']` is allowed: an untyped row has no type that the cast could hide.
  /(?<!\[['"]\w+['"]\]) as (?:Money|Quantity|UnitCost|ExchangeRate|Percent)\b/,
];

/** Codecs of the contract convert amounts; a conversion by hand can use the wrong scale. */
export function amountsAreConvertedByTheContract(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => /^(?:apps\/(?:server|backoffice)|packages\/(?:ui|print))\/src\//.test(path))
    .filter(({ path }) => !isTest(path) && !mayScaleNumbers.has(path))
    .flatMap((file) =>
      byHand.flatMap((pattern) => {
        const found = pattern.exec(codeOf(file));
        return found
          ? [{ rule: 'amounts are converted by the contract', where: `${file.path}: ${found[0].trim()}` }]
          : [];
      }),
    );
}

const vagueNames = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'lib',
  'shared',
  'manager',
  'managers',
]);

export function namesAreSpecific(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => wordsOf(path).some((word) => vagueNames.has(word)))
    .map(({ path }) => ({ rule: 'names are specific', where: path }));
}

function wordsOf(path: string): string[] {
  return path
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

const entryPoints = [
  /^packages\/[^/]+\/src\/index\.ts$/,
  /^apps\/[^/]+\/src\/index\.ts$/,
  /^(?:e2e|bench|tools)\/src\/index\.ts$/,
  /^apps\/(?:server|tax-authority)\/src\/[^/]+\/index\.ts$/,
  /^apps\/backoffice\/src\/(?:auth|account|testing)\/index\.ts$/,
  /^apps\/backoffice\/src\/(?:business|admin)\/[^/]+\/index\.ts$/,
  /^tools\/src\/[^/]+\/index\.ts$/,
];

export function indexOnlyAsEntryPoint(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(
      ({ path }) =>
        /(?:^|\/)index\.tsx?$/.test(path) && !entryPoints.some((entryPoint) => entryPoint.test(path)),
    )
    .map(({ path }) => ({
      rule: 'index.ts only as the entry point of a package or capability',
      where: path,
    }));
}

const outsideWorld = [
  /(?<![.\w$])Date\s*\.\s*now\b/,
  /(?<![.\w$])(?:new\s+)?Date\s*\(\s*\)/,
  /(?<![.\w$])Math\s*\.\s*random\b/,
  /(?<![.\w$])(?:process|globalThis|window|document)\s*[.[]/,
  /(?<![.\w$])fetch\s*\(/,
];

export function domainIsPure(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => packageOf(path)?.name === 'domain' && !isTest(path))
    .flatMap((file) =>
      outsideWorld.flatMap((pattern) => {
        const found = pattern.exec(codeOf(file));
        return found ? [{ rule: 'domain is pure', where: `${file.path}: ${found[0]}` }] : [];
      }),
    );
}
