const namesMax = 20;

/** The subject of a bulk change in the activity log: the first names, and how many more there are. */
export function namesOf(records: readonly { readonly name: string }[]): string {
  const names = records.slice(0, namesMax).map(({ name }) => name);
  const rest = records.length - names.length;
  return names.join(', ') + (rest > 0 ? ` +${rest}` : '');
}
