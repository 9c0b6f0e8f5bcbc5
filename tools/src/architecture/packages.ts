/** The layers of the project from the bottom up; a package imports only from layers below its own. */
const layers: readonly (readonly string[])[] = [
  ['domain'],
  ['contract', 'fiscal', 'migrations', 'phrases'],
  ['ui', 'print', 'local-store'],
  ['apps'],
  ['tools'],
  ['e2e', 'bench'],
];

export type Package = { folder: string; name: string; layer: number };

/** The package of a file; undefined for files at the root. */
export function packageOf(path: string): Package | undefined {
  const [top = '', second = ''] = path.split('/');
  if (top === 'packages') return { folder: `packages/${second}`, name: second, layer: layerOf(second) };
  if (top === 'apps') return { folder: `apps/${second}`, name: second, layer: layerOf('apps') };
  return layerOf(top) >= 0 ? { folder: top, name: top, layer: layerOf(top) } : undefined;
}

/** The layer of `@tezga/…`; a name that is no package of the lower layers is an app. */
export function layerOfImport(specifier: string): number | undefined {
  const name = /^@tezga\/([^/]+)/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  const layer = layerOf(name);
  return layer >= 0 ? layer : layerOf('apps');
}

function layerOf(name: string): number {
  return layers.findIndex((layer) => layer.includes(name));
}
