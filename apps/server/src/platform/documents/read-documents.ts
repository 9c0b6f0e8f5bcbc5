/** Sorts rows in the order of the ids; an id without a row is left out. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Groups lines by document, in the order in which they were read. */
export function linesByDocument<Row extends { readonly documentId: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Map<string, Omit<Row, 'documentId'>[]> {
  const byDocument = new Map(ids.map((id): [string, Omit<Row, 'documentId'>[]] => [id, []]));
  for (const { documentId, ...line } of rows) byDocument.get(documentId)?.push(line);
  return byDocument;
}
