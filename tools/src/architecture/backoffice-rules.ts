import { cyclesAmong } from './cycles.ts';
import { importsOf } from './imports-of.ts';
import { isTest, type Offence, type SourceFile } from './source-file.ts';

const source = 'apps/backoffice/src/';

/** The rows of the back office from top to bottom; files in no folder (App, router, screens) stand above all of them. */
const rows: readonly (readonly string[])[] = [
  ['shell'],
  ['auth', 'account'],
  ['business'],
  ['admin'],
  ['kits'],
  ['session'],
];
/** Rows whose folders hold one room for each capability or kit. */
const rowsOfRooms = new Set(['business', 'admin', 'kits']);
/** Rows that any file above may import file by file; all others are imported at their index.ts. */
const openRows = new Set(['kits', 'session']);

type Place = { row: number; room: string };
type Crossing = { path: string; target: string; from: Place; to: Place };

function placeOf(path: string): Place {
  const [folder = '', ...rest] = path.slice(source.length).split('/');
  if (rest.length === 0) return { row: -1, room: '' };
  const row = rows.findIndex((names) => names.includes(folder));
  return { row, room: rowsOfRooms.has(folder) ? `${folder}/${rest[0]}` : folder };
}

/** A test and its equipment may use whatever they put to the test. */
const isProductCode = ({ path }: SourceFile) =>
  path.startsWith(source) && !isTest(path) && !path.includes('/testing/');

/** Every import from one room of the back office into another, whether of a value, a type, a style sheet or lazily. */
function crossings(files: readonly SourceFile[]): Crossing[] {
  return files.filter(isProductCode).flatMap((file) =>
    importsOf(file).flatMap(({ target }) => {
      if (target === undefined || !target.startsWith(source)) return [];
      const [from, to] = [placeOf(file.path), placeOf(target)];
      return from.room === to.room ? [] : [{ path: file.path, target, from, to }];
    }),
  );
}

export function backofficeImportsGoDown(files: readonly SourceFile[]): Offence[] {
  return crossings(files)
    .filter(({ from, to }) => to.row < from.row)
    .map(({ path, target }) => ({ rule: 'the back office imports downwards', where: `${path}: ${target}` }));
}

export function backofficeFoldersAreKnown(files: readonly SourceFile[]): Offence[] {
  return files
    .filter((file) => isProductCode(file) && placeOf(file.path).room !== '' && placeOf(file.path).row < 0)
    .map(({ path }) => ({ rule: 'the back office has no other folders', where: path }));
}

export function backofficeCapabilitiesMeetAtTheirIndex(files: readonly SourceFile[]): Offence[] {
  return crossings(files)
    .filter(({ from, to, target }) => {
      const isOpen = openRows.has(rows[to.row]?.[0] ?? '');
      return from.row >= 0 && to.row >= 0 && !isOpen && target !== `${source}${to.room}/index.ts`;
    })
    .map(({ path, target }) => ({
      rule: 'capabilities meet at their index.ts',
      where: `${path}: ${target}`,
    }));
}

export function backofficeRoomsHaveNoCycle(files: readonly SourceFile[]): Offence[] {
  const imports = new Map<string, Set<string>>();
  for (const { from, to } of crossings(files)) {
    imports.set(from.room, (imports.get(from.room) ?? new Set()).add(to.room));
  }
  return cyclesAmong(imports).map((way) => ({ rule: 'capabilities have no cycle', where: way.join(' → ') }));
}
