/** The storeys of the house from the bottom up; a package imports only from storeys below its own. */
const storeys: readonly (readonly string[])[] = [
  ['domain'],
  ['contract', 'fiscal', 'migrations', 'phrases'],
  ['ui', 'print', 'local-store'],
  ['apps'],
  ['tools'],
  ['e2e', 'bench'],
];

export type Package = { folder: string; name: string; storey: number };

/** The package a file of the project belongs to; files at the root belong to none. */
export function packageOf(path: string): Package | undefined {
  const [top = '', second = ''] = path.split('/');
  if (top === 'packages') return { folder: `packages/${second}`, name: second, storey: storeyOf(second) };
  if (top === 'apps') return { folder: `apps/${second}`, name: second, storey: storeyOf('apps') };
  return storeyOf(top) >= 0 ? { folder: top, name: top, storey: storeyOf(top) } : undefined;
}

/** The storey of `@tezga/…`; what is no package of the lower storeys must be an app. */
export function storeyOfImport(specifier: string): number | undefined {
  const name = /^@tezga\/([^/]+)/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  const storey = storeyOf(name);
  return storey >= 0 ? storey : storeyOf('apps');
}

function storeyOf(name: string): number {
  return storeys.findIndex((storey) => storey.includes(name));
}
