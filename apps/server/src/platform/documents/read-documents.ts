/** The rows of the ids in the order of the ids; an id without a row is left out. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The lines of each document, in the order in which they were read; `key` is the field that names the document. */
export function linesByDocument<Key extends string, Line extends Readonly<Record<Key, string>>>(
  ids: readonly string[],
  lines: readonly Line[],
  key: Key,
): Map<string, Line[]> {
  const byDocument = new Map(ids.map((id): [string, Line[]] => [id, []]));
  for (const line of lines) byDocument.get(line[key])?.push(line);
  return byDocument;
}
