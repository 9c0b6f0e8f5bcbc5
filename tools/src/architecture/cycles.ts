/** The import cycles, one for each node on a cycle, as paths that begin and end with that node. */
export function cyclesAmong(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  return [...imports.keys()].flatMap((start) => {
    const path = pathBack(start, start, imports, new Set());
    return path ? [[start, ...path]] : [];
  });
}

function pathBack(
  start: string,
  current: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
): string[] | undefined {
  for (const next of imports.get(current) ?? []) {
    if (next === start) return [next];
    if (seen.has(next)) continue;
    seen.add(next);
    const path = pathBack(start, next, imports, seen);
    if (path) return [next, ...path];
  }
  return undefined;
}
