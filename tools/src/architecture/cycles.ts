/** Every way from a node back to itself, one for each node on a cycle; the first and last of a way are the same. */
export function cyclesAmong(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  return [...imports.keys()].flatMap((start) => {
    const way = wayBack(start, start, imports, new Set());
    return way ? [[start, ...way]] : [];
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
