import { importsOf } from './imports-of.ts';
import { packageOf, storeyOfImport } from './packages.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

export function importsGoDown(files: readonly SourceFile[]): Offence[] {
  return files.flatMap((file) => {
    const own = packageOf(file.path);
    if (!own) return [];
    return importsOf(file)
      .filter(({ specifier }) => (storeyOfImport(specifier) ?? -1) >= own.storey)
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

/** Its tests may use what tests are written with. */
export function domainImportsNothing(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => packageOf(path)?.name === 'domain' && !isTest(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target === undefined)
        .map(({ specifier }) => ({ rule: 'domain imports nothing', where: `${file.path}: ${specifier}` })),
    );
}
