import { cyclesAmong } from './cycles.ts';
import { importsOf } from './imports-of.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

/** The apps whose folders are capabilities; the back office has layers, which backoffice-rules.ts checks. */
const sources = ['apps/server/src/', 'apps/tax-authority/src/', 'apps/payment-provider/src/'] as const;
const platform = 'platform';
const testEquipment = 'testing';

type Crossing = { path: string; source: string; from: string; to: string; target: string };

/** The folder directly below the source folder of an app, undefined for files outside such a folder. */
function folderOf(path: string, source: string): string | undefined {
  if (!path.startsWith(source)) return undefined;
  const [folder, ...rest] = path.slice(source.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

/** Every import from one folder of an app into another, except imports of test fixtures by tests. */
function crossings(files: readonly SourceFile[], of: readonly string[] = sources): Crossing[] {
  return of.flatMap((source) => files.flatMap((file) => crossingsOf(file, source)));
}

function crossingsOf(file: SourceFile, source: string): Crossing[] {
  const from = folderOf(file.path, source);
  if (from === undefined) return [];
  return importsOf(file).flatMap(({ target }) => {
    const to = target === undefined ? undefined : folderOf(target, source);
    if (target === undefined || to === undefined || to === from) return [];
    return isTest(file.path) && to === testEquipment ? [] : [{ path: file.path, source, from, to, target }];
  });
}

export function platformImportsNoCapability(files: readonly SourceFile[]): Offence[] {
  return crossings(files)
    .filter(({ from }) => from === platform)
    .map(({ path, target }) => ({ rule: 'the platform imports no capability', where: `${path}: ${target}` }));
}

export function capabilitiesMeetAtTheirIndex(files: readonly SourceFile[]): Offence[] {
  return crossings(files)
    .filter(
      ({ source, from, to, target }) =>
        from !== platform && to !== platform && target !== `${source}${to}/index.ts`,
    )
    .map(({ path, target }) => ({
      rule: 'capabilities meet at their index.ts',
      where: `${path}: ${target}`,
    }));
}

export function capabilitiesHaveNoCycle(files: readonly SourceFile[]): Offence[] {
  return sources.flatMap((source) => cyclesIn(crossings(files, [source])));
}

function cyclesIn(found: readonly Crossing[]): Offence[] {
  const imports = new Map<string, Set<string>>();
  for (const { from, to } of found) {
    if (from !== platform && to !== platform) imports.set(from, (imports.get(from) ?? new Set()).add(to));
  }
  return cyclesAmong(imports).map((cycle) => ({
    rule: 'capabilities have no cycle',
    where: cycle.join(' → '),
  }));
}
