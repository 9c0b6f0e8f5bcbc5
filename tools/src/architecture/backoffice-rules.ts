import { cyclesAmong } from './cycles.ts';
import { importsOf } from './imports-of.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

const source = 'apps/backoffice/src/';

/**
 * The layers of the back office from top to bottom; files in no folder (App, router, screens) are above all
 * of them.
 */
const layers: readonly (readonly string[])[] = [
  ['shell'],
  ['auth', 'account'],
  ['admin'],
  ['business'],
  ['kits'],
  ['session'],
];
/** Layers that have one subfolder for each capability or kit. */
const dividedLayers = new Set(['business', 'admin', 'kits']);
/**
 * Layers whose files any layer above may import directly; other layers are imported through their index.ts.
 */
const openLayers = new Set(['kits', 'session']);

type Location = { layer: number; unit: string };
type Crossing = { path: string; target: string; from: Location; to: Location };

function locationOf(path: string): Location {
  const [folder = '', ...rest] = path.slice(source.length).split('/');
  if (rest.length === 0) return { layer: -1, unit: '' };
  const layer = layers.findIndex((names) => names.includes(folder));
  return { layer, unit: dividedLayers.has(folder) ? `${folder}/${rest[0]}` : folder };
}

/** Tests and their fixtures may import any file. */
const isProductCode = ({ path }: SourceFile) =>
  path.startsWith(source) && !isTest(path) && !path.includes('/testing/');

/**
 * Every import from one unit of the back office into another: of a value, a type or a style sheet, static or
 * lazy.
 */
function crossings(files: readonly SourceFile[]): Crossing[] {
  return files.filter(isProductCode).flatMap((file) =>
    importsOf(file).flatMap(({ target }) => {
      if (target === undefined || !target.startsWith(source)) return [];
      const [from, to] = [locationOf(file.path), locationOf(target)];
      return from.unit === to.unit ? [] : [{ path: file.path, target, from, to }];
    }),
  );
}

export function backofficeImportsGoDown(files: readonly SourceFile[]): Offence[] {
  return crossings(files)
    .filter(({ from, to }) => to.layer < from.layer)
    .map(({ path, target }) => ({ rule: 'the back office imports downwards', where: `${path}: ${target}` }));
}

export function backofficeFoldersAreKnown(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(
      (file) => isProductCode(file) && locationOf(file.path).unit !== '' && locationOf(file.path).layer < 0,
    )
    .map(({ path }) => ({ rule: 'the back office has no other folders', where: path }));
}

export function backofficeCapabilitiesMeetAtTheirIndex(files: readonly SourceFile[]): Offence[] {
  return crossings(files)
    .filter(({ from, to, target }) => {
      const isOpen = openLayers.has(layers[to.layer]?.[0] ?? '');
      return from.layer >= 0 && to.layer >= 0 && !isOpen && target !== `${source}${to.unit}/index.ts`;
    })
    .map(({ path, target }) => ({
      rule: 'capabilities meet at their index.ts',
      where: `${path}: ${target}`,
    }));
}

export function backofficeCapabilitiesHaveNoCycle(files: readonly SourceFile[]): Offence[] {
  const imports = new Map<string, Set<string>>();
  for (const { from, to } of crossings(files)) {
    imports.set(from.unit, (imports.get(from.unit) ?? new Set()).add(to.unit));
  }
  return cyclesAmong(imports).map((cycle) => ({
    rule: 'capabilities have no cycle',
    where: cycle.join(' → '),
  }));
}
