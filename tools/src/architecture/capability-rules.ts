import { importsOf } from './imports-of.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

const serverSource = 'apps/server/src/';
const platform = 'platform';
const testEquipment = 'testing';

type Crossing = { path: string; from: string; to: string; target: string };

/** The folder below the server's sources, undefined for files that lie in none. */
function folderOf(path: string): string | undefined {
  if (!path.startsWith(serverSource)) return undefined;
  const [folder, ...rest] = path.slice(serverSource.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

/** Every import from one folder of the server into another, save that every test may use the test equipment. */
function crossings(files: readonly SourceFile[]): Crossing[] {
  return files.flatMap((file) => {
    const from = folderOf(file.path);
    if (from === undefined) return [];
    return importsOf(file).flatMap(({ target }) => {
      const to = target === undefined ? undefined : folderOf(target);
      if (target === undefined || to === undefined || to === from) return [];
      return isTest(file.path) && to === testEquipment ? [] : [{ path: file.path, from, to, target }];
    });
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
      ({ from, to, target }) =>
        from !== platform && to !== platform && target !== `${serverSource}${to}/index.ts`,
    )
    .map(({ path, target }) => ({
      rule: 'capabilities meet at their index.ts',
      where: `${path}: ${target}`,
    }));
}

export function capabilitiesHaveNoCycle(files: readonly SourceFile[]): Offence[] {
  const imports = new Map<string, Set<string>>();
  for (const { from, to } of crossings(files)) {
    if (from !== platform && to !== platform) imports.set(from, (imports.get(from) ?? new Set()).add(to));
  }
  return [...imports.keys()].flatMap((start) => {
    const way = wayBack(start, start, imports, new Set());
    return way ? [{ rule: 'capabilities have no cycle', where: [start, ...way].join(' → ') }] : [];
  });
}

function wayBack(
  start: string,
  current: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
): string[] | undefined {
  for (const next of imports.get(current) ?? []) {
    if (next === start) return [next];
    if (seen.has(next)) continue;
    seen.add(next);
    const way = wayBack(start, next, imports, seen);
    if (way) return [next, ...way];
  }
  return undefined;
}
