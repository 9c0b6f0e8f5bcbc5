import { cyclesAmong } from './cycles.ts';
import { importsOf } from './imports-of.ts';
import { packageOf, layerOfImport } from './packages.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

export function importsGoDown(files: readonly SourceFile[]): Offence[] {
  return files.flatMap((file) => {
    const own = packageOf(file.path);
    if (!own) return [];
    return importsOf(file)
      .filter(({ specifier }) => (layerOfImport(specifier) ?? -1) >= own.layer)
      .map(({ specifier }) => ({ rule: 'imports go down only', where: `${file.path}: ${specifier}` }));
  });
}

export function relativeImportsStayInside(files: readonly SourceFile[]): Offence[] {
  return files.flatMap((file) => {
    const own = packageOf(file.path);
    if (!own) return [];
    return importsOf(file)
      .filter(({ target }) => target !== undefined && !target.startsWith(`${own.folder}/`))
      .map(({ specifier }) => ({
        rule: 'relative imports stay inside their package',
        where: `${file.path}: ${specifier}`,
      }));
  });
}

/** Tests of the domain are exempt, because they import vitest. */
export function domainImportsNothing(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => packageOf(path)?.name === 'domain' && !isTest(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target === undefined)
        .map(({ specifier }) => ({ rule: 'domain imports nothing', where: `${file.path}: ${specifier}` })),
    );
}

/**
 * Reports import cycles between files. Type imports and lazy imports count too: a type that two files need
 * belongs in a third file that both import.
 */
export function filesHaveNoCycle(files: readonly SourceFile[]): Offence[] {
  const checked = files.filter(
    ({ path }) =>
      (path.startsWith('apps/') || path.startsWith('packages/')) &&
      !isTest(path) &&
      !path.includes('/testing/'),
  );
  const paths = new Set(checked.map(({ path }) => path));
  const targetsOf = (file: SourceFile) =>
    importsOf(file).flatMap(({ target }) => (target !== undefined && paths.has(target) ? [target] : []));
  const imports = new Map(checked.map((file) => [file.path, new Set(targetsOf(file))]));
  return cyclesAmong(imports).map((cycle) => ({ rule: 'files have no cycle', where: cycle.join(' → ') }));
}
